import { expect, test } from 'vitest'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { dayStates, groupByDay, type KnownOffer, nightsChosen, takesBetween } from './day-states.ts'

const glamping: KnownOffer = {
	id: 'glamping',
	unit: 'night',
	units: 3,
	maxPeople: 2,
	minNights: 1,
	from: null,
}
const take = (changes: Partial<TakeResponse>): TakeResponse => ({
	id: '1',
	kind: 'confirmed',
	offer: 'glamping',
	from: '2026-12-12',
	to: '2026-12-14',
	units: 1,
	hour: null,
	heldUntil: null,
	itemPeople: null,
	note: null,
	guest: null,
	phone: null,
	people: null,
	request: null,
	...changes,
})
const takes = [
	take({}),
	take({ id: '2', from: '2026-12-13', to: '2026-12-15', units: 2 }),
	take({ id: '3', offer: 'table', from: '2026-12-13', to: '2026-12-13', hour: '13:00' }),
]

test('for one offer, a day shows what is left; the day of departure is free', () => {
	const states = dayStates('2026-12', takes, glamping)
	expect(states).toHaveLength(31)
	expect(states.slice(10, 15).map(({ level, free }) => [level, free])).toEqual([
		['free', 3],
		['some', 2],
		['full', 0],
		['few', 1],
		['free', 3],
	])
})

test('without a known number a day shows the entries; a block without units closes it', () => {
	const unknown = { ...glamping, units: null }
	const closed = [...takes, take({ id: '4', from: '2026-12-20', to: '2026-12-21', units: null })]
	const states = dayStates('2026-12', closed, unknown)
	expect([states[11]?.level, states[11]?.takes.length]).toEqual(['ask', 1])
	expect(states[19]?.level).toBe('full')
})

test('for all offers together, a day counts its entries', () => {
	const states = dayStates('2026-12', takes, undefined)
	expect(states.slice(10, 15).map((it) => it.takes.length)).toEqual([0, 1, 3, 1, 0])
})

test('the chosen nights include the last one, whichever was tapped first', () => {
	expect(nightsChosen('2026-12-30', '2027-01-01')).toEqual({ from: '2026-12-30', to: '2027-01-02' })
	expect(nightsChosen('2026-12-31', '2026-12-30')).toEqual({ from: '2026-12-30', to: '2027-01-01' })
	const nights = { offer: 'glamping' as const, ...nightsChosen('2026-12-14', '2026-12-14') }
	expect(takesBetween(takes, nights).map(({ id }) => id)).toEqual(['2'])
})

test('entries are grouped by arrival, with those of the month before first', () => {
	const all = [...takes, take({ id: '5', from: '2026-11-28', to: '2026-12-02' })]
	expect(groupByDay('2026-12', all).map(([day, { length }]) => [day, length])).toEqual([
		['', 1],
		['2026-12-12', 1],
		['2026-12-13', 2],
	])
})
