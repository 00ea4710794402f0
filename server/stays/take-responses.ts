import type { Query } from '#db/connect.ts'
import { takingOf } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { sizeOf } from '#domain/offers/party.ts'
import { namedUnitsOf } from '#domain/stays/named-units.ts'
import { type PeopleOfBooking, peopleInTake } from '#domain/stays/people-in-takes.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { readUnitsOf } from './named-units/units-repository.ts'
import { takingOfRow } from './phone-bookings/phone-bookings.ts'
import { readLastAgreements } from './store/agreements-repository.ts'
import { bookingOf, findPhoneBookings } from './store/owner-entries.ts'
import type { FoundTake } from './store/read-takes.ts'
import { readStaySetting } from './store/stay-settings.ts'

/** Adds the names of their units, and the people of each. */
export async function toTakeResponses(query: Query, takes: FoundTake[]): Promise<TakeResponse[]> {
	const names = await readStaySetting(query, 'stays.units')
	const ids = takes.map(({ id }) => id)
	const unitsOf = await readUnitsOf(query, ids)
	const peopleOf = await readPeople(query, takes)
	return takes.map((take) => {
		const own = unitsOf.get(take.id) ?? []
		const all = namedUnitsOf(names, take.offer)
		const units = all.filter(({ id }) => own.includes(id))
		const unnamed = all.length > 0 ? (take.units ?? all.length) - units.length : 0
		return {
			...toTakeResponse(take, peopleOf(take)),
			unitNames: units.map(({ name }) => name),
			...(unnamed > 0 && { unnamedUnits: unnamed }),
		}
	})
}

/** The bookings that these takes belong to: requests as last agreed, bookings by phone with all their items. */
async function readPeople(query: Query, takes: readonly FoundTake[]) {
	const requests = takes.flatMap(({ enquiry_id }) => enquiry_id ?? [])
	const agreements = await readLastAgreements(query, [...new Set(requests)])
	const phoned = takes.filter(({ kind }) => kind === 'phone')
	const bookings = await findPhoneBookings(query, [...new Set(phoned.map(bookingOf))])
	return (take: FoundTake): PeopleOfBooking => {
		const agreement = take.enquiry_id ? agreements.get(take.enquiry_id) : undefined
		if (agreement) {
			const items = agreement.items.map((it) => ({ ...takingOf(it), people: it.people }))
			return { party: sizeOf(agreement.party), items }
		}
		const items = bookings.get(bookingOf(take)) ?? []
		return {
			party: take.enquiry_id ? take.quantity : take.people,
			items: items.map((row) => ({ ...takingOfRow(row), people: null })),
		}
	}
}

function toTakeResponse(row: FoundTake, booking: PeopleOfBooking): Omit<TakeResponse, 'unitNames'> {
	const { id, kind, offer, units, hour, note, guest, phone, people, pesos, booking_id } = row
	const { enquiry_id, name, request_phone, reference } = row
	return {
		id,
		kind,
		units,
		hour,
		note,
		guest,
		phone,
		people,
		offer: offer as OfferId,
		from: row.from_day,
		to: row.to_day,
		heldUntil: row.held_until,
		itemPeople: peopleInTake(takingOfRow(row), booking),
		...(pesos != null && { pesos }),
		...(booking_id && { booking: booking_id }),
		...(row.person && { person: row.person }),
		...(kind === 'phone' && booking.items.length > 1 && { bookingItems: booking.items.length }),
		request: enquiry_id
			? {
					id: enquiry_id,
					reference: reference ?? '',
					name: name ?? '',
					phone: request_phone ?? '',
					people: booking.party ?? 0,
				}
			: null,
	}
}
