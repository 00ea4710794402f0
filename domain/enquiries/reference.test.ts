import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idPrefixOf, referenceOf } from './reference.ts'

test('a reference is short and has no ambiguous letters', () => {
	fc.assert(
		fc.property(fc.uuid(), (id) => {
			expect(referenceOf(id)).toMatch(/^PC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
		}),
	)
})

test('a reference finds its id, however it is typed', () => {
	fc.assert(
		fc.property(fc.uuid(), (id) => {
			const reference = referenceOf(id)
			const typed = [
				reference,
				reference.toLowerCase(),
				reference.replaceAll('-', ''),
				reference.slice(3),
				reference.replaceAll('0', 'O').replaceAll('1', 'l'),
			]
			for (const text of typed) expect(id.startsWith(String(idPrefixOf(text)))).toBe(true)
		}),
	)
})

test('text that is no reference has no id', () => {
	for (const word of ['', 'Ana', 'PC-', 'PC-12345-6789', 'ana@example.com'])
		expect(idPrefixOf(word)).toBeUndefined()
})
