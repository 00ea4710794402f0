import type { Page } from '@playwright/test'
import { whoAreWe } from '#content/pages/who-are-we.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { sampleReviews } from '#content/reviews/sample-reviews.ts'
import { fill } from '#domain/text/fill.ts'
import { startQuickSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, holdRequests, hydrated, ownSite, settled } from '../fixtures.ts'

/** A site with the sample reviews only. */
const test = base.extend({ site: ownSite(() => startQuickSite()) })
// In one worker, so that one site is started.
test.describe.configure({ mode: 'default' })

const labels = whoAreWe.copy.es.reviews
const words = reviewWords.es
const count = sampleReviews.length

const placeName = (place: number) =>
	fill(words.place, { place: String(place), count: String(count) })

const parts = (page: Page) => ({
	previous: page.getByRole('button', { name: labels.previous }),
	next: page.getByRole('button', { name: labels.next }),
	row: page.getByRole('list', { name: labels.title }),
	dot: (place: number) => page.getByRole('button', { name: placeName(place), exact: true }),
	/** The review in the middle of the row. */
	review: (place: number) => page.getByText(sampleReviews[place - 1]?.message.es ?? ''),
})

async function open(page: Page) {
	await page.goto('/who-are-we')
	await hydrated(page)
	const carousel = parts(page)
	await carousel.next.scrollIntoViewIfNeeded()
	return carousel
}

test('buttons, dots and arrow keys move through the labelled sample reviews, within bounds', async ({
	page,
}) => {
	const { previous, next, row, dot, review } = await open(page)
	await expect(row.getByText(words.sampleLabel, { exact: true })).toHaveCount(count)
	await expect(page.getByText(words.samplesNote)).toBeVisible()
	await expect(row.getByText(words.anonymous)).toHaveCount(
		sampleReviews.filter(({ name }) => !name).length,
	)

	await expect(previous).toBeDisabled()
	await next.click()
	await expect(dot(2)).toHaveAttribute('aria-current', 'true')
	await expect(review(2)).toBeInViewport({ ratio: 1 })
	await previous.click()
	await expect(dot(1)).toHaveAttribute('aria-current', 'true')
	await expect(previous).toBeDisabled()
	await expect(previous).toBeFocused()

	await row.focus()
	await page.keyboard.press('ArrowLeft')
	await expect(dot(1)).toHaveAttribute('aria-current', 'true')
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('ArrowRight')
	await expect(dot(3)).toHaveAttribute('aria-current', 'true')
	await dot(7).click()
	await expect(review(7)).toBeInViewport({ ratio: 1 })
	await expect(dot(7)).toHaveAttribute('aria-current', 'true')
	for (let place = 8; place <= count; place++) await next.click()
	await expect(next).toBeDisabled()
	await expect(dot(count)).toHaveAttribute('aria-current', 'true')
	await expect(review(count)).toBeInViewport({ ratio: 1 })
})

test(
	'the buttons work before scripts arrive, and React goes on from there',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/who-are-we')
		const { previous, next, dot, review } = parts(page)
		const place = (number: number) => page.getByText(placeName(number), { exact: true })
		await expect(previous).toBeDisabled()
		await next.click()
		await expect(review(2)).toBeInViewport({ ratio: 1 })
		await expect(place(2)).toBeVisible()
		await expect(previous).toBeEnabled()
		await dot(count).click()
		await expect(review(count)).toBeInViewport({ ratio: 1 })
		await expect(next).toBeDisabled()
		await previous.click()
		await expect(dot(count - 1)).toHaveAttribute('aria-current', 'true')
		release()
		await hydrated(page)
		await expect(place(count - 1)).toBeVisible()
		await expect(dot(count - 1)).toHaveAttribute('aria-current', 'true')
		await expect(dot(1)).toHaveAttribute('aria-current', 'false')
		await expect(next).toBeEnabled()
		await next.click()
		await expect(place(count)).toBeVisible()
	},
)

test('a horizontal swipe moves to the next review', sweep, async ({ browser, site }) => {
	const context = await browser.newContext({
		baseURL: site.url,
		hasTouch: true,
		viewport: { width: 360, height: 740 },
	})
	const page = await context.newPage()
	const { row, dot } = await open(page)
	await row.scrollIntoViewIfNeeded()
	const middle = async () => {
		await settled(page)
		const box = await row.boundingBox()
		return box ? box.y + box.height / 2 : Number.NaN
	}
	// Pictures above it come into reach by the scrolling.
	await expect(async () => expect(await middle()).toBe(await middle())).toPass()
	const y = await middle()
	const finger = await context.newCDPSession(page)
	const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
		finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
	await touch('touchStart', [{ x: 300, y }])
	for (const x of [270, 220, 160, 100, 60]) await touch('touchMove', [{ x, y }])
	await touch('touchEnd', [])
	await expect(dot(2)).toHaveAttribute('aria-current', 'true')
	await context.close()
})

test('without scripts the reviews are a scrollable row', sweep, async ({ browser, site }) => {
	const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto('/who-are-we')
	const { row, next, review } = parts(page)
	await expect(next).toBeHidden()
	await expect(row.getByRole('listitem')).toHaveCount(count)
	await review(5).scrollIntoViewIfNeeded()
	await expect(review(5)).toBeInViewport()
	await context.close()
})
