import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '#db/connect.ts'
import type { OutboxTable } from '#db/tables.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import type { Clock } from '#domain/time/dates.ts'
import { giveUpAfterMs, pauseAfter } from '#server/enquiries/store/back-off.ts'
import { findEnquiry } from '#server/enquiries/store/enquiries-repository.ts'
import { createGroupCommit } from '#server/enquiries/store/group-commit.ts'
import {
	claimDueMails,
	noChannel,
	readUnwritten,
	recordOutcome,
	storeLetter,
	tooLate,
} from '#server/enquiries/store/outbox-repository.ts'
import type { Log } from '#server/http/logger.ts'
import { received } from '#server/mail/about.ts'
import type { ComposeStatusMail } from '#server/mail/compose-status-mail.ts'
import type { Letter } from '#server/mail/letter.ts'
import { type Channels, DeliveryError } from './channel.ts'
import type { ComposeReceived } from './compose-received.ts'

const atOnce = 8
const defaultSendTimeoutMs = 30_000
const longestRecordPauseMs = 4_000
// Well beyond the longest sending, so that a slow process never loses its lease.
const leaseMs = 4 * defaultSendTimeoutMs

export type DeliveryDeps = {
	database: Database
	channels: Channels
	/** For entries of earlier versions, which stored no letter. */
	composeReceived: ComposeReceived
	composeStatusMail?: ComposeStatusMail | undefined
	log: Log
	now?: Clock
	random?: () => number
	/** How long one sending may take. */
	sendTimeoutMs?: number
}

/** Sends the entries that are due. The loop around it is in outbox-worker.ts. */
export function createDelivery(deps: DeliveryDeps) {
	const { database, channels, log, now = Date.now, random = Math.random } = deps
	const { sendTimeoutMs = defaultSendTimeoutMs } = deps
	const worker = randomUUID()
	const write = createGroupCommit(database)

	/** Returns the number of attempts. The signal aborts those in progress. */
	async function deliverDue(stopped: AbortSignal): Promise<number> {
		const claim = { now: now(), worker, leaseMs, limit: atOnce }
		const entries = await claimDueMails(database.query, claim)
		await Promise.all(entries.map((entry) => deliver(entry, stopped)))
		return entries.length
	}

	async function deliver(entry: OutboxTable, stopped: AbortSignal) {
		const error = await send(entry, stopped)
		const outcome = error
			? outcomeOf(error, entry)
			: ({ status: 'sent', last_error: null } as const)
		const { recipient, attempts, id } = entry
		const details = {
			entry: id,
			recipient,
			attempts,
			status: outcome.status,
			reason: error?.reason,
		}
		if (outcome.status === 'sent') log.info(details, 'mail sent')
		else if (outcome.status === 'pending') log.warn(details, 'mail not sent yet')
		else log.error(details, `mail not sent: ${error?.reason}`)
		await record((transaction) => recordOutcome(transaction, { id, worker, now: now(), outcome }))
	}

	/** Retries for a while when the database fails: a mail without a recorded outcome is sent again. */
	async function record(work: (transaction: Transaction) => Promise<void>) {
		for (let pause = 250; ; pause *= 2) {
			try {
				return await write(work)
			} catch (error) {
				log.warn({ err: error }, 'the outcome of a mail could not be recorded')
				if (pause > longestRecordPauseMs) return
				await sleep(pause)
			}
		}
	}

	async function send(
		entry: OutboxTable,
		stopped: AbortSignal,
	): Promise<DeliveryError | undefined> {
		const { recipient, message_id: messageId } = entry
		const channel = channels[recipient]
		if (!channel) return new DeliveryError('unconfigured', noChannel)
		const signal = AbortSignal.any([stopped, AbortSignal.timeout(sendTimeoutMs)])
		try {
			const id = entry.enquiry_id
			const enquiry = id === null ? undefined : await findEnquiry(database.query, id)
			// Deleted since the lease, and its mail with it.
			if (id !== null && !enquiry) return new DeliveryError('failed', 'the enquiry was deleted')
			const letter = await readLetter(entry, enquiry)
			if (letter.sendBefore !== undefined && now() >= letter.sendBefore)
				return new DeliveryError('failed', tooLate)
			const { about, created_at: writtenAt } = entry
			const mail = { recipient, messageId, about, letter, enquiry, writtenAt }
			await channel.send(mail, signal)
		} catch (error) {
			if (error instanceof DeliveryError) return error
			log.warn({ err: error }, 'a mail could not be composed')
			return new DeliveryError('retry', 'the mail could not be composed', error)
		}
	}

	/** The letter as it was written; composed now if it is to tell of now, or if an earlier version did not store it. */
	async function readLetter(entry: OutboxTable, enquiry: Enquiry | undefined): Promise<Letter> {
		const stored = entry.letter === null ? undefined : (JSON.parse(entry.letter) as Letter)
		if (stored && !(stored.isRewritten && deps.composeStatusMail)) return stored
		const letter = await compose(entry, enquiry)
		if (!letter)
			throw new DeliveryError('failed', stored ? tooLate : 'there is nothing to tell any more')
		return letter
	}

	async function compose({ about, recipient }: OutboxTable, enquiry: Enquiry | undefined) {
		if (about === received) return enquiry && (await deps.composeReceived(enquiry, recipient))
		return await deps.composeStatusMail?.(database.query, { about, recipient, enquiry })
	}

	/** At the first start after an update: whatever happens from now on does not change what these letters tell. */
	async function writeUnwritten() {
		for (const entry of await readUnwritten(database.query)) {
			try {
				const id = entry.enquiry_id
				const enquiry = id === null ? undefined : await findEnquiry(database.query, id)
				const letter = await compose(entry, enquiry)
				if (letter) await storeLetter(database.query, entry.id, letter)
			} catch (error) {
				// Tried again when it is due.
				log.warn({ err: error, entry: entry.id }, 'a mail could not be composed')
			}
		}
	}

	function outcomeOf({ fate, reason }: DeliveryError, { attempts, created_at }: OutboxTable) {
		if (fate !== 'retry') return { status: fate, last_error: reason }
		const next = now() + pauseAfter(attempts, random)
		if (next > created_at + giveUpAfterMs) return { status: 'failed' as const, last_error: reason }
		return { status: 'pending' as const, last_error: reason, next_attempt_at: next }
	}

	return { deliverDue, writeUnwritten }
}
