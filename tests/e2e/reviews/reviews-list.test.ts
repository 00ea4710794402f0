import { sampleReviews } from '#content/reviews/sample-reviews.ts'
import { locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { startQuickSite } from '#tests/helpers/site/site-process.ts'
import { startSiteWithReviews } from '#tests/helpers/site/site-with-reviews.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, hydrated, ownSite } from '../fixtures.ts'
import { inLanguage } from '../views.ts'
import { publish } from './reviews-fixtures.ts'
import { reviewsPage } from './reviews-steps.ts'

const count = 130
/** Noon UTC; and half past midnight UTC, which is the day before in Bogotá. */
const noon = Date.UTC(2026, 10, 1, 12)
const afterMidnight = Date.UTC(2026, 10, 8, 0, 30)

const longList = base.extend({
	site: ownSite(async () => {
		const reviews = Array.from({ length: count }, (_, index) => ({
			message: `Reseña número ${index + 1}`,
			evaluation: index % 2 ? 4 : 0,
			created_at: noon + index,
		}))
		const newest = { name: '', evaluation: 2, message: 'La última', created_at: afterMidnight }
		return startSiteWithReviews([...reviews, newest], startQuickSite)
	}),
})

/** Other tests publish reviews, and the third one retires the samples. */
const newSite = base.extend({
	site: ownSite(() => startQuickSite()),
})

// In one worker, so that one site is started.
base.describe.configure({ mode: 'default' })

for (const [locale, step] of inLanguage('en')) {
	longList(
		`the list is newest first in a box of 80vh, counts, and loads older reviews while scrolling (${locale})`,
		step,
		async ({ page }) => {
			await page.setViewportSize({ width: 1280, height: 800 })
			const { path, region, items, words, list } = reviewsPage(page, locale)
			await page.goto(path)
			expect((await region.boundingBox())?.height).toBe(640)
			const newest = items.nth(0)
			await expect(newest).toContainText('La última')
			await expect(newest).toContainText(words.anonymous)
			await expect(items.nth(1)).toContainText(`Reseña número ${count}`)
			await expect(
				newest.getByRole('img', { name: fill(words.stars, { stars: '3' }) }),
			).toBeVisible()
			await expect(newest).toContainText(words.scores[2] as string)
			// The day in Bogotá.
			const day = locale === 'es' ? '7 de noviembre de 2026' : 'November 7, 2026'
			await expect(newest.getByRole('time')).toHaveText(day)
			const average = fill(list.average, { average: locale === 'es' ? '3,0' : '3.0' })
			await expect(page.getByRole('img', { name: average })).toBeVisible()
			await expect(page.getByText(plural(131, list.count, locale))).toBeVisible()
			await expect(
				page.getByRole('list', { name: list.distribution }).getByRole('listitem'),
			).toHaveText([
				`${words.scores[4]}65`,
				`${words.scores[3]}0`,
				`${words.scores[2]}1`,
				`${words.scores[1]}0`,
				`${words.scores[0]}65`,
			])

			await region.focus()
			await page.keyboard.press('End')
			await expect.poll(() => region.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
			await hydrated(page)
			await expect(async () => {
				await region.evaluate((box) => box.scrollTo(0, box.scrollHeight))
				await expect(items).toHaveCount(count + 1, { timeout: 500 })
			}).toPass()
			const texts = await items.locator('p:nth-child(2)').allTextContents()
			expect(new Set(texts).size).toBe(count + 1)
			expect(texts.at(-1)).toBe('Reseña número 1')
			await expect(region.getByRole('link')).toHaveCount(0)
		},
	)

	longList(
		`when older reviews cannot be fetched, a link retries (${locale})`,
		sweep,
		async ({ page }) => {
			const { path, region, items, list } = reviewsPage(page, locale)
			await page.route('**/api/reviews?**', (route) => route.abort())
			await page.goto(path)
			await hydrated(page)
			const before = await items.count()
			await region.evaluate((box) => box.scrollTo(0, box.scrollHeight))
			const again = region.getByRole('link', { name: list.failed })
			await expect(again).toBeVisible()
			await page.unroute('**/api/reviews?**')
			await again.click()
			await expect.poll(() => items.count()).toBeGreaterThan(before)
		},
	)

	longList(
		`without scripts a link leads to older reviews, and back (${locale})`,
		sweep,
		async ({ browser, site }) => {
			const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
			const page = await context.newPage()
			const { path, region, items, list } = reviewsPage(page, locale)
			await page.goto(path)
			const shown = await items.count()
			await region.getByRole('link', { name: list.older }).click()
			await expect(page).toHaveURL(new RegExp(`${path}\\?before=`))
			await expect(items.first()).toContainText(`Reseña número ${count + 1 - shown}`)
			await page.getByRole('link', { name: list.newest }).click()
			await expect(items.first()).toContainText('La última')
			await context.close()
		},
	)
}

newSite(
	'the sample reviews are labelled, and reviews are plain text without links',
	sweep,
	async ({ page, site }) => {
		for (const locale of locales) {
			const { path, items, words } = reviewsPage(page, locale)
			await page.goto(path)
			const first = items.filter({ hasText: sampleReviews[0]?.message[locale] ?? '' })
			await expect(first).toContainText(words.sampleLabel)
			await expect(page.getByText(words.samplesNote)).toBeVisible()
		}
		const { name, message } = await publish(site, {
			name: '<img src=x onerror=alert(1)> https://spam.example',
		})
		const { path, items } = reviewsPage(page, 'es')
		const item = items.filter({ hasText: message })
		// Under load the site may still send the cached page.
		await expect(async () => {
			await page.goto(path)
			await expect(item).toHaveCount(1, { timeout: 1000 })
		}).toPass()
		await expect(item).toContainText(name)
		await expect(item.locator('a, img')).toHaveCount(0)
	},
)
