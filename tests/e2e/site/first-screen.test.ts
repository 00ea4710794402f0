import { chrome } from '#content/chrome.ts'
import { home } from '#content/pages/home.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, settled, test } from '../fixtures.ts'
import { inLanguage } from '../views.ts'

for (const [locale, step] of inLanguage('es'))
	test(
		`headline and first button are in view on a phone and on a small laptop (${locale})`,
		step,
		async ({ page }) => {
			const { title, hero } = home.copy[locale]
			for (const [width, height] of [
				[360, 740],
				[1366, 800],
			] as const) {
				await page.setViewportSize({ width, height })
				await page.goto(localizePath('/', locale))
				await expect(page.getByText('LOADING')).toBeHidden()
				const main = page.getByRole('main')
				const headline = main.getByRole('heading', { level: 1, name: title })
				const button = main.getByRole('link', { name: hero.book.label, exact: true }).first()
				for (const part of [headline, button]) {
					await expect(part).toBeInViewport({ ratio: 1 })
					// Nor is it below the thumb bar.
					const isOnTop = await part.evaluate((it) => {
						const { left, right, bottom } = it.getBoundingClientRect()
						return it.contains(document.elementFromPoint((left + right) / 2, bottom - 2))
					})
					expect({ width, isOnTop }).toEqual({ width, isOnTop: true })
				}
			}
		},
	)

for (const locale of locales)
	test(`from 1024 px on, the links are in the bar (${locale})`, sweep, async ({ page }) => {
		const words = chrome[locale]
		await page.setViewportSize({ width: 1024, height: 768 })
		await page.goto(localizePath('/menu', locale))
		await expect(page.getByRole('button', { name: words.menu, exact: true })).toBeHidden()
		const links = page.getByRole('navigation', { name: words.mainNavigation })
		const tops = []
		for (const name of [words.home, words.services, words.us, words.packages, words.contact]) {
			const link = links.getByRole('link', { name, exact: true })
			await expect(link).toBeInViewport({ ratio: 1 })
			tops.push((await link.boundingBox())?.y)
		}
		expect(new Set(tops).size).toBe(1)
	})

for (const colorScheme of ['light', 'dark'] as const)
	test(
		`before it is scrolled, the home page loads at most 60 KB of pictures on a phone, slideshow included (${colorScheme})`,
		sweep,
		async ({ browser, site }) => {
			const context = await browser.newContext({
				baseURL: site.url,
				viewport: { width: 360, height: 740 },
				deviceScaleFactor: 2,
				isMobile: true,
				hasTouch: true,
				colorScheme,
				serviceWorkers: 'block',
			})
			const page = await context.newPage()
			const sizes: Promise<number>[] = []
			page.on('requestfinished', (request) => {
				if (request.resourceType() !== 'image') return
				sizes.push(request.sizes().then((it) => it.responseBodySize + it.responseHeadersSize))
			})
			const bytes = async () => (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
			await page.goto('/')
			await hydrated(page)
			// Every slide, as they would come by themselves.
			const next = page.getByRole('button', { name: chrome.es.slideshow.next })
			for (const _ of home.slides) {
				await next.dispatchEvent('click')
				await settled(page)
			}
			await page.waitForLoadState('networkidle')
			expect(await bytes()).toBeGreaterThan(20_000)
			expect(await bytes()).toBeLessThanOrEqual(60 * 1024)

			// The others come as soon as the page is scrolled.
			const cards = page.locator('main li img')
			await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
			await cards.nth(2).scrollIntoViewIfNeeded()
			await expect
				.poll(() => cards.nth(2).evaluate((it) => (it as HTMLImageElement).naturalWidth))
				.toBeGreaterThan(0)
			await expect(cards.nth(2)).toBeInViewport()
			await context.close()
		},
	)
