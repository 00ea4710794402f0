import { expect, test } from 'vitest'
import { readPesos } from './money.ts'

test('a price is read as people type it, and never guessed', () => {
	for (const text of ['750000', '750.000', '750,000', ' $ 750 000 ', '$750.000 pesos'])
		expect([text, readPesos(text)]).toEqual([text, 750_000])
	expect(readPesos('0')).toBe(0)
	expect(readPesos('1.000.000.000')).toBe(1_000_000_000)
	for (const text of ['', '750,50', '75.00', '-5', '1e6', '750 mil', '1.000.000.001', '7.5000'])
		expect([text, readPesos(text)]).toEqual([text, undefined])
})
