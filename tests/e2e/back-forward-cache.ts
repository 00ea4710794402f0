import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { test as base, expect, hydrated } from './fixtures.ts'

/** Playwright switches the back/forward cache off, and Chromium's headless shell has none. */
export const test = base.extend({
	context: async ({ contextOptions, baseURL }, use) => {
		const browser = await chromium.launch({
			args: chromiumFlags,
			ignoreDefaultArgs: ['--disable-back-forward-cache'],
			executablePath: findOrInstallChromium(),
		})
		await use(await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' }))
		await browser.close()
	},
})

export async function open(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
}

/** Goes back to a page in the back/forward cache. */
export async function goBack(page: Page, path: string) {
	// Not `goBack`, which waits for a load event: a cached page has none.
	// It may leave the page before it has returned.
	await page.evaluate(() => history.back()).catch(() => {})
	const isCached = () => page.evaluate(() => (window as { isMarked?: true }).isMarked)
	await expect(async () => {
		expect(new URL(page.url()).pathname).toBe(path)
		expect(await isCached()).toBe(true)
	}).toPass()
}

/** Only a cached document still has it. */
export const mark = (page: Page) =>
	page.evaluate(() => Object.assign(window, { isMarked: true }) && null)
