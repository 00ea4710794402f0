import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item } from '#domain/offers/item.ts'
import { actionsOfGuest } from '#domain/stays/states/states.ts'
import { addDays } from '#domain/time/dates.ts'
import { type BookingState, shownOn, standingOf } from './booking-state.ts'
import { newTerms } from './new-terms.ts'

const dayOf = (number: number) => addDays('2027-01-10', number)
const quoted = fc
	.record({
		nights: fc.nat(3),
		heldFor: fc.option(fc.nat(6)),
		today: fc.integer({ max: 9, min: -5 }),
	})
	.map(({ nights, heldFor, today }) => {
		const stay = { from: dayOf(0), to: dayOf(nights) }
		const bed = { arrival: stay.from, departure: stay.to, units: 1, people: 2 }
		const item: Item =
			nights > 0
				? { kind: 'nights', offer: 'cabin', ...bed }
				: { kind: 'ride', offer: 'horses', day: stay.from, time: '09:00', people: 2 }
		const heldUntil = heldFor === null ? null : dayOf(-heldFor)
		const terms = { ...stay, party: { adults: 2, children: [] }, items: [item] }
		return { terms, heldUntil, today: dayOf(today) }
	})

test('a guest can accept only what the owner can confirm on the same day, and what has lapsed neither', () => {
	let accepted = 0
	fc.assert(
		fc.property(quoted, ({ terms, heldUntil, today }) => {
			const inState = (state: BookingState['state']) =>
				({ ...terms, state, agreement: { ...terms, heldUntil } }) as unknown as BookingState
			const confirm = () => newTerms(inState('accepted'), {}, { offers: [], today })
			if (actionsOfGuest(standingOf(inState('offered'), today)).includes('accept')) {
				accepted += 1
				expect(confirm()).toEqual(terms)
			} else expect(shownOn(inState('offered'), today)).toBe('expired')
			if (shownOn(inState('accepted'), today) === 'accepted') expect(confirm()).toEqual(terms)
			else expect(confirm).toThrow()
		}),
	)
	expect(accepted).toBeGreaterThan(10)
})
