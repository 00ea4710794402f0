import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { OutboxTable, Tables } from '#db/tables.ts'
import type { Delivery, MailRecipient } from '#domain/enquiries/enquiry.ts'
import { patienceMs } from './back-off.ts'

type Query = Kysely<Tables>

export type NewEntry = Pick<OutboxTable, 'recipient' | 'status' | 'last_error'>

export const noChannel = 'no channel configured'

export async function addEntries(
	transaction: Transaction<Tables>,
	{
		enquiryId,
		entries,
		host,
		now,
	}: { enquiryId: string; entries: NewEntry[]; host: string; now: number },
) {
	const rows = entries.map((entry) => ({
		...entry,
		id: randomUUID(),
		enquiry_id: enquiryId,
		attempts: 0,
		next_attempt_at: now,
		lease_until: null,
		leased_by: null,
		message_id: newMessageId(host),
		created_at: now,
		updated_at: now,
	}))
	await transaction.insertInto('outbox').values(rows).execute()
}

/** Kept with the entry: a mail that has to be repeated is recognised as the same one. */
function newMessageId(host: string): string {
	return `<${randomUUID()}@${host}>`
}

export type Claim = { now: number; worker: string; leaseMs: number; limit: number }

/**
 * Takes what is due and nobody else is sending. The conditions stand twice on purpose: on PostgreSQL a row that another
 * process took meanwhile is looked at again before it is updated.
 */
export async function claimDue(query: Query, { now, worker, leaseMs, limit }: Claim) {
	return await query
		.updateTable('outbox')
		.set((row) => ({
			attempts: row('attempts', '+', 1),
			leased_by: worker,
			lease_until: now + leaseMs,
			updated_at: now,
		}))
		.where('id', 'in', (due) =>
			due
				.selectFrom('outbox')
				.select('id')
				.where('status', '=', 'pending')
				.where('next_attempt_at', '<=', now)
				.where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
				.orderBy('next_attempt_at')
				.limit(limit),
		)
		.where('status', '=', 'pending')
		.where('next_attempt_at', '<=', now)
		.where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
		.returningAll()
		.execute()
}

type Outcome = Pick<OutboxTable, 'status' | 'last_error'> & { next_attempt_at?: number }

/** Says nothing when the lease was lost meanwhile: then the outcome is another's to tell. */
export async function recordOutcome(
	query: Query,
	{ id, worker, now, outcome }: { id: string; worker: string; now: number; outcome: Outcome },
) {
	await query
		.updateTable('outbox')
		.set({ ...outcome, leased_by: null, lease_until: null, updated_at: now })
		.where('id', '=', id)
		.where('leased_by', '=', worker)
		.execute()
}

/** When there may be something to do again; undefined when nothing waits. */
export async function nextDueAt(query: Query): Promise<number | undefined> {
	const entries = await query
		.selectFrom('outbox')
		.select(['next_attempt_at', 'lease_until'])
		.where('status', '=', 'pending')
		.orderBy('next_attempt_at')
		.limit(50)
		.execute()
	const times = entries.map((entry) => Math.max(entry.next_attempt_at, entry.lease_until ?? 0))
	return times.length > 0 ? Math.min(...times) : undefined
}

/** Once the settings are mended, what waited for them goes out, unless it is too old to be news. */
export async function reviveUnconfigured(query: Query, now: number) {
	await query
		.updateTable('outbox')
		.set({ status: 'pending', next_attempt_at: now, updated_at: now })
		.where('status', '=', 'unconfigured')
		.where('recipient', '=', 'owner')
		.where('created_at', '>', now - patienceMs)
		.execute()
}

/** Due at once, with all its patience. A mail that had arrived is sent as a new one: as a copy it would be dropped. */
export async function renewEntries(
	query: Query,
	{
		enquiryId,
		recipients,
		host,
		now,
	}: { enquiryId: string; recipients: MailRecipient[]; host: string; now: number },
) {
	await query.transaction().execute(async (transaction) => {
		for (const recipient of recipients) {
			await transaction
				.updateTable('outbox')
				.set(({ case: choose, ref }) => ({
					message_id: choose()
						.when('status', '=', 'sent')
						.then(newMessageId(host))
						.else(ref('message_id'))
						.end(),
					status: 'pending' as const,
					attempts: 0,
					next_attempt_at: now,
					last_error: null,
					created_at: now,
					updated_at: now,
				}))
				.where('enquiry_id', '=', enquiryId)
				.where('recipient', '=', recipient)
				.execute()
		}
	})
}

export async function deliveriesOf(
	query: Query,
	enquiryIds: string[],
): Promise<Map<string, Delivery[]>> {
	const found = new Map(enquiryIds.map((id) => [id, [] as Delivery[]]))
	if (enquiryIds.length === 0) return found
	const rows = await query
		.selectFrom('outbox')
		.selectAll()
		.where('enquiry_id', 'in', enquiryIds)
		.execute()
	for (const row of rows) {
		found.get(row.enquiry_id)?.push({
			recipient: row.recipient,
			status: row.status,
			attempts: row.attempts,
			nextAttemptAt: row.next_attempt_at,
			lastError: row.last_error,
			updatedAt: row.updated_at,
		})
	}
	return found
}
