import { setTimeout as sleep } from 'node:timers/promises'
import { nextDueAt, reviveUnconfigured } from '#server/enquiries/store/outbox-repository.ts'
import { createDelivery, type DeliveryDeps } from './outbox-delivery.ts'

// Another process may add an entry and stop before sending it.
const defaultLongestNapMs = 5_000
const shortestNapMs = 50
const closeTimeoutMs = 5_000

/** Delivers in the background until stopped, and keeps trying while the database fails. */
export function startOutboxWorker(deps: DeliveryDeps & { longestNapMs?: number | undefined }) {
	const { database, channels, log, now = Date.now, longestNapMs = defaultLongestNapMs } = deps
	const delivery = createDelivery(deps)
	const stopping = new AbortController()
	const aborting = new AbortController()
	let alarm = new AbortController()
	const running = run()

	async function run() {
		if (!channels.owner)
			log.warn({}, 'no mail channel is configured: enquiries are kept and shown to the owner only')
		let isFirst = true
		while (!stopping.signal.aborted) {
			alarm = new AbortController()
			try {
				if (isFirst && channels.owner) await reviveUnconfigured(database.query, now())
				if (isFirst) await delivery.writeUnwritten()
				isFirst = false
				const due = await nextDueAt(database.query)
				const isDue = due !== undefined && due <= now()
				if (!isDue || (await delivery.deliverDue(aborting.signal)) === 0) await nap(due)
			} catch (error) {
				log.warn({ err: error }, 'the outbox could not be read or written')
				await nap(undefined)
			}
		}
	}

	async function nap(until: number | undefined) {
		const wait = Math.max((until ?? Number.POSITIVE_INFINITY) - now(), shortestNapMs)
		const signal = AbortSignal.any([alarm.signal, stopping.signal])
		await sleep(Math.min(wait, longestNapMs), undefined, { signal }).catch(() => {})
	}

	return {
		/** Called when there is a new entry. */
		wake: () => alarm.abort(),
		/** Waits a while for mails in progress, then aborts them; they are retried later. */
		async stop() {
			stopping.abort()
			const timer = setTimeout(() => aborting.abort(), closeTimeoutMs)
			await running
			clearTimeout(timer)
		},
	}
}
