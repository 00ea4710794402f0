import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item } from '#domain/offers/item.ts'
import { actionsOfGuest } from '#domain/stays/states/states.ts'
import { addDays } from '#domain/time/dates.ts'
import { type BookingState, shownOn, standingOf } from '#server/stays/requests/booking-state.ts'
import { newTerms } from './new-terms.ts'

const dayOf = (number: number) => addDays('2027-01-10', number)
const quoted = fc
	.record({
		nights: fc.nat(3),
		beds: fc.boolean(),
		/** The days of rides, from the arrival. */
		rides: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
		heldFor: fc.option(fc.nat(6)),
		today: fc.integer({ max: 9, min: -5 }),
	})
	.map(({ nights, beds, rides, heldFor, today }) => {
		const stay = { from: dayOf(0), to: dayOf(nights) }
		const bed = { arrival: stay.from, departure: stay.to, units: 1, people: 2 }
		const items: Item[] = rides
			.filter((day) => day <= nights)
			.map((day) => ({ kind: 'ride', offer: 'horses', day: dayOf(day), time: '09:00', people: 2 }))
		if (nights > 0 && (beds || items.length === 0))
			items.push({ kind: 'nights', offer: 'cabin', ...bed })
		const isToCome = items.some((item) =>
			item.kind === 'nights' ? item.departure > dayOf(today) : item.day >= dayOf(today),
		)
		const heldUntil = heldFor === null ? null : dayOf(-heldFor)
		const terms = { ...stay, party: { adults: 2, children: [] }, items }
		return { terms, heldUntil, today: dayOf(today), isToCome }
	})
	.filter(({ terms }) => terms.items.length > 0)

test('a guest can accept only what the owner can confirm on the same day, and what has lapsed neither', () => {
	let accepted = 0
	fc.assert(
		fc.property(quoted, ({ terms, heldUntil, today, isToCome }) => {
			const inState = (state: BookingState['state']) =>
				({
					...terms,
					state,
					agreement: { ...terms, heldUntil },
					agreements: [],
				}) as unknown as BookingState
			const confirm = () => newTerms(inState('accepted'), {}, { offers: [], today })
			if (actionsOfGuest(standingOf(inState('offered'), today)).includes('accept')) {
				accepted += 1
				expect(confirm()).toEqual(terms)
			} else expect(shownOn(inState('offered'), today)).toBe('expired')
			if (!isToCome) expect(shownOn(inState('offered'), today)).toBe('expired')
			// A guest who has accepted is here until the day of departure.
			const isHere = today <= terms.to
			expect(shownOn(inState('accepted'), today)).toBe(isHere ? 'accepted' : 'expired')
			if (isHere) expect(confirm()).toEqual(terms)
			else expect(confirm).toThrow()
		}),
	)
	expect(accepted).toBeGreaterThan(10)
})
