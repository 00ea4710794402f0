import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#domain/time/dates.ts'
import { mergeStays } from './merge-stays.ts'
import { nightsOf } from './nights.ts'

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2027-01-01', days))
const stay = fc
	.tuple(day, fc.integer({ min: 1, max: 40 }))
	.map(([from, nights]) => ({ from, to: addDays(from, nights) }))

function unitsByNight(stays: { from: Day; to: Day; units: number }[]) {
	const units = new Map<Day, number>()
	for (const it of stays)
		for (const night of nightsOf(it)) units.set(night, (units.get(night) ?? 0) + it.units)
	return Object.fromEntries([...units].sort())
}

test('merged stays take the same units on each night, and no night is in two of them', () => {
	fc.assert(
		fc.property(fc.array(stay, { maxLength: 30 }), (stays) => {
			const merged = mergeStays(stays)
			expect(unitsByNight(merged)).toEqual(unitsByNight(stays.map((it) => ({ ...it, units: 1 }))))
			const nights = merged.flatMap(nightsOf)
			expect(new Set(nights).size).toBe(nights.length)
		}),
	)
})

test('stays that follow each other stay apart', () => {
	const stays = [
		{ from: '2027-01-01', to: '2027-01-04' },
		{ from: '2027-01-04', to: '2027-01-05' },
		{ from: '2027-02-01', to: '2027-02-03' },
	]
	expect(mergeStays(stays)).toEqual(stays.map((it) => ({ ...it, units: 1 })))
})
