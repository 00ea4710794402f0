import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from '#db/connect.ts'
import type { OutboxTable, Tables } from '#db/tables.ts'
import type { Clock } from '#domain/dates.ts'
import { patienceMs, pauseAfter } from '#server/enquiries/store/back-off.ts'
import { findEnquiry } from '#server/enquiries/store/enquiries-repository.ts'
import { createGroupCommit } from '#server/enquiries/store/group-commit.ts'
import { claimDue, noChannel, recordOutcome } from '#server/enquiries/store/outbox-repository.ts'
import type { Log } from '#server/http/logger.ts'
import { type Channels, DeliveryError } from './channel.ts'

const atOnce = 8
const sendingPatienceMs = 30_000
const longestRecordPauseMs = 4_000
// Well beyond the longest sending, so that a slow process is never taken for a dead one.
const leaseMs = 4 * sendingPatienceMs

export type DeliveryParts = {
	database: Database
	channels: Channels
	log: Log
	clock?: Clock
	random?: () => number
	/** How long one sending may take. */
	patience?: number
}

/** Sends what is due, once. The loop around it is outbox-worker.ts. */
export function createDelivery(parts: DeliveryParts) {
	const { database, channels, log, clock = Date.now, random = Math.random } = parts
	const { patience = sendingPatienceMs } = parts
	const worker = randomUUID()
	const write = createGroupCommit(database)

	/** How many were tried; the signal cuts what is under way. */
	async function deliverDue(stopped: AbortSignal): Promise<number> {
		const claim = { now: clock(), worker, leaseMs, limit: atOnce }
		const entries = await claimDue(database.query, claim)
		await Promise.all(entries.map((entry) => deliver(entry, stopped)))
		return entries.length
	}

	async function deliver(entry: OutboxTable, stopped: AbortSignal) {
		const error = await send(entry, stopped)
		const outcome = error
			? outcomeOf(error, entry)
			: ({ status: 'sent', last_error: null } as const)
		const { recipient, attempts, id } = entry
		const told = { entry: id, recipient, attempts, status: outcome.status, reason: error?.reason }
		if (outcome.status === 'sent') log.info(told, 'mail sent')
		else if (outcome.status === 'pending') log.warn(told, 'mail not sent yet')
		else log.error(told, `mail not sent: ${error?.reason}`)
		await record((transaction) => recordOutcome(transaction, { id, worker, now: clock(), outcome }))
	}

	/** What was sent but not written down is sent again: a database that stumbles gets a few more chances. */
	async function record(work: (transaction: Transaction<Tables>) => Promise<void>) {
		for (let pause = 250; ; pause *= 2) {
			try {
				return await write(work)
			} catch (error) {
				log.warn({ err: error }, 'the outcome of a mail could not be written down')
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
		const signal = AbortSignal.any([stopped, AbortSignal.timeout(patience)])
		try {
			const enquiry = await findEnquiry(database.query, entry.enquiry_id)
			// Deleted since it was claimed, and its mail with it.
			if (!enquiry) return new DeliveryError('failed', 'the enquiry was deleted')
			await channel.send({ enquiry, recipient, messageId }, signal)
		} catch (error) {
			if (error instanceof DeliveryError) return error
			log.warn({ err: error }, 'a mail could not be made')
			return new DeliveryError('retry', 'the mail could not be made', error)
		}
	}

	function outcomeOf({ fate, reason }: DeliveryError, { attempts, created_at }: OutboxTable) {
		if (fate !== 'retry') return { status: fate, last_error: reason }
		const next = clock() + pauseAfter(attempts, random)
		if (next > created_at + patienceMs) return { status: 'failed' as const, last_error: reason }
		return { status: 'pending' as const, last_error: reason, next_attempt_at: next }
	}

	return { deliverDue }
}
