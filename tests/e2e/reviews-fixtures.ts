import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { migrate } from '#db/migrate.ts'
import type { ReviewsTable } from '#db/tables.ts'
import { insertReview } from '#server/reviews/reviews-repository.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site-process.ts'
import { test as base, expect, siteOfWorker } from './fixtures.ts'

export { expect, hydrated } from './fixtures.ts'

export const ownerPassword = 'correct-horse-battery'

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

/** A site whose database holds these reviews, oldest first. */
export async function startSiteWith(reviews: Partial<ReviewsTable>[]): Promise<SiteProcess> {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-'))
	const database = await openDatabase({ dataDir })
	await migrate(database)
	await database.query.transaction().execute(async (transaction) => {
		for (const [index, review] of reviews.entries())
			await insertReview(transaction, aReview({ created_at: index + 1, ...review }))
	})
	await database.close()
	return startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: ownerPassword })
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
