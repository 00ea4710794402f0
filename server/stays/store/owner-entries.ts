import type { Query, Transaction } from '#db/connect.ts'
import type { TakesTable } from '#db/tables.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { Day } from '#domain/time/dates.ts'
import { actingName } from '#server/http/acting-person.ts'

/** Whether the owner has closed days of an offer, or entered a booking by phone. */
export async function isEnteredByOwner(query: Query, offer: OfferId): Promise<boolean> {
	const found = await query
		.selectFrom('takes')
		.select('id')
		.where('offer', '=', offer)
		.where('kind', 'in', ['blocked', 'phone'])
		.limit(1)
		.executeTakeFirst()
	return found !== undefined
}

export async function findEntry(query: Query, id: string): Promise<TakesTable | undefined> {
	const [found] = await findEntries(query, [id])
	return found
}

export async function findEntries(query: Query, ids: string[]): Promise<TakesTable[]> {
	return await query
		.selectFrom('takes')
		.selectAll()
		.where('id', 'in', ids)
		.where('kind', 'in', ['blocked', 'phone'])
		.orderBy('offer')
		.execute()
}

/** A booking by phone with all its items, the first of them first. */
export async function findPhoneBooking(query: Query, id: string): Promise<TakesTable[]> {
	const takes = await query
		.selectFrom('takes')
		.selectAll()
		.where(({ eb, or }) => or([eb('id', '=', id), eb('booking_id', '=', id)]))
		.where('kind', '=', 'phone')
		.orderBy('from_day')
		.orderBy('offer')
		.orderBy('id')
		.execute()
	return takes.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}

/** The id of the booking by phone that a take belongs to. */
export const bookingOf = ({ id, booking_id }: Pick<TakesTable, 'id' | 'booking_id'>) =>
	booking_id ?? id

/** The items of several bookings by phone. */
export async function findPhoneBookings(
	query: Query,
	ids: readonly string[],
): Promise<Map<string, TakesTable[]>> {
	if (ids.length === 0) return new Map()
	const takes = await query
		.selectFrom('takes')
		.selectAll()
		.where(({ eb, or }) => or([eb('id', 'in', ids), eb('booking_id', 'in', ids)]))
		.where('kind', '=', 'phone')
		.execute()
	return Map.groupBy(takes, bookingOf)
}

/** The price is to be agreed again; records who did it. */
export async function clearPhonePrice(transaction: Transaction, bookingId: string) {
	await transaction
		.updateTable('takes')
		.set({ pesos: null, person: actingName() })
		.where('id', '=', bookingId)
		.execute()
}

/** Every booking by phone that is kept, latest first. */
export async function readPhoneTakes(query: Query): Promise<TakesTable[]> {
	return await query
		.selectFrom('takes')
		.selectAll()
		.where('kind', '=', 'phone')
		.orderBy('created_at', 'desc')
		.orderBy('from_day')
		.orderBy('offer')
		.orderBy('id')
		.execute()
}

export async function readEntries(query: Query, since: Day): Promise<TakesTable[]> {
	return await query
		.selectFrom('takes')
		.selectAll()
		.where('kind', 'in', ['blocked', 'phone'])
		.where('to_day', '>=', since)
		.orderBy('from_day')
		.orderBy('id')
		.execute()
}
