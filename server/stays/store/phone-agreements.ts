import type { Query, Transaction } from '#db/connect.ts'
import type { PhoneAgreementsTable } from '#db/tables.ts'
import {
	type PhoneAgreement,
	type PhoneTerms,
	phoneChanges,
} from '#domain/stays/phone-agreement.ts'
import { actingName } from '#server/http/acting-person.ts'

/** Oldest first. */
export async function readPhoneAgreements(
	query: Query,
	bookingId: string,
): Promise<PhoneAgreement[]> {
	return (await readPhoneAgreementsOf(query, [bookingId])).get(bookingId) ?? []
}

/** The agreements of several bookings, each oldest first. */
export async function readPhoneAgreementsOf(
	query: Query,
	bookingIds: readonly string[],
): Promise<Map<string, PhoneAgreement[]>> {
	if (bookingIds.length === 0) return new Map()
	const rows = await query
		.selectFrom('phone_agreements')
		.selectAll()
		.where('booking_id', 'in', bookingIds)
		.orderBy('number')
		.execute()
	const grouped = Map.groupBy(rows, ({ booking_id }) => booking_id)
	return new Map([...grouped].map(([id, its]) => [id, its.map(fromRow)]))
}

/** The last of each booking by phone. */
export async function readLastPhoneAgreements(query: Query): Promise<Map<string, PhoneAgreement>> {
	const rows = await query.selectFrom('phone_agreements').selectAll().orderBy('number').execute()
	return new Map(rows.map((row) => [row.booking_id, fromRow(row)]))
}

/** Changing only the name or the note adds no agreement. */
export async function addPhoneAgreement(
	transaction: Transaction,
	bookingId: string,
	terms: PhoneTerms,
	at: number,
) {
	const before = (await readPhoneAgreements(transaction, bookingId)).at(-1)
	const changes = before ? phoneChanges(before, terms) : []
	if (before && changes.length === 0) return
	const { total, items, people } = terms
	const row: PhoneAgreementsTable = {
		booking_id: bookingId,
		number: (before?.number ?? 0) + 1,
		at,
		person: actingName(),
		total,
		terms: JSON.stringify({ items, people, changes }),
	}
	await transaction.insertInto('phone_agreements').values(row).execute()
}

/** Deletes the agreements of bookings that are gone. */
export async function deleteOrphanedAgreements(query: Query) {
	await query
		.deleteFrom('phone_agreements')
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('takes')
						.select('takes.id')
						.whereRef('takes.id', '=', 'phone_agreements.booking_id'),
				),
			),
		)
		.execute()
}

function fromRow({ number, at, person, total, terms }: PhoneAgreementsTable): PhoneAgreement {
	type Rest = Pick<PhoneAgreement, 'items' | 'people' | 'changes'>
	return { number, at, person, total, ...(JSON.parse(terms) as Rest) }
}
