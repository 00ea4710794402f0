import { setTimeout as sleep } from 'node:timers/promises'
import { nextDueAt, reviveUnconfigured } from '#server/enquiries/store/outbox-repository.ts'
import { createDelivery, type DeliveryParts } from './outbox-delivery.ts'

// Other processes may add entries, and stop before they send them.
const usualNapMs = 5_000
const shortestNapMs = 50
const closingPatienceMs = 5_000

export type OutboxWorker = ReturnType<typeof startOutboxWorker>

/** Delivers in the background until it is stopped. Failures of the database are waited out. */
export function startOutboxWorker(parts: DeliveryParts & { longestNapMs?: number }) {
	const { database, channels, log, clock = Date.now, longestNapMs = usualNapMs } = parts
	const delivery = createDelivery(parts)
	const stopping = new AbortController()
	const cutting = new AbortController()
	let alarm = new AbortController()
	const running = run()

	async function run() {
		if (!channels.owner)
			log.warn({}, 'no mail channel is configured: enquiries are kept and shown to the owner only')
		let mustRevive = channels.owner !== undefined
		while (!stopping.signal.aborted) {
			alarm = new AbortController()
			try {
				if (mustRevive) await reviveUnconfigured(database.query, clock())
				mustRevive = false
				const due = await nextDueAt(database.query)
				const isDue = due !== undefined && due <= clock()
				if (!isDue || (await delivery.deliverDue(cutting.signal)) === 0) await nap(due)
			} catch (error) {
				log.warn({ err: error }, 'the outbox could not be read or written')
				await nap(undefined)
			}
		}
	}

	async function nap(until: number | undefined) {
		const wait = Math.max((until ?? Number.POSITIVE_INFINITY) - clock(), shortestNapMs)
		const signal = AbortSignal.any([alarm.signal, stopping.signal])
		await sleep(Math.min(wait, longestNapMs), undefined, { signal }).catch(() => {})
	}

	return {
		/** There is something new to send. */
		wake: () => alarm.abort(),
		/** Lets what is under way finish, for a while; what it cuts off then is tried again later. */
		async stop() {
			stopping.abort()
			const cut = setTimeout(() => cutting.abort(), closingPatienceMs)
			await running
			clearTimeout(cut)
		},
	}
}
