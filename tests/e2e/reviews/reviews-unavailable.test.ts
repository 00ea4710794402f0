import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { home } from '#content/pages/home.ts'
import { whoAreWe } from '#content/pages/who-are-we.ts'
import { sampleReviews } from '#content/reviews/sample-reviews.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { type SiteProcess, startQuickSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, hydrated } from '../fixtures.ts'
import { publish } from './reviews-fixtures.ts'
import { fillIn, reviewsPage, withoutTicket } from './reviews-steps.ts'

type SiteWithOutages = SiteProcess & { takeReviewsAway: () => void; giveReviewsBack: () => void }

/** A site for each test, whose reviews table can be taken away and given back. */
const test = base.extend<{ troubled: SiteWithOutages }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
	troubled: async ({}, use) => {
		const dataDir = await mkdtemp(join(tmpdir(), 'palma-'))
		const site = await startQuickSite({ DATA_DIR: dataDir })
		// The site may be writing: wait for its lock.
		const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 20_000 })
		await use({
			...site,
			takeReviewsAway: () => database.exec('alter table reviews rename to reviews_elsewhere'),
			giveReviewsBack: () => database.exec('alter table reviews_elsewhere rename to reviews'),
		})
		database.close()
		await site.remove()
	},
	baseURL: async ({ troubled }, use) => use(troubled.url),
})

for (const locale of locales) {
	test(
		`when reviews cannot be loaded, ten labelled samples appear, and a review sent then stays in the dialog (${locale})`,
		sweep,
		async ({ page, troubled }) => {
			const { message } = await publish(troubled)
			troubled.takeReviewsAway()
			const { path, items, words } = reviewsPage(page, locale)
			await page.goto(path)
			await expect(items).toHaveCount(sampleReviews.length)
			for (const [index, sample] of sampleReviews.entries()) {
				await expect(items.nth(index)).toContainText(sample.message[locale])
				await expect(items.nth(index)).toContainText(words.sampleLabel)
			}
			await expect(page.getByText(words.samplesNote)).toBeVisible()
			await expect(page.getByText(message)).toHaveCount(0)

			await page.goto(localizePath('/who-are-we', locale))
			const row = page.getByRole('list', { name: whoAreWe.copy[locale].reviews.title })
			await expect(row.getByText(words.sampleLabel, { exact: true })).toHaveCount(
				sampleReviews.length,
			)

			const response = await page.goto(localizePath('/', locale))
			expect(response?.status()).toBe(200)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.copy[locale].title)

			const steps = reviewsPage(page, locale)
			await withoutTicket(page)
			await page.goto(steps.path)
			await hydrated(page)
			await steps.open.click()
			const text = await fillIn(steps)
			await steps.send.click()
			await expect(steps.dialog.getByRole('alert')).toBeVisible()
			await expect(steps.message).toHaveValue(text)

			troubled.giveReviewsBack()
			await steps.send.click()
			await expect(steps.dialog).toBeHidden()
			// Under load the site may still send the cached page.
			await expect(async () => {
				await page.reload()
				await expect(steps.items.first()).toContainText(text, { timeout: 1000 })
			}).toPass()
		},
	)
}
