import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { quantile } from '#tests/helpers/measuring/measures.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'

// Below the number of posts at which the site asks every visitor for a proof of work.
export const batchSize = 50

export type Batch = { latencies: number[]; seconds: number; failed: number }

export const agent = new Agent({ keepAlive: true, maxSockets: batchSize })

/** Sends one post each for `batchSize` visitors, `atOnce` at a time. */
export async function sendBatch(
	url: string,
	make: () => object,
	{ atOnce = batchSize, expected = 201 } = {},
): Promise<Batch> {
	const bodies = Array.from({ length: batchSize }, () => JSON.stringify(make()))
	const latencies: number[] = []
	let failed = 0
	const start = performance.now()
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (let body = bodies.pop(); body; body = bodies.pop()) {
				const sentAt = performance.now()
				if ((await post(url, body)) !== expected) failed += 1
				latencies.push(performance.now() - sentAt)
			}
		}),
	)
	return { latencies, seconds: (performance.now() - start) / 1000, failed }
}

async function post(url: string, body: string): Promise<number> {
	const sent = request(url, {
		agent,
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'content-length': Buffer.byteLength(body),
			'x-forwarded-for': randomAddress(),
		},
	})
	sent.end(body)
	const [response] = await once(sent, 'response')
	await response.toArray()
	return response.statusCode
}

export function failedOf(batches: Batch[]): number {
	return batches.reduce((sum, { failed }) => sum + failed, 0)
}

export function p99(batches: Batch[]): number {
	return quantile(
		batches.flatMap(({ latencies }) => latencies),
		0.99,
	)
}

export function rate(batches: Batch[]): number {
	const seconds = batches.reduce((sum, batch) => sum + batch.seconds, 0)
	return (batches.length * batchSize) / seconds
}
