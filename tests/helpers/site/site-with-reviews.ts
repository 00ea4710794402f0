import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { migrate } from '#db/migrate.ts'
import type { ReviewsTable } from '#db/tables.ts'
import { insertReview } from '#server/reviews/reviews-repository.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** Starts a site whose database holds these reviews, oldest first. */
export async function startSiteWithReviews(
	reviews: Partial<ReviewsTable>[],
	start = startSite,
): Promise<SiteProcess> {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-'))
	const database = await openDatabase({ dataDir })
	await migrate(database)
	await database.query.transaction().execute(async (transaction) => {
		for (const [index, review] of reviews.entries())
			await insertReview(transaction, aReview({ created_at: index + 1, ...review }))
	})
	await database.close()
	return start({ DATA_DIR: dataDir })
}
