import type { Query } from '#db/connect.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { readAgreements } from '#server/stays/store/agreements-repository.ts'
import { readPhoneAgreementsOf } from '#server/stays/store/phone-agreements.ts'

/**
 * The restaurant reads a note only if it was written for tables and nothing else. Beside a room it may say anything of the
 * stay, and it still does once the room is dropped: what was asked for counts, and every agreement since.
 */
export async function isMessageOfTables(query: Query, { id, items = [] }: Booking) {
	const agreements = await readAgreements(query, id)
	return isOfTablesAlone([items, ...agreements.map((agreement) => agreement.items)])
}

/** The bookings by phone whose note was written for tables alone. */
export async function notesOfTables(query: Query, ids: readonly string[]): Promise<Set<string>> {
	const agreements = await readPhoneAgreementsOf(query, ids)
	const isOfTables = (id: string) =>
		isOfTablesAlone((agreements.get(id) ?? []).map(({ items }) => items))
	return new Set(ids.filter(isOfTables))
}

/** A request that named nothing may be about anything, and so may a booking of which no agreement is left. */
function isOfTablesAlone(agreed: readonly (readonly { offer: OfferId }[])[]): boolean {
	const isOfTables = (items: readonly { offer: OfferId }[]) =>
		items.length > 0 && items.every(({ offer }) => offer === 'table')
	return agreed.length > 0 && agreed.every(isOfTables)
}
