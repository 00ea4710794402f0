import { holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import type { Enquiry, EnquiryState } from '#domain/enquiries/enquiry.ts'
import { referencesOf } from '#domain/enquiries/reference.ts'
import { foldEmail } from '#domain/text/email.ts'
import { actingName } from '#server/http/acting-person.ts'
import { enquiryContentHash, fromRow, toRow } from './enquiry-rows.ts'

/** Returns the enquiry as stored, with its reference; undefined if the id exists already. */
export async function insertEnquiry(
	transaction: Transaction,
	enquiry: Enquiry,
): Promise<Enquiry | undefined> {
	const stored = { ...enquiry, reference: await freeReference(transaction, enquiry.id) }
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('enquiries')
		.values(toRow(stored))
		.onConflict((conflict) => conflict.column('id').doNothing())
		.executeTakeFirstOrThrow()
	return numInsertedOrUpdatedRows === 1n ? stored : undefined
}

/** Senders choose their ids: one that begins like another's must not get the other's reference. */
async function freeReference(transaction: Transaction, id: string): Promise<string> {
	for (const reference of referencesOf(id)) {
		// When two come at once, the second waits until the first is stored.
		await holdNamedLock(transaction, `reference ${reference}`)
		const holder = await transaction
			.selectFrom('enquiries')
			.select('id')
			.where('reference', '=', reference)
			.executeTakeFirst()
		if (!holder || holder.id === id) return reference
	}
	return id
}

export async function findEnquiry(query: Query, id: string): Promise<Enquiry | undefined> {
	const row = await query
		.selectFrom('enquiries')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
	return row && fromRow(row)
}

export function isSameContent(stored: Enquiry, posted: Enquiry): boolean {
	return enquiryContentHash(stored) === enquiryContentHash(posted)
}

export async function updateState(query: Query, id: string, state: EnquiryState) {
	const { numUpdatedRows } = await query
		.updateTable('enquiries')
		.set({ state, state_by: actingName() })
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

/** Deletes all enquiries from one address, with their deliveries. */
export async function deleteByEmail(query: Query, email: string): Promise<number> {
	const { numDeletedRows } = await query
		.deleteFrom('enquiries')
		.where('email_folded', '=', foldEmail(email))
		.executeTakeFirstOrThrow()
	return Number(numDeletedRows)
}

/** Deletes one enquiry, with all that belongs to it. */
export async function deleteEnquiry(query: Query, id: string): Promise<boolean> {
	const { numDeletedRows } = await query
		.deleteFrom('enquiries')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return numDeletedRows > 0n
}

const purgedAtOnce = 500

export async function countEnquiries(query: Query, olderThan?: number): Promise<number> {
	const { count } = await query
		.selectFrom('enquiries')
		.select((row) => row.fn.countAll().as('count'))
		.$if(olderThan !== undefined, (rows) => rows.where('created_at', '<', Number(olderThan)))
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** Deletes in small batches, so that visitors' posts are written in between. */
export async function deleteOlderThan(query: Query, time: number): Promise<number> {
	for (let total = 0; ; ) {
		const { numDeletedRows } = await query
			.deleteFrom('enquiries')
			.where('id', 'in', (old) =>
				old
					.selectFrom('enquiries')
					.select('id')
					.where('created_at', '<', time)
					.orderBy('created_at')
					.limit(purgedAtOnce),
			)
			.executeTakeFirstOrThrow()
		total += Number(numDeletedRows)
		if (numDeletedRows < purgedAtOnce) return total
	}
}
