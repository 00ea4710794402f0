import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReference, referenceOf, referencesOf } from './reference.ts'

test('a reference is short and has no ambiguous letters', () => {
	fc.assert(
		fc.property(fc.uuid(), (id) => {
			expect(referenceOf(id)).toMatch(/^PC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
		}),
	)
})

test('a reference is read, however it is typed', () => {
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
			for (const text of typed) expect(readReference(text)).toBe(reference)
		}),
	)
})

test('an id has other references, for when its first is taken', () => {
	const [first, ...others] = referencesOf('3b241101-e2bb-4255-8caf-4136c566a962')
	expect(first).toBe(referenceOf('3b241101-e2bb-4255-8caf-4136c566a962'))
	expect(new Set(others).size).toBe(others.length)
	expect(others).not.toContain(first)
})

test('text that is not a reference is not read as one', () => {
	for (const word of ['', 'Ana', 'PC-', 'PC-12345-6789', 'ana@example.com'])
		expect(readReference(word)).toBeUndefined()
})
