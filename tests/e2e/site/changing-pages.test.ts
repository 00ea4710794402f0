import { chromium, type Page } from '@playwright/test'
import { chrome } from '#content/chrome.ts'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { camping } from '#content/pages/camping.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { servicesPage } from '#content/pages/services.ts'
import { fill } from '#domain/text/fill.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { expect, hydrated, settled, test } from '../fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const titleOf = ({ copy }: PageContent) => fill(copy.es.title, factsInWords(facts, 'es'))
const cardTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`)

test('a link opens a new document at its top, with the focus at its beginning; back returns to the place in the list, also without islands', async ({
	page,
}) => {
	for (const waitForIslands of [false, true]) {
		await page.goto('/services')
		if (waitForIslands) await hydrated(page)
		await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
		const card = cardTo(page, '/camping')
		// To the middle, so that the click has no reason to scroll further.
		await card.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
		await settled(page)
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
		// Its place on the screen: the page itself is longer if its font came too late to be used (font-display: optional).
		const topOfCard = () => card.evaluate((it) => it.getBoundingClientRect().top)
		const place = await topOfCard()
		await card.click()
		await expect(heading(page)).toHaveText(titleOf(camping))
		expect(await page.evaluate(() => [scrollY, 'isFirstDocument' in window])).toEqual([0, false])
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
		await page.keyboard.press('Tab')
		await expect(page.getByRole('link', { name: chrome.es.skipToContent })).toBeFocused()
		await page.goBack()
		await expect(heading(page)).toHaveText(titleOf(servicesPage))
		await expect.poll(topOfCard).toBeCloseTo(place, -1)
	}
})

test(
	'browsers with speculation rules learn which pages to fetch ahead; the others fetch on touch, unless data is saved',
	sweep,
	async ({ page, browser, baseURL }) => {
		const home = await page.goto('/')
		const [, address = ''] = /^"(.+)"$/.exec(home?.headers()['speculation-rules'] ?? '') ?? []
		const rules = await page.request.get(address)
		expect(rules.headers()['content-type']).toContain('application/speculationrules+json')
		expect(JSON.stringify(await rules.json())).toContain('/en/request/*')
		const desk = await page.request.get('/admin/today')
		expect(desk.headers()['speculation-rules']).toBeUndefined()

		for (const saveData of [false, true]) {
			const context = await browser.newContext({ ...(baseURL && { baseURL }) })
			await context.addInitScript((saveData) => {
				Object.assign(HTMLScriptElement, { supports: () => false })
				Object.defineProperty(navigator, 'connection', { value: { saveData } })
			}, saveData)
			const visit = await context.newPage()
			await visit.goto('/services')
			await hydrated(visit)
			await cardTo(visit, '/camping').hover()
			await cardTo(visit, '/camping').dispatchEvent('touchstart')
			await visit.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' }).hover()
			// A guest's own page, whose rule is the same as that of the others.
			await cardTo(visit, '/camping').evaluate((link: HTMLAnchorElement) => {
				link.href = '/en/request/key'
			})
			await cardTo(visit, '/en/request/key').dispatchEvent('touchstart')
			const prefetched = await visit
				.locator('link[rel=prefetch]')
				.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
			expect(prefetched.map((it) => new URL(it ?? '').pathname)).toEqual(
				saveData ? [] : ['/camping'],
			)
			await context.close()
		}
	},
)

test('pages enter the back/forward cache', sweep, async ({ site }) => {
	// Playwright switches the cache off, and Chromium's headless shell has none.
	const browser = await chromium.launch({
		args: chromiumFlags,
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
		executablePath: findOrInstallChromium(),
	})
	const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 800 } })
	await page.addInitScript(() => {
		addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
	})
	const shown = () =>
		page.evaluate(() => ({
			path: location.pathname,
			persisted: (window as { persisted?: boolean }).persisted,
		}))
	for (const path of ['/', '/booking', '/reviews']) {
		await page.goto(path)
		await hydrated(page)
		await expect.poll(shown).toEqual({ path, persisted: false })
		await page.goto('/who-are-we')
		// Not `goBack`, which waits for a load event: a page from this cache has none.
		await page.evaluate(() => history.back())
		await expect(async () => expect(await shown()).toEqual({ path, persisted: true })).toPass()
	}
	await browser.close()
})
