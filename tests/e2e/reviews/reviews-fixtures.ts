import { randomUUID } from 'node:crypto'
import { type SiteProcess, startSite } from '#tests/helpers/site-process.ts'
import { test as base, expect, siteOfWorker } from '../fixtures.ts'

export { expect, hydrated } from '../fixtures.ts'

export const ownerPassword = 'la-clave-de-la-casa'

/** For tests that write and delete reviews: a separate site, and an address for each test, so that no rate limit applies. */
export const test = base.extend<object, { site: SiteProcess }>({
	site: siteOfWorker(() => startSite({ ADMIN_PASSWORD: ownerPassword, TRUST_PROXY: 'true' })),
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
	extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomAddress() }),
})

function randomAddress(): string {
	const part = () => Math.floor(Math.random() * 250)
	return `10.${part()}.${part()}.${part()}`
}

/** Publishes a review with a unique text through the API. */
export async function publish(site: SiteProcess, changes: { name?: string } = {}) {
	const review = { name: 'Inés', evaluation: 3, message: `Volveremos ${randomUUID()}`, ...changes }
	const answer = await fetch(`${site.url}/api/create`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
		body: JSON.stringify(review),
	})
	expect(answer.status).toBe(201)
	return (await answer.json()) as typeof review & { _id: string }
}
