import { randomUUID } from 'node:crypto'
import type { Query, Transaction } from '#db/connect.ts'
import type { StayHistoryTable, StayRequestsTable } from '#db/tables.ts'
import type { Day } from '#domain/time/dates.ts'

export async function readProgress(
	query: Query,
	enquiryId: string,
): Promise<StayRequestsTable | undefined> {
	return await query
		.selectFrom('stay_requests')
		.selectAll()
		.where('enquiry_id', '=', enquiryId)
		.executeTakeFirst()
}

export async function saveProgress(transaction: Transaction, row: StayRequestsTable) {
	const { enquiry_id: _, ...changes } = row
	await transaction
		.insertInto('stay_requests')
		.values(row)
		.onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(changes))
		.execute()
}

/** Returns the id, which mails about it name. */
export async function addHistory(
	transaction: Transaction,
	entry: Omit<StayHistoryTable, 'id'>,
): Promise<string> {
	const id = randomUUID()
	await transaction
		.insertInto('stay_history')
		.values({ id, ...entry })
		.execute()
	return id
}

export async function readHistory(query: Query, enquiryId: string): Promise<StayHistoryTable[]> {
	return await query
		.selectFrom('stay_history')
		.selectAll()
		.where('enquiry_id', '=', enquiryId)
		.orderBy('at')
		.orderBy('id')
		.execute()
}

export async function findHistory(query: Query, id: string): Promise<StayHistoryTable | undefined> {
	return await query.selectFrom('stay_history').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Guests who left within these days and were not thanked. */
export async function readUnthanked(query: Query, { from, to }: { from: Day; to: Day }) {
	return await query
		.selectFrom('stay_requests')
		.select('enquiry_id')
		.where('state', '=', 'confirmed')
		.where('to_day', '>=', from)
		.where('to_day', '<', to)
		.where('thanked_at', 'is', null)
		.limit(50)
		.execute()
}
