import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Taken } from './availability.ts'
import { daysInTheWay, freeFor } from './in-the-way.ts'

const days = ['2027-01-01', '2027-01-02', '2027-01-03']
const quarter = fc.integer({ min: 0, max: 89 })
const clock = (quarters: number) =>
	`${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`
const hour = fc.option(quarter.map(clock))
const units = fc.option(fc.integer({ min: 1, max: 6 }))
const taken = fc.record({ day: fc.constantFrom(...days), units, hour })
const list = fc.array(taken, { maxLength: 6 })

/** In the words of the rule, quarter by quarter of the day. */
function isThere(it: Pick<Taken, 'hour'>, at: number): boolean {
	if (it.hour === null) return true
	const from = Number(it.hour.slice(0, 2)) * 4 + Number(it.hour.slice(3)) / 15
	return from <= at && at < from + 6
}

test('only what a taker asks for beyond what it has must be free', () => {
	fc.assert(
		fc.property(
			fc.record({ others: list, had: list, found: list }),
			fc.record({ total: fc.integer({ min: 1, max: 6 }), units, hour }),
			(taken, asked) => {
				const { total } = asked
				const sum = (those: readonly Taken[], day: string, at: number) =>
					those
						.filter((it) => it.day === day && isThere(it, at))
						.reduce((all, it) => all + (it.units ?? total), 0)
				const expected = days.filter((day) =>
					Array.from({ length: 96 }, (_, at) => at)
						.filter((at) => isThere(asked, at))
						.some((at) => {
							const now = sum(taken.found, day, at) + (asked.units ?? total)
							const isMore = now > sum(taken.had, day, at)
							return isMore && sum(taken.others, day, at) + now > total
						}),
				)
				const wanted = { offer: 'table' as const, days, ...asked }
				const found = daysInTheWay(wanted, taken)
				expect(found.map(({ day }) => day)).toEqual(expected)
				// What it could have is just what is not refused.
				for (const { day, free } of freeFor(wanted, taken)) {
					const oneDay = { ...wanted, days: [day] }
					if (free === null) throw new Error('the number of tables is known')
					if (free > 0) expect(daysInTheWay({ ...oneDay, units: free }, taken)).toEqual([])
					expect(daysInTheWay({ ...oneDay, units: free + 1 }, taken)).toEqual([{ day, free }])
				}
			},
		),
		{ numRuns: 500 },
	)
})

test('with an unknown total, a booking keeps its units when the rest is closed', () => {
	const day = '2027-01-01'
	const wanted = { offer: 'camping' as const, total: null, hour: null, days: [day] }
	const closed = [{ day, units: null, hour: null, isBlock: true }]
	const guest = [{ day, units: 1, hour: null }]
	const had = [{ day, units: 2, hour: null }]
	expect(daysInTheWay({ ...wanted, units: 2 }, { others: closed, had })).toEqual([])
	expect(daysInTheWay({ ...wanted, units: 3 }, { others: closed, had })).toEqual([{ day, free: 2 }])
	expect(daysInTheWay({ ...wanted, units: null }, { others: guest, had })).toHaveLength(1)
	const all = [{ day, units: null, hour: null }]
	expect(daysInTheWay({ ...wanted, units: null }, { others: guest, had: all })).toEqual([])
	expect(daysInTheWay({ ...wanted, units: 9 }, { others: closed, had: all })).toEqual([])
})
