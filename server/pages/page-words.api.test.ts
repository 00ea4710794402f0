import { expect, test } from 'vitest'
import { seedSampleReviews } from '#server/reviews/sample-reviews.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { missingWords } from '#tests/helpers/site/page-words.ts'

describeSqlite(({ open }) => {
	test('every page shows all its words', async () => {
		const database = await open()
		await seedSampleReviews(database, Date.now())
		const app = await buildTestApp(database)
		for (const shown of everyPage) {
			const { body } = await app.inject({ url: shown.path })
			const missing = missingWords(body, shown)
			expect({ path: shown.path, missing }).toEqual({ path: shown.path, missing: [] })
		}
	})
})
