import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { daysInTheWay, freeOn, freeOnEach, type Taken } from './availability.ts'
import { addMonths, daysOfMonth, levelOf } from './months.ts'
import { nightsOf } from './nights.ts'

const stay = fc
	.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 10 }))
	.map(([start, nights]) => {
		const from = addDays('2027-12-20', start)
		return { from, to: addDays(from, nights) }
	})
const request = fc.record({ stay, units: fc.option(fc.integer({ min: 1, max: 4 })) })
const days = nightsOf({ from: '2027-12-15', to: '2028-03-01' })

const takes = ({ stay, units }: { stay: { from: string; to: string }; units: number | null }) =>
	nightsOf(stay).map((day): Taken => ({ day, units, hour: null }))

test('no overlap takes more units than there are', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 5 }),
			fc.array(request, { maxLength: 40 }),
			(total, all) => {
				const taken: Taken[] = []
				for (const it of all) {
					const wanted = { units: it.units, hour: null, days: nightsOf(it.stay) }
					if (daysInTheWay(total, wanted, taken).length === 0) taken.push(...takes(it))
				}
				for (const day of days) {
					const own = taken.filter((it) => it.day === day)
					const sum = own.reduce((units, it) => units + (it.units ?? total), 0)
					expect(sum).toBeLessThanOrEqual(total)
					expect(freeOn(total, own)).toBe(total - sum)
				}
			},
		),
	)
})

test('adding and removing a block changes nothing else', () => {
	fc.assert(
		fc.property(fc.array(request, { maxLength: 10 }), request, (all, block) => {
			const before = all.flatMap(takes)
			const free = freeOnEach(4, days, before)
			const withBlock = freeOnEach(4, days, [...before, ...takes(block)])
			const blocked = new Set(nightsOf(block.stay))
			for (const [index, { day, free: left }] of withBlock.entries())
				if (!blocked.has(day)) expect(left).toBe(free[index]?.free)
			expect(freeOnEach(4, days, before)).toEqual(free)
		}),
	)
})

test('the day of departure is free for the next arrival', () => {
	const first = takes({ stay: { from: '2027-01-01', to: '2027-01-03' }, units: 1 })
	const next = (from: string) => ({ units: 1, hour: null, days: [from] })
	expect(daysInTheWay(1, next('2027-01-03'), first)).toEqual([])
	expect(daysInTheWay(1, next('2027-01-02'), first)).toEqual([{ day: '2027-01-02', free: 0 }])
})

test('an offer without a known number is full only where it is closed', () => {
	const wanted = { units: 9, hour: null, days: ['2027-01-01', '2027-01-02'] }
	const taken: Taken[] = [
		{ day: '2027-01-01', units: 50, hour: null },
		{ day: '2027-01-02', units: null, hour: null },
	]
	expect(daysInTheWay(null, wanted, taken)).toEqual([{ day: '2027-01-02', free: 0 }])
	expect(freeOnEach(null, wanted.days, taken).map(({ free }) => free)).toEqual([null, 0])
})

test('tables are taken by the hour, and closed by the day', () => {
	const taken: Taken[] = [{ day: '2027-01-01', units: 2, hour: '13:00' }]
	const at = (hour: string | null) => freeOn(2, taken, hour)
	expect([at('13:00'), at('19:00'), at(null)]).toEqual([0, 2, 2])
	expect(freeOn(2, [...taken, { day: '2027-01-01', units: null, hour: null }], '19:00')).toBe(0)
})

test('a day is past, free, has few left, is full, or must be asked for', () => {
	const level = (free: number | null, total: number | null, day = '2027-02-01') =>
		levelOf({ day, free }, total, '2027-01-15')
	expect(level(1, 1, '2027-01-14')).toBe('past')
	expect([level(0, 1), level(1, 1), level(1, 2), level(2, 8), level(3, 8)]).toEqual([
		'full',
		'free',
		'few',
		'few',
		'free',
	])
	expect([level(null, null), level(0, null)]).toEqual(['ask', 'full'])
})

test('months pass the year', () => {
	expect([addMonths('2026-11', 2), addMonths('2027-01', -1), addMonths('2026-12', 12)]).toEqual([
		'2027-01',
		'2026-12',
		'2027-12',
	])
	expect(nightsOf(daysOfMonth('2028-02'))).toHaveLength(29)
})
