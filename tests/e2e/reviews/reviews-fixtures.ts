import { randomUUID } from 'node:crypto'
import { type SiteProcess, startSite } from '#tests/helpers/site-process.ts'
import { test as base, expect, siteOfWorker } from '../fixtures.ts'

export { expect, hydrated } from '../fixtures.ts'

export const ownerPassword = 'la-clave-de-la-casa'

/** Reviews are written and deleted here: a site apart from the other tests', and an address of its own for each test. */
export const test = base.extend<object, { site: SiteProcess }>({
	site: siteOfWorker(() => startSite({ ADMIN_PASSWORD: ownerPassword, TRUST_PROXY: 'true' })),
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
	extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomAddress() }),
})

function randomAddress(): string {
	const part = () => Math.floor(Math.random() * 250)
	return `10.${part()}.${part()}.${part()}`
}

/** Publishes a review, as a program would; its text is its own. */
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
