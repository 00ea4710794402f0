import type { Page } from '@playwright/test'
import { restaurant } from '#content/pages/restaurant.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn } from '../accessibility.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import { viewOf } from '../views.ts'

const { cardLabels, ambiences } = restaurant.copy.es
const { text } = ambiences.nature

function controls(page: Page, locale: Locale = 'es') {
	const { cardLabels, ambiences } = restaurant.copy[locale]
	const { title } = ambiences.nature
	const card = page.getByRole('article').filter({ hasText: title })
	const summary = card.locator('summary')
	return {
		summary,
		/** The words on which people press. */
		seeMore: summary.getByText(cardLabels.seeMore),
		close: summary.getByText(cardLabels.close).locator('..'),
		reserve: page.getByRole('link', { name: `${cardLabels.reserve}: ${title}` }),
		seeMoreName: `${cardLabels.seeMore} ${title}`,
		closeName: `${cardLabels.close} ${title}`,
	}
}

test('a card turns over in 0.8 s to its reserve link, and back, without losing the focus; the side turned away cannot be reached; Escape closes', async ({
	page,
}) => {
	await page.goto('/restaurant')
	await hydrated(page)
	const { summary, seeMore, close, reserve, seeMoreName, closeName } = controls(page)
	await expect(summary).toHaveAccessibleName(seeMoreName)
	await expect(reserve).toHaveCount(0)
	await summary.press('Enter')
	await expect(summary).toBeFocused()
	await expect(summary).toHaveAccessibleName(closeName)
	await expect(reserve).toHaveAttribute('href', cardLabels.reserveTo)
	await expect(seeMore).toBeHidden()
	await expect(page.getByText(text).locator('..')).toHaveCSS('transition-duration', '0.8s, 0s')
	await close.click()
	await expect(summary).toBeFocused()
	await expect(seeMore).toBeVisible()
	await expect(reserve).toHaveCount(0)

	const back = page.getByText(text).locator('..')
	await expect(back).toHaveCSS('visibility', 'hidden')
	await seeMore.click()
	await expect(back).toHaveCSS('visibility', 'visible')
	await reserve.focus()
	await page.keyboard.press('Escape')
	await expect(summary).toBeFocused()
	await expect(back).toHaveCSS('visibility', 'hidden')
})

test('on a small screen the control that has the focus stays in view', sweep, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 400 })
	await page.goto('/restaurant')
	await hydrated(page)
	const { summary, seeMore, close } = controls(page)
	await seeMore.scrollIntoViewIfNeeded()
	await summary.focus()
	for (const shown of [close, seeMore, close]) {
		await page.keyboard.press('Enter')
		await expect(shown).toBeInViewport({ ratio: 0.9 })
	}
})

for (const locale of locales)
	test(
		`a turned card and its neighbours are accessible, and nothing turns with reduced motion (${locale})`,
		sweep,
		async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' })
			await page.goto(localizePath('/restaurant', locale))
			await hydrated(page)
			const { seeMore, close, reserve } = controls(page, locale)
			await seeMore.click()
			await expect(reserve).toBeVisible()
			// Over both languages, every scheme with every width.
			for (const pattern of locale === 'es' ? [0, 3] : [1, 2]) {
				const { width, colorScheme } = viewOf(pattern, locale)
				await page.setViewportSize({ width, height: 900 })
				await expectAccessibleIn(colorScheme, page)
			}
			const back = page.getByText(restaurant.copy[locale].ambiences.nature.text).locator('..')
			await expect(back).toHaveCSS('transform', 'none')
			await expect(seeMore).toBeHidden()
			await close.click()
			await expect(reserve).toHaveCount(0)
		},
	)

test(
	'a card turns before scripts arrive, and stays turned when they do',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/restaurant')
		const { seeMore, reserve } = controls(page)
		await seeMore.click()
		await expect(reserve).toBeVisible()
		release()
		await hydrated(page)
		await expect(reserve).toBeVisible()
	},
)

test('a card turns without scripts', sweep, async ({ browser, site }) => {
	const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto('/restaurant')
	const { seeMore, close, reserve } = controls(page)
	await seeMore.click()
	await expect(page.getByText(text)).toBeVisible()
	await expect(reserve).toBeVisible()
	await close.click()
	await expect(reserve).toHaveCount(0)
	await context.close()
})
