import type { Page } from '@playwright/test'
import { restaurant } from '#content/pages/restaurant.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { expectAccessibleIn } from '../accessibility.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import { viewOf } from '../views.ts'

const { cardLabels, ambiences } = restaurant.copy.es
const { text } = ambiences.nature

function controls(page: Page, locale: Locale = 'es') {
	const { cardLabels, ambiences } = restaurant.copy[locale]
	const { title } = ambiences.nature
	return {
		seeMore: page.getByRole('button', { name: `${cardLabels.seeMore}: ${title}` }),
		close: page.getByRole('button', { name: `${cardLabels.close}: ${title}` }),
		reserve: page.getByRole('link', { name: `${cardLabels.reserve}: ${title}` }),
	}
}

test('a card turns over in 0.8 s to its reserve link, and back to where the visitor was', async ({
	page,
}) => {
	await page.goto('/restaurant')
	await hydrated(page)
	const { seeMore, close, reserve } = controls(page)
	await expect(reserve).toHaveCount(0)
	await seeMore.press('Enter')
	await expect(close).toBeFocused()
	await expect(reserve).toHaveAttribute('href', cardLabels.reserveTo)
	await expect(seeMore).toHaveCount(0)
	await expect(page.getByText(text).locator('..')).toHaveCSS('transition-duration', '0.8s')
	await close.click()
	await expect(seeMore).toBeFocused()
	await expect(reserve).toHaveCount(0)
})

test('the side turned away is inert, and Escape closes', async ({ page }) => {
	await page.goto('/restaurant')
	await hydrated(page)
	const { seeMore, close } = controls(page)
	const back = page.getByText(text).locator('..')
	await expect(back).toHaveJSProperty('inert', true)
	await seeMore.click()
	await expect(back).toHaveJSProperty('inert', false)
	await expect(close).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(seeMore).toBeFocused()
	await expect(back).toHaveJSProperty('inert', true)
})

for (const locale of locales)
	test(`a turned card and its neighbours can be used by everybody (${locale})`, async ({
		page,
	}) => {
		await page.goto(localizePath('/restaurant', locale))
		await hydrated(page)
		const { seeMore, close } = controls(page, locale)
		await seeMore.click()
		await expect(close).toBeFocused()
		// Over both languages, every scheme with every width.
		for (const pattern of locale === 'es' ? [0, 3] : [1, 2]) {
			const { width, colorScheme } = viewOf(pattern, locale)
			await page.setViewportSize({ width, height: 900 })
			await expectAccessibleIn(colorScheme, page)
		}
	})

test('nothing turns for those who asked for less motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.goto('/restaurant')
	await hydrated(page)
	const { seeMore, close } = controls(page)
	await seeMore.click()
	await expect(close).toBeFocused()
	await expect(page.getByText(text).locator('..')).toHaveCSS('transform', 'none')
	await expect(seeMore).toHaveCount(0)
})

test('a press before scripts arrive turns the card when they do', async ({ page }) => {
	const release = await holdRequests(page, '**/assets/*.js')
	await page.goto('/restaurant')
	const { seeMore, close } = controls(page)
	await seeMore.click()
	release()
	await expect(close).toBeFocused()
})

test('without scripts both sides lie open', async ({ browser, site }) => {
	const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto('/restaurant')
	const { seeMore, close, reserve } = controls(page)
	await expect(page.getByText(text)).toBeVisible()
	await expect(reserve).toBeVisible()
	await expect(seeMore).toBeHidden()
	await expect(close).toBeHidden()
	await context.close()
})
