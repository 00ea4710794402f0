import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWholeNumber } from './whole-number.ts'

test('digits are a number, with spaces around them too', () => {
	fc.assert(
		fc.property(fc.nat(999_999_999), fc.constantFrom('', ' ', '\n'), (number, space) => {
			expect(readWholeNumber(`${space}${number}${space}`)).toBe(number)
		}),
	)
})

test('whatever else is typed is not a number, also where JavaScript reads one', () => {
	for (const text of [
		'',
		' ',
		'0x10',
		'1e1',
		'+5',
		'-5',
		'5.0',
		'1_0',
		'1 0',
		'٣',
		'５',
		'Infinity',
	])
		expect([text, readWholeNumber(text)]).toEqual([text, Number.NaN])
	fc.assert(
		fc.property(
			fc.string().filter((text) => !/^\s*[0-9]+\s*$/.test(text)),
			(text) => Number.isNaN(readWholeNumber(text)),
		),
	)
})
