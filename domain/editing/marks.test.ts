import { expect, test } from 'vitest'
import { oneLine } from '#domain/text/text.ts'
import { markText, readMarks } from './marks.ts'

const lead = { document: 'camping', path: 'lead' }
const rule = { document: 'camping', path: 'rules.items.0' }

test('marks are read with their places, and leave the text as it was', () => {
	const text = `${markText('Año nuevo', lead)} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ${markText('Norma', rule)}`
	expect(readMarks(text)).toEqual({
		plain: 'Año nuevo 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Norma',
		marks: [
			{ ...lead, at: 0 },
			{ ...rule, at: 'Año nuevo 🏴󠁧󠁢󠁥󠁮󠁧󠁿 '.length },
		],
	})
})

test('a marked text that is pasted is stored without its marks', () => {
	expect(oneLine(markText('Acampe aquí', rule))).toBe('Acampe aquí')
})
