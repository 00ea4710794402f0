import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Enquiry, EnquiryState } from '#domain/enquiries/enquiry.ts'
import { contentHash, fromRow, toRow } from './enquiry-rows.ts'

type Query = Kysely<Tables>

/** False when there is one with this id already. */
export async function insertEnquiry(transaction: Transaction<Tables>, enquiry: Enquiry) {
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('enquiries')
		.values(toRow(enquiry))
		.onConflict((conflict) => conflict.column('id').doNothing())
		.executeTakeFirstOrThrow()
	return numInsertedOrUpdatedRows === 1n
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
	return contentHash(stored) === contentHash(posted)
}

export async function updateState(query: Query, id: string, state: EnquiryState) {
	const { numUpdatedRows } = await query
		.updateTable('enquiries')
		.set({ state })
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

/** All that one person sent us, deliveries with them. */
export async function deleteByEmail(query: Query, email: string): Promise<number> {
	const { numDeletedRows } = await query
		.deleteFrom('enquiries')
		.where(({ fn, eb }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
		.executeTakeFirstOrThrow()
	return Number(numDeletedRows)
}

const purgedAtOnce = 500

/** In small portions, so that visitors' posts get their turn in between. */
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
