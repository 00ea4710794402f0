import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Query, Transaction } from '#db/connect.ts'
import type { OutboxTable, Tables } from '#db/tables.ts'
import type { Delivery, Enquiry, LastMail, MailRecipient } from '#domain/enquiries/enquiry.ts'
import { received } from '#server/mail/about.ts'
import type { Letter } from '#server/mail/letter.ts'
import { giveUpAfterMs, longestPauseMs } from './back-off.ts'

export type NewEntry = Pick<OutboxTable, 'recipient' | 'status' | 'last_error'>

export const noChannel = 'no channel configured'
export const tooLate = 'too late: what it says is no longer true'

export async function addEntries(
	transaction: Transaction,
	{ id, createdAt }: Enquiry,
	entries: (NewEntry & { letter: Letter })[],
	host: string,
) {
	const about = { enquiryId: id, about: received, at: createdAt }
	const rows = entries.map(({ letter, ...entry }) => entryRow(entry, { ...about, letter }, host))
	await transaction.insertInto('outbox').values(rows).execute()
}

type AboutMail = { enquiryId: string | null; about: string; at: number; letter?: Letter }

export async function addMail(
	transaction: Transaction,
	entry: NewEntry,
	mail: AboutMail,
	host: string,
) {
	const position = await nextPosition(transaction, mail.enquiryId, entry.recipient)
	await transaction
		.insertInto('outbox')
		.values({ ...entryRow(entry, mail, host), position })
		.execute()
}

/** Letters of an enquiry to one recipient go out in this order. */
async function nextPosition(query: Query, enquiryId: string | null, recipient: MailRecipient) {
	if (enquiryId === null) return 0
	const last = await query
		.selectFrom('outbox')
		.select((row) => row.fn.max('position').as('position'))
		.where('enquiry_id', '=', enquiryId)
		.where('recipient', '=', recipient)
		.executeTakeFirst()
	return Number(last?.position ?? 0) + 1
}

function entryRow(
	entry: NewEntry,
	{ enquiryId, about, at, letter }: AboutMail,
	host: string,
): OutboxTable {
	return {
		...entry,
		id: randomUUID(),
		enquiry_id: enquiryId,
		about,
		attempts: 0,
		next_attempt_at: at,
		lease_until: null,
		leased_by: null,
		message_id: newMessageId(host),
		created_at: at,
		updated_at: at,
		letter: letter ? JSON.stringify(letter) : null,
		position: 0,
	}
}

/** Stored with the entry, so that a repeated mail is recognised as the same one. */
function newMessageId(host: string): string {
	return `<${randomUUID()}@${host}>`
}

export type Claim = { now: number; worker: string; leaseMs: number; limit: number }

/**
 * Leases entries that are due and not leased by another worker. The conditions are repeated on purpose: PostgreSQL checks
 * a row that another process changed meanwhile again before it updates it.
 */
export async function claimDueMails(query: Query, { now, worker, leaseMs, limit }: Claim) {
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
				.where(isNext)
				.orderBy('next_attempt_at')
				.orderBy('position')
				.limit(limit),
		)
		.where('status', '=', 'pending')
		.where('next_attempt_at', '<=', now)
		.where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
		.returningAll()
		.execute()
}

/**
 * Whether no earlier letter of the enquiry to the same recipient is still to be sent. Letters of versions without a position
 * share the first one, and go in the order in which they were written.
 */
function isNext({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'outbox'>) {
	return not(
		exists(
			selectFrom('outbox as earlier')
				.select('earlier.id')
				.whereRef('earlier.enquiry_id', '=', 'outbox.enquiry_id')
				.whereRef('earlier.recipient', '=', 'outbox.recipient')
				.where(({ eb, ref, or, and }) =>
					or([
						eb('earlier.position', '<', ref('outbox.position')),
						and([
							eb('earlier.position', '=', ref('outbox.position')),
							eb('earlier.created_at', '<', ref('outbox.created_at')),
						]),
					]),
				)
				.where('earlier.status', '=', 'pending'),
		),
	)
}

type Outcome = Pick<OutboxTable, 'status' | 'last_error'> & { next_attempt_at?: number }

/** Writes nothing when the lease was lost meanwhile: the other worker records its own outcome. */
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

/** When the next entry is due; undefined when none is pending. */
export async function nextDueAt(query: Query): Promise<number | undefined> {
	const entries = await query
		.selectFrom('outbox')
		.select(['next_attempt_at', 'lease_until'])
		.where('status', '=', 'pending')
		.where(isNext)
		.orderBy('next_attempt_at')
		.limit(50)
		.execute()
	const times = entries.map((entry) => Math.max(entry.next_attempt_at, entry.lease_until ?? 0))
	return times.length > 0 ? Math.min(...times) : undefined
}

/** Entries put off by a clock that ran ahead would wait until the right one has caught up. */
export async function endLongPauses(query: Query, now: number) {
	await query
		.updateTable('outbox')
		.set({ next_attempt_at: now, lease_until: null, leased_by: null })
		.where('status', '=', 'pending')
		.where(({ eb, or }) =>
			or(
				(['next_attempt_at', 'lease_until'] as const).map((time) =>
					eb(time, '>', now + longestPauseMs),
				),
			),
		)
		.execute()
}

/** Makes entries that waited for settings pending again, unless they are too old. */
export async function reviveUnconfigured(query: Query, now: number) {
	await query
		.updateTable('outbox')
		.set({ status: 'pending', next_attempt_at: now, updated_at: now })
		.where('status', '=', 'unconfigured')
		.where('recipient', '=', 'owner')
		.where('created_at', '>', now - giveUpAfterMs)
		.execute()
}

const mostUnwritten = 1000

/** Entries of earlier versions that wait without a letter. Such an entry waits a week at most, so that they are few. */
export async function readUnwritten(query: Query): Promise<OutboxTable[]> {
	return await query
		.selectFrom('outbox')
		.selectAll()
		.where('status', '=', 'pending')
		.where('letter', 'is', null)
		.orderBy('created_at')
		.limit(mostUnwritten)
		.execute()
}

export async function storeLetter(query: Query, id: string, letter: Letter) {
	await query
		.updateTable('outbox')
		.set({ letter: JSON.stringify(letter) })
		.where('id', '=', id)
		.where('letter', 'is', null)
		.execute()
}

type Renewal = { enquiryId: string; recipients: MailRecipient[]; host: string; now: number }

/** Starts delivery again. A mail that had been sent gets a new Message-ID, or it would be dropped as a copy. */
export async function renewEntries(query: Query, { enquiryId, recipients, host, now }: Renewal) {
	await query
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
		.where('recipient', 'in', recipients)
		.where('about', '=', received)
		.execute()
}

export async function deliveriesOf(query: Query, enquiryIds: string[]) {
	if (enquiryIds.length === 0) return new Map<string, Delivery[]>()
	const rows = await query
		.selectFrom('outbox')
		.select(['enquiry_id', 'recipient', 'status', 'attempts'])
		.select(['next_attempt_at as nextAttemptAt', 'last_error as lastError'])
		.select('updated_at as updatedAt')
		.where('enquiry_id', 'in', enquiryIds)
		.where('about', '=', received)
		.execute()
	return Map.groupBy(rows, (row) => String(row.enquiry_id))
}

export async function mailsToGuest(query: Query, enquiryId: string) {
	const rows = await query
		.selectFrom('outbox')
		.select(['about', 'status'])
		.where('enquiry_id', '=', enquiryId)
		.where('recipient', '=', 'guest')
		.execute()
	return new Map(rows.map(({ about, status }) => [about, status]))
}

/** How the last letter about something went, and when it last changed: of a sent one, when it left. */
export async function lastMailToGuest(
	query: Query,
	enquiryId: string,
	about: string,
): Promise<LastMail | undefined> {
	const row = await query
		.selectFrom('outbox')
		.select(['status', 'updated_at', 'last_error'])
		.where('enquiry_id', '=', enquiryId)
		.where('recipient', '=', 'guest')
		.where(({ eb, or }) => or([eb('about', '=', about), eb('about', 'like', `${about}:%`)]))
		.orderBy('position', 'desc')
		.limit(1)
		.executeTakeFirst()
	if (!row) return undefined
	const isTooLate = row.status === 'failed' && row.last_error === tooLate
	return { status: row.status, at: Number(row.updated_at), isTooLate }
}
