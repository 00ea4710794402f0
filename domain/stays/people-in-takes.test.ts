import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsFor } from '#domain/offers/distribute.ts'
import { daysTaken, type Taking, takingOf } from '#domain/offers/item.ts'
import { isNightly, type OfferId, offerIds } from '#domain/offers/offers.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { countPeople, type PeopleOfBooking, peopleInTake } from './people-in-takes.ts'

const first = '2027-01-04'
const people = fc.integer({ min: 1, max: 20 })

const taking = fc
	.record({
		offer: fc.constantFrom(...offerIds),
		begins: fc.integer({ min: 0, max: 4 }),
		nights: fc.integer({ min: 1, max: 4 }),
		units: fc.integer({ min: 1, max: 3 }),
		hour: fc.constantFrom(null, '12:00', '13:00', '19:00'),
	})
	.map(({ offer, begins, nights, units, hour }): Taking => {
		const from = addDays(first, begins)
		if (isNightly(offer)) return { offer, from, to: addDays(from, nights), units, hour: null }
		return { offer, from, to: from, units, hour: offer === 'table' ? hour : null }
	})

const byPhone = fc
	.record({ party: fc.option(people), items: fc.array(taking, { minLength: 1, maxLength: 6 }) })
	.map(
		({ party, items }): PeopleOfBooking => ({
			party,
			items: items.map((item) => ({ ...item, people: null })),
		}),
	)

const requested = fc.record({
	party: people,
	offers: fc.uniqueArray(fc.constantFrom(...offerIds), { minLength: 1, maxLength: 6 }),
	room: fc.constantFrom(null, 1, 2, 16),
})

const byRequest = requested.map(({ party, offers, room }): PeopleOfBooking => {
	const stay = { from: first, to: addDays(first, 3) }
	const asked = offers.map((offer) => ({ offer, units: 1, hour: null }))
	const items = itemsFor(asked, { stay, people: party, capacityOf: () => room })
	return { party, items: items.map((item) => ({ ...takingOf(item), people: item.people })) }
})

function sleepersOn(night: Day, bookings: readonly PeopleOfBooking[]) {
	return countPeople(
		bookings.flatMap((booking, index) =>
			booking.items
				.filter((item) => isNightly(item.offer) && daysTaken(item).includes(night))
				.map((item) => {
					const inIt = peopleInTake(item, booking)
					return { ...item, booking: String(index), party: booking.party, inIt }
				}),
		),
	)
}

test('everybody with a bed sleeps here once, whatever else the booking has', () => {
	fc.assert(
		fc.property(fc.array(fc.oneof(byPhone, byRequest), { maxLength: 5 }), (bookings) => {
			for (const night of [0, 1, 2, 3, 4].map((count) => addDays(first, count))) {
				const here = bookings.filter(({ items }) =>
					items.some((item) => isNightly(item.offer) && daysTaken(item).includes(night)),
				)
				const people = here.reduce((sum, { party }) => sum + (party ?? 0), 0)
				const unsaid = here.filter(({ party }) => party === null).length
				expect(sleepersOn(night, bookings)).toEqual({ people, unsaid })
			}
		}),
	)
})

const bed = (offer: OfferId, from: number, to: number) => ({
	offer,
	from: addDays(first, from),
	to: addDays(first, to),
	units: 1,
	hour: null,
	people: null,
})

test('one bed has everybody; of two in the same night nobody has said', () => {
	const [tent, dome] = [bed('camping', 0, 2), bed('glamping', 2, 3)]
	const moving = { party: 3, items: [tent, dome] }
	expect(moving.items.map((item) => peopleInTake(item, moving))).toEqual([3, 3])
	const together = { party: 3, items: [tent, bed('glamping', 1, 3)] }
	expect(together.items.map((item) => peopleInTake(item, together))).toEqual([null, null])
})

test('a part of a stay has the people of the whole, and a ride its riders', () => {
	const whole = { ...bed('glamping', 0, 4), people: 2 }
	const ride = { ...bed('horses', 1, 1), units: 2, people: 2 }
	const booking = { party: 6, items: [whole, ride] }
	expect(peopleInTake(bed('glamping', 2, 4), booking)).toBe(2)
	expect(peopleInTake(ride, booking)).toBe(2)
})
