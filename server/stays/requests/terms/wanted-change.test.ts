import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { sizeOf } from '#domain/offers/party.ts'
import { addDays, isDay } from '#domain/time/dates.ts'
import type { BookingState } from '#server/stays/requests/booking-state.ts'
import { checkedChange } from './wanted-change.ts'

const today = '2027-01-19'
const terms = {
	state: 'confirmed',
	from: '2027-01-17',
	to: '2027-01-20',
	party: { adults: 2, children: [7] },
	items: [{ offer: 'cabin' }],
} as unknown as BookingState

const outcomeOf = (wanted: object, of = terms) => {
	try {
		return checkedChange(of, wanted, today)
	} catch (error) {
		if (!(error instanceof AppError)) throw error
		return error.errors?.[0]
	}
}

test('whatever a form posts is refused, or is days and a number of people', () => {
	const text = fc.oneof(
		fc.string(),
		fc.integer({ min: -900, max: 900 }).map((days) => addDays(today, days)),
	)
	const people = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1.5, 4.5, 199.99, 201, 0))
	const children = fc.oneof(fc.string(), fc.array(fc.integer({ min: -1, max: 19 })))
	const fields = fc.record(
		{ from: text, to: text, people, adults: people, children },
		{ requiredKeys: [] },
	)
	fc.assert(
		fc.property(fields, (wanted) => {
			const outcome = outcomeOf(wanted)
			if (!outcome || 'code' in outcome) return
			const { from, to, people, party } = outcome
			expect([isDay(from), isDay(to), from < to]).toEqual([true, true, true])
			expect(from, 'has arrived when they did').toBe(terms.from)
			expect(to >= today).toBe(true)
			expect(Number.isInteger(people) && people > 0 && people <= 200).toBe(true)
			expect([party.adults >= 1, sizeOf(party)]).toEqual([true, people])
			expect(party.children.every((age) => age >= 0 && age <= 17)).toBe(true)
		}),
		{ numRuns: 2000 },
	)
})

test('a guest who is here asks for another night, or leaves today', () => {
	expect(outcomeOf({ to: '2027-01-21' })).toMatchObject({ from: terms.from, to: '2027-01-21' })
	expect(outcomeOf({ from: terms.from, to: today })).toMatchObject({ to: today })
	expect(outcomeOf({ to: '2027-01-18' })).toMatchObject({ field: 'to', code: 'errWantedDays' })
	expect(outcomeOf({ from: '2027-01-19' })).toMatchObject({ field: 'from' })
	const later = { ...terms, from: '2027-02-01', to: '2027-02-03' }
	expect(outcomeOf({ from: '2027-01-31' }, later)).toMatchObject({ from: '2027-01-31' })
	expect(outcomeOf({ from: '2027-01-18' }, later)).toMatchObject({ field: 'from' })
})

test('days beyond the calendar, or too many of them, are refused with that reason', () => {
	const later = { ...terms, from: '2027-02-01', to: '2027-02-03' }
	const refused = (code: string) => ({ field: 'to', code })
	expect(outcomeOf({ to: '2031-02-03' }, later)).toMatchObject(refused('errTooFar'))
	expect(outcomeOf({ to: '2028-05-03' }, later)).toMatchObject(refused('errTooLong'))
	expect(outcomeOf({ to: '2027-01-31' }, later)).toMatchObject({ code: 'errWantedDays' })
})

test('a guest whose quote has lapsed proposes any other days', () => {
	const days = { from: '2027-02-01', to: '2027-02-03' }
	for (const state of ['offered', 'accepted', 'declined'] as const)
		expect(outcomeOf(days, { ...terms, state })).toMatchObject(days)
	expect(outcomeOf(days)).toMatchObject({ field: 'from', code: 'errWantedDays' })
})

test('children who stay at home are left out by their ages, and figures that contradict each other are refused', () => {
	const family = { ...terms, party: { adults: 2, children: [3, 8] } }
	const wanted = (fields: object) => outcomeOf(fields, family)
	const refused = (field: string, code: string) => ({ field, code })
	const party = (adults: number, children: number[]) => ({
		people: adults + children.length,
		party: { adults, children },
	})
	expect(wanted({ people: 2, children: [] })).toMatchObject(party(2, []))
	expect(wanted({ adults: 2, children: '' })).toMatchObject(party(2, []))
	expect(wanted({ children: [8] })).toMatchObject(party(2, [8]))
	expect(wanted({ people: 3, adults: 2, children: [8] })).toMatchObject(party(2, [8]))
	expect(wanted({ adults: 3 })).toMatchObject(party(3, [3, 8]))
	expect(wanted({ people: 3 })).toMatchObject(party(1, [3, 8]))
	expect(wanted({ children: '8 y 3' })).toMatchObject(party(2, [8, 3]))
	expect(wanted({ people: 2 })).toMatchObject(refused('people', 'errParty'))
	expect(wanted({ people: 3, adults: 2 })).toMatchObject(refused('children', 'errParty'))
	expect(wanted({ people: 1, children: [8] })).toMatchObject(refused('children', 'errParty'))
	expect(wanted({ people: 4, adults: 2, children: [8] })).toMatchObject(
		refused('children', 'errParty'),
	)
	for (const adults of [0, 1.5, 201, Number.NaN])
		expect(wanted({ adults })).toMatchObject(refused('adults', 'errAdults'))
	for (const children of ['ocho', '18', [-1], '3.5'])
		expect(wanted({ children })).toMatchObject(refused('children', 'errChildren'))
	expect(wanted({ adults: 199 })).toMatchObject(refused('people', 'errWantedPeople'))
})
