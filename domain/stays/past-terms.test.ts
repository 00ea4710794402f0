import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysTaken, type Item, isWithoutNight, takingOf } from '#domain/offers/item.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import type { Terms } from './agreement.ts'
import { itemsToCome, withPast } from './past-terms.ts'

const dayOf = (number: number) => addDays('2027-01-10', number)
const from = dayOf(0)
const bed = fc.record({
	offer: fc.constantFrom('cabin' as const, 'glamping' as const, 'camping' as const),
	units: fc.integer({ min: 1, max: 2 }),
	people: fc.integer({ min: 1, max: 2 }),
})
const meal = fc.record({ day: fc.nat(8), people: fc.integer({ min: 1, max: 3 }) })
const change = fc.record({
	/** How many days after the change before it: some are changed twice on a day. */
	daysLater: fc.nat(1),
	to: fc.nat(8),
	beds: fc.uniqueArray(bed, { selector: ({ offer }) => offer, minLength: 1, maxLength: 2 }),
	meals: fc.array(meal, { maxLength: 2 }),
})

type Change = typeof change extends fc.Arbitrary<infer It> ? It : never

function itemsFor({ beds, meals }: Change, to: Day, since: Day): Item[] {
	const days = meals.map(({ day, people }) => ({ day: dayOf(day), people }))
	return [
		...beds.map((it): Item => ({ kind: 'nights', ...it, arrival: from, departure: to })),
		...days
			.filter(({ day }) => since <= day && day <= to)
			.map((it): Item => ({ kind: 'table', offer: 'table', time: null, units: 1, ...it })),
	]
}

/** What was taken on each day, and by how many. */
function recordOf(items: readonly Item[], isIn: (day: Day) => boolean) {
	return items
		.flatMap((item) =>
			daysTaken(takingOf(item))
				.filter(isIn)
				.map((day) => JSON.stringify([day, item.offer, takingOf(item).units, item.people])),
		)
		.sort()
}

test('whatever is changed day after day, each past day stays as it was, and those to come are as sent', () => {
	fc.assert(
		fc.property(change, fc.array(change, { maxLength: 6 }), (first, changes) => {
			const to = dayOf(first.to + 1)
			const party = { adults: 4, children: [] }
			let terms: Terms = { from, to, party, items: itemsFor(first, to, from) }
			let number = 1
			for (const next of changes) {
				number += next.daysLater
				const today = dayOf(number)
				if (terms.to < today) return
				const until = dayOf(Math.max(next.to, number))
				const sent = itemsFor(next, until, today)
				const items = withPast({ items: sent, party }, terms, today)
				const [isPast, isToCome] = [(day: Day) => day < today, (day: Day) => day >= today]
				expect(recordOf(items, isPast)).toEqual(recordOf(terms.items, isPast))
				expect(recordOf(items, isToCome)).toEqual(recordOf(sent, isToCome))
				expect(items.filter(isWithoutNight)).toEqual([])
				terms = { ...terms, to: until, items }
				// Sent as it is, nothing changes.
				expect(withPast({ items: itemsToCome(terms, today), party }, terms, today)).toEqual(items)
			}
		}),
		{ numRuns: 500 },
	)
})
