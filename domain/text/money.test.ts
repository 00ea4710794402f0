import { expect, test } from 'vitest'
import { formatPesos, knownSum, mostPesos, readPesos, sumOf } from './money.ts'

test('one peso is singular', () => {
	const prices = [0, 1, 900_000].map((pesos) => formatPesos(pesos, 'es'))
	expect(prices).toEqual(['0 pesos', '1 peso', '900.000 pesos'])
})

test('a price is read as people type it, and never guessed', () => {
	for (const text of ['750000', '750.000', '750,000', ' $ 750 000 ', '$750.000 pesos'])
		expect([text, readPesos(text)]).toEqual([text, 750_000])
	// As millions are written in Colombia; phones make the apostrophe a curly one.
	for (const text of ["1'200.000", '$ 1’200.000']) expect(readPesos(text)).toBe(1_200_000)
	expect(readPesos('0')).toBe(0)
	expect(readPesos('1.000.000.000.000')).toBe(mostPesos)
	for (const text of ['', '750,50', '75.00', '-5', '1e6', '750 mil', '1.000.000.000.001', '7.5000'])
		expect([text, readPesos(text)]).toEqual([text, undefined])
})

test('a sum counts the known prices; beside unknown ones, zero is not a sum', () => {
	expect(knownSum([100, null, 50])).toEqual({ total: 150, isPartial: true })
	expect(knownSum([100, 0])).toEqual({ total: 100, isPartial: false })
	expect(knownSum([0, 0])).toEqual({ total: 0, isPartial: false })
	expect(knownSum([0, null])).toEqual({ total: null, isPartial: false })
	expect(knownSum([null])).toEqual({ total: null, isPartial: false })
	expect(knownSum([])).toEqual({ total: null, isPartial: false })
})

test('a sum above the highest amount is to be agreed', () => {
	expect(knownSum([mostPesos - 1, 1])).toEqual({ total: mostPesos, isPartial: false })
	for (const parts of [
		[mostPesos, 1],
		[mostPesos, null, 1],
	])
		expect(knownSum(parts)).toEqual({ total: null, isPartial: false })
	expect([sumOf([mostPesos - 1, 1]), sumOf([mostPesos, 1])]).toEqual([mostPesos, null])
})
