import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { minuteMs } from '#domain/time/dates.ts'
import { readWhole } from './read-whole.ts'

/** A sender may pause this long. */
const patienceMs = 3_000
/** Even a weak signal sends a screenshot of 300 KB in forty seconds. */
const slowestBytesPerMs = 8
/** So long a sender keeps a place from others, with all that it sends within the time after which that is forgotten. */
const keptMs = minuteMs
const forgottenMs = 10 * minuteMs
/** For the response to a sender who lost the place, and still sends. */
const lingerMs = 2_000

type Place = {
	sender: string
	/** From this time on its sender is slow. Each byte moves it on, but never further than the patience from now. */
	slowFrom: number
	/** From then on, others may have the place however quickly its sender sends. */
	keptUntil: number
	lost: AbortController
}

export type UploadPlaces = ReturnType<typeof createUploadPlaces>

/**
 * Uploads hold their bytes until they are stored, so only so many may be under way in a process, and one of each sender. A
 * newcomer takes the place of the slowest sender, who otherwise could close the door for minutes with a byte a second, and
 * else of whoever has had a place for long; when there is neither, the newcomer comes again.
 */
export function createUploadPlaces({ most, now }: { most: number; now: () => number }) {
	const places = new Map<FastifyRequest['raw'], Place>()
	/** When senders first had a place. */
	const began = new Map<string, number>()

	function beginningOf(sender: string): number {
		for (const [other, at] of began) if (at + forgottenMs <= now()) began.delete(other)
		return began.get(sender) ?? now()
	}

	/** For an `onRequest` hook, once it is known that the sender may send. */
	function take({ raw }: FastifyRequest, reply: FastifyReply, sender: string) {
		// A sender who left while being checked would hold the place for ever: the connection closes only once.
		if (reply.raw.destroyed) throw new AppError('timed-out')
		const beginning = beginningOf(sender)
		const keptUntil = beginning + keptMs
		const taken = [...places]
		const own = taken.filter(([, place]) => place.sender === sender)
		const inTheWay = own.length > 0 ? own : taken.length < most ? [] : taken
		// A sender whose time is over takes no place from those whose time ended later.
		const [lost] = inTheWay
			.filter(([, it]) => it.slowFrom <= now() || it.keptUntil <= Math.min(now(), keptUntil))
			.toSorted(([, one], [, other]) => endOf(one) - endOf(other))
		if (lost) {
			const [request, place] = lost
			places.delete(request)
			place.lost.abort()
		} else if (inTheWay.length > 0)
			throw new AppError(own.length > 0 ? 'already-sending' : 'overloaded')
		began.set(sender, beginning)
		const slowFrom = now() + patienceMs
		places.set(raw, { sender, slowFrom, keptUntil, lost: new AbortController() })
		reply.raw.once('close', () => places.delete(raw))
	}

	/** Reads the body of a request that has a place. Undefined when it is too large. */
	async function read({ raw }: FastifyRequest, body: Readable, mostBytes: number) {
		const place = places.get(raw)
		if (!place) throw new AppError('timed-out')
		try {
			return await readWhole(body, mostBytes, {
				signal: place.lost.signal,
				onBytes(count) {
					const paidUntil = Math.max(place.slowFrom, now()) + count / slowestBytesPerMs
					place.slowFrom = Math.min(paidUntil, now() + patienceMs)
				},
			})
		} catch (error) {
			places.delete(raw)
			if (!place.lost.signal.aborted) throw error
			setTimeout(() => body.destroy(), lingerMs).unref()
			throw new AppError('timed-out')
		} finally {
			place.slowFrom = Number.POSITIVE_INFINITY
			place.keptUntil = Number.POSITIVE_INFINITY
		}
	}

	return { take, read }
}

const endOf = ({ slowFrom, keptUntil }: Place) => Math.min(slowFrom, keptUntil)

/** An `onSend` hook: Fastify closes the connection, so that a browser that is still sending would not get the reason. */
export async function keepOpenForReason(_request: FastifyRequest, reply: FastifyReply) {
	if (reply.statusCode === 413 || reply.statusCode === 408) reply.removeHeader('connection')
}
