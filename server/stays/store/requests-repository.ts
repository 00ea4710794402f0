import { randomUUID } from 'node:crypto'
import type { Query, Transaction } from '#db/connect.ts'
import type { StayHistoryTable, StayRequestsTable } from '#db/tables.ts'
import type { Day } from '#domain/time/dates.ts'
import { actingName } from '#server/http/acting-person.ts'

export async function readStayRow(
	query: Query,
	enquiryId: string,
): Promise<StayRequestsTable | undefined> {
	return await query
		.selectFrom('stay_requests')
		.selectAll()
		.where('enquiry_id', '=', enquiryId)
		.executeTakeFirst()
}

/** Requests on which nobody has acted yet are missing. */
export async function readStates(query: Query, enquiryIds: readonly string[]) {
	type StoredState = Pick<StayRequestsTable, 'state'> & { isChangeAsked: boolean }
	if (enquiryIds.length === 0) return new Map<string, StoredState>()
	const rows = await query
		.selectFrom('stay_requests')
		.select(['enquiry_id', 'state', 'change_asked_at'])
		.where('enquiry_id', 'in', enquiryIds)
		.execute()
	return new Map<string, StoredState>(
		rows.map(({ enquiry_id, state, change_asked_at }) => [
			enquiry_id,
			{ state, isChangeAsked: typeof change_asked_at === 'number' },
		]),
	)
}

export async function saveStayRow(transaction: Transaction, row: StayRequestsTable) {
	const { enquiry_id: _, ...changes } = row
	await transaction
		.insertInto('stay_requests')
		.values(row)
		.onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(changes))
		.execute()
}

type NewHistory = Omit<StayHistoryTable, 'id' | 'text' | 'pesos'> &
	Partial<Pick<StayHistoryTable, 'text' | 'pesos'>>

/**
 * Returns the id, which mails about it name. Each entry is later than the one before it, also within a millisecond or when
 * the clock was put back, so that the history keeps its order.
 */
export async function addHistory(
	transaction: Transaction,
	{ text = '', pesos = null, ...entry }: NewHistory,
): Promise<string> {
	const id = randomUUID()
	const last = await readLastEntry(transaction, entry.enquiry_id)
	const at = timeAfter(last, entry.at)
	await transaction
		.insertInto('stay_history')
		.values({ id, person: entry.by === 'owner' ? actingName() : null, ...entry, text, pesos, at })
		.execute()
	return id
}

export function timeAfter(last: Pick<StayHistoryTable, 'at'> | undefined, at: number): number {
	return Math.max(at, last ? Number(last.at) + 1 : 0)
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

export async function readLastEntry(
	query: Query,
	enquiryId: string,
): Promise<StayHistoryTable | undefined> {
	return await query
		.selectFrom('stay_history')
		.selectAll()
		.where('enquiry_id', '=', enquiryId)
		.orderBy('at', 'desc')
		.limit(1)
		.executeTakeFirst()
}

/** The version of a request: each action adds an entry to its history. */
export function versionAfter(last: Pick<StayHistoryTable, 'id'> | undefined): string {
	return last?.id ?? 'received'
}

export async function findHistory(query: Query, id: string): Promise<StayHistoryTable | undefined> {
	return await query.selectFrom('stay_history').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Guests who left within these days and were not thanked. */
export async function readUnthanked(
	query: Query,
	{ from, to }: { from: Day; to: Day },
): Promise<string[]> {
	const rows = await query
		.selectFrom('stay_requests')
		.select('enquiry_id')
		.where('state', '=', 'confirmed')
		.where('to_day', '>=', from)
		.where('to_day', '<', to)
		.where('thanked_at', 'is', null)
		.limit(50)
		.execute()
	return rows.map(({ enquiry_id }) => enquiry_id)
}

/** Requests whose quote was accepted before this time, and the owner was not reminded of. */
export async function readUnanswered(query: Query, before: number): Promise<string[]> {
	const rows = await query
		.selectFrom('stay_requests')
		.select('enquiry_id')
		.where('state', '=', 'accepted')
		.where('changed_at', '<', before)
		.where('reminded_at', 'is', null)
		.limit(50)
		.execute()
	return rows.map(({ enquiry_id }) => enquiry_id)
}

export type Arriving = {
	id: string
	from: Day
	confirmedAt: number
	/** The last letter before arrival and when it was written, by what it is about; null if there was none. */
	last: { about: string; at: number } | null
}

/** Confirmed bookings whose guests arrive within these days. */
export async function readArriving(
	query: Query,
	{ from, to, letter }: { from: Day; to: Day; letter: string },
): Promise<Arriving[]> {
	const rows = await query
		.selectFrom('stay_requests')
		.innerJoin('agreements', 'agreements.enquiry_id', 'stay_requests.enquiry_id')
		.leftJoin('sent_letters', (join) =>
			join
				.onRef('sent_letters.enquiry_id', '=', 'stay_requests.enquiry_id')
				.on('sent_letters.about', 'like', `${letter}%`),
		)
		.select(({ fn }) => [
			'stay_requests.enquiry_id',
			'stay_requests.from_day',
			fn.min('agreements.at').as('confirmed_at'),
			fn.max('sent_letters.about').as('about'),
			fn.max('sent_letters.at').as('at'),
		])
		.where('stay_requests.state', '=', 'confirmed')
		.where('stay_requests.from_day', '>', from)
		.where('stay_requests.from_day', '<=', to)
		.where('agreements.kind', '=', 'confirmation')
		.groupBy(['stay_requests.enquiry_id', 'stay_requests.from_day'])
		.orderBy('stay_requests.from_day')
		.limit(500)
		.execute()
	return rows.map(({ enquiry_id, from_day, confirmed_at, about, at }) => ({
		id: enquiry_id,
		from: from_day,
		confirmedAt: Number(confirmed_at),
		last: about === null ? null : { about, at: Number(at) },
	}))
}
