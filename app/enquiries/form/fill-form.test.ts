import { expect, test } from 'vitest'
import { lacksOffer, withChoice } from './fill-form.ts'

const cabin = { 'offer-cabin': '1', 'people-cabin': '4' }
const glamping = { 'offer-glamping': '1' }
const days = { ArrivalDate: '2027-01-12', DepartureDate: '2027-01-14' }
const written = { Name: 'Ana', ...days, ...cabin }
const draft = { values: written, chosen: cabin, savedAt: 0 }

test('coming from another offer’s calendar replaces the choice, keeps what is written, and is told', () => {
	const others = { ArrivalDate: '2027-02-01', ...glamping }
	const values = withChoice(draft, others)
	expect(values).toEqual({ Name: 'Ana', DepartureDate: days.DepartureDate, ...others })
	expect(lacksOffer(values, draft)).toBe(true)
})

test('other days of the same offer leave the rest of the choice', () => {
	const later = { ArrivalDate: '2027-02-01', 'offer-cabin': '1' }
	const values = withChoice(draft, later)
	expect(values).toEqual({ ...written, ...later })
	expect(lacksOffer(values, draft)).toBe(false)
})

test('an address that chooses nothing, or what the draft has taken over, leaves the draft as it is', () => {
	expect(withChoice(draft, {})).toBe(written)
	const unticked = { ...draft, values: { Name: 'Ana', ...glamping } }
	expect(withChoice(unticked, cabin)).toBe(unticked.values)
	expect(withChoice({ savedAt: 0 }, cabin)).toBe(cabin)
	expect(lacksOffer(written, undefined)).toBe(false)
})
