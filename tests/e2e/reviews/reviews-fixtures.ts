import { randomUUID } from 'node:crypto'
import { randomAddress } from '#tests/helpers/random-address.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { expect } from '../fixtures.ts'

/** Publishes a review with a unique text through the API. */
export async function publish(site: SiteProcess, changes: { name?: string } = {}) {
	const review = { name: 'Inés', evaluation: 3, message: `Volveremos ${randomUUID()}`, ...changes }
	const response = await fetch(`${site.url}/api/create`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
		body: JSON.stringify(review),
	})
	expect(response.status).toBe(201)
	return (await response.json()) as typeof review & { _id: string }
}
