import { expect, test } from 'vitest'
import { oneLine } from '#domain/text/text.ts'
import { addTextId, readTextIds } from './text-ids.ts'

const lead = { document: 'camping', path: 'lead' }
const rule = { document: 'camping', path: 'rules.items.0' }

test('ids are read with their places, and leave the text as it was', () => {
	const text = `${addTextId('Año nuevo', lead)} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ${addTextId('Norma', rule)}`
	expect(readTextIds(text)).toEqual({
		plain: 'Año nuevo 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Norma',
		ids: [
			{ ...lead, at: 0 },
			{ ...rule, at: 'Año nuevo 🏴󠁧󠁢󠁥󠁮󠁧󠁿 '.length },
		],
	})
})

test('a text pasted from a preview is stored without its ids', () => {
	expect(oneLine(addTextId('Acampe aquí', rule))).toBe('Acampe aquí')
})
