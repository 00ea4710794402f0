import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number }

type Options = {
	method?: string
	body?: object
	headers?: Record<string, string>
	agent?: Agent | false
	timeoutMs?: number
}

/** Sends one request from a new address; rejects when the connection fails or the timeout passes. */
export async function ask(url: string, options: Options = {}): Promise<Answer> {
	const { body, agent = false, timeoutMs = 20_000 } = options
	const text = body && JSON.stringify(body)
	const startedAt = performance.now()
	const sent = request(url, {
		agent,
		method: options.method ?? (body ? 'POST' : 'GET'),
		signal: AbortSignal.timeout(timeoutMs),
		headers: {
			...(text && {
				'content-type': 'application/json',
				'content-length': Buffer.byteLength(text),
			}),
			'x-forwarded-for': randomAddress(),
			...options.headers,
		},
	})
	sent.end(text)
	const [response] = await once(sent, 'response').catch((error: Error) => {
		if (sent.reusedSocket) error.message += ' on a connection used before'
		throw error
	})
	const content = Buffer.concat(await response.toArray()).toString()
	const ms = performance.now() - startedAt
	return { status: response.statusCode, headers: response.headers, body: content, ms }
}

/** The deliberate 503: a problem document with Retry-After. */
export function isDeliberate503({ status, headers }: Answer) {
	return (
		status === 503 &&
		Boolean(headers['content-type']?.startsWith('application/problem+json')) &&
		Number(headers['retry-after']) > 0
	)
}

export function aReviewPost() {
	const message = `La trucha llegó caliente y los niños no querían irse del lago. ${randomUUID()}`
	return { name: 'Ana', evaluation: 4, message }
}

/** A booking, or in one of five cases a review; `key` finds it in the database again. */
export function someWrite() {
	const isReview = Math.random() < 0.2
	const body = isReview ? aReviewPost() : aBooking()
	const key = 'bookingId' in body ? body.bookingId : body.message
	return { path: isReview ? '/api/create' : '/api/bookings', body, key }
}
