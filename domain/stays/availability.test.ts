import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { addMonths, daysOfMonth } from '#domain/time/months.ts'
import { freeAtBest, freeOn, freeOnEach, levelOf, type Taken } from './availability.ts'
import { daysInTheWay } from './in-the-way.ts'
import { nightsOf } from './nights.ts'

const stay = fc
	.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 10 }))
	.map(([start, nights]) => {
		const from = addDays('2027-12-20', start)
		return { from, to: addDays(from, nights) }
	})
const cabins = (total: number | null) => ({ offer: 'cabin' as const, total })
const tables = (total: number | null) => ({ offer: 'table' as const, total })
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
					const wanted = { ...cabins(total), units: it.units, hour: null, days: nightsOf(it.stay) }
					if (daysInTheWay(wanted, { others: taken, had: [] }).length === 0)
						taken.push(...takes(it))
				}
				for (const day of days) {
					const own = taken.filter((it) => it.day === day)
					const sum = own.reduce((units, it) => units + (it.units ?? total), 0)
					expect(sum).toBeLessThanOrEqual(total)
					expect(freeOn(cabins(total), own, null)).toBe(total - sum)
				}
			},
		),
	)
})

test('adding and removing a block changes nothing else', () => {
	fc.assert(
		fc.property(fc.array(request, { maxLength: 10 }), request, (all, block) => {
			const before = all.flatMap(takes)
			const free = freeOnEach(cabins(4), days, before)
			const withBlock = freeOnEach(cabins(4), days, [...before, ...takes(block)])
			const blocked = new Set(nightsOf(block.stay))
			for (const [index, { day, free: left }] of withBlock.entries())
				if (!blocked.has(day)) expect(left).toBe(free[index]?.free)
			expect(freeOnEach(cabins(4), days, before)).toEqual(free)
		}),
	)
})

test('the day of departure is free for the next arrival', () => {
	const first = takes({ stay: { from: '2027-01-01', to: '2027-01-03' }, units: 1 })
	const next = (from: string) => ({ ...cabins(1), units: 1, hour: null, days: [from] })
	expect(daysInTheWay(next('2027-01-03'), { others: first, had: [] })).toEqual([])
	expect(daysInTheWay(next('2027-01-02'), { others: first, had: [] })).toEqual([
		{ day: '2027-01-02', free: 0 },
	])
})

test('an offer without a known number is full only where it is closed', () => {
	const wanted = { ...cabins(null), units: 9, hour: null, days: ['2027-01-01', '2027-01-02'] }
	const taken: Taken[] = [
		{ day: '2027-01-01', units: 50, hour: null },
		{ day: '2027-01-02', units: null, hour: null },
	]
	expect(daysInTheWay(wanted, { others: taken, had: [] })).toEqual([{ day: '2027-01-02', free: 0 }])
	expect(freeOnEach(cabins(null), wanted.days, taken).map(({ free }) => free)).toEqual([null, 0])
})

test('tables are taken by the hour, and closed by the day', () => {
	const taken: Taken[] = [{ day: '2027-01-01', units: 2, hour: '13:00' }]
	const at = (hour: string | null) => freeOn(tables(2), taken, hour)
	expect([at('13:00'), at('19:00'), at(null)]).toEqual([0, 2, 0])
	expect(freeAtBest(tables(2), taken)).toBe(2)
	const closed = [...taken, { day: '2027-01-01', units: null, hour: null }]
	expect(freeOn(tables(2), closed, '19:00')).toBe(0)
})

test('guests who sit down at 13:00 and 13:30 are there at 13:45, and gone by 15:00', () => {
	const day = '2027-01-01'
	const taken: Taken[] = [
		{ day, units: 4, hour: '13:00' },
		{ day, units: 3, hour: '13:30' },
	]
	const at = (hour: string) => freeOn(tables(10), taken, hour)
	expect([at('13:45'), at('12:00'), at('14:30'), at('15:00'), at('11:30')]).toEqual([
		...[3, 6, 7, 10, 10],
	])
})

test('the units left at a time are the total less the most taken at any minute of it', () => {
	const hour = fc
		.tuple(fc.integer({ min: 8, max: 19 }), fc.constantFrom('00', '15', '30', '45'))
		.map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`)
	const some = fc.record({
		day: fc.constant('2027-01-01'),
		units: fc.integer({ min: 1, max: 3 }),
		hour: fc.option(hour),
	})
	const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
	const isThere = (it: Taken, minute: number) =>
		it.hour === null || (minutes(it.hour) <= minute && minute < minutes(it.hour) + 90)
	fc.assert(
		fc.property(fc.array(some, { maxLength: 12 }), hour, (taken, wanted) => {
			const each = Array.from({ length: 90 }, (_, index) => minutes(wanted) + index)
			const sums = each.map((minute) =>
				taken.reduce((sum, it) => sum + (isThere(it, minute) ? (it.units ?? 0) : 0), 0),
			)
			expect(freeOn(tables(50), taken, wanted)).toBe(50 - Math.max(...sums))
		}),
	)
})

test('all day, and closing, are refused where anything is taken at any time', () => {
	const taken: Taken[] = [{ day: '2027-01-01', units: 8, hour: '13:00' }]
	const wanted = { ...tables(10), hour: null, days: ['2027-01-01'] }
	expect(daysInTheWay({ ...wanted, units: 9 }, { others: taken, had: [] })).toHaveLength(1)
	expect(daysInTheWay({ ...wanted, units: 2 }, { others: taken, had: [] })).toEqual([])
	expect(daysInTheWay({ ...wanted, units: null }, { others: taken, had: [] })).toHaveLength(1)
	expect(
		daysInTheWay({ ...wanted, total: null, units: null }, { others: taken, had: [] }),
	).toHaveLength(1)
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
