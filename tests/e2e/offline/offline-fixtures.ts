import { expect, type Page } from '@playwright/test'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { signalWords } from '#content/signal-words.ts'
import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { type Line, openLine } from '#tests/helpers/site/line.ts'
import { test as base, hydrated } from '../fixtures.ts'

/** Each test has its own line to the site, and with it a browser that has never been there. */
export const test = base.extend<{ line: Line }>({
	line: async ({ site }, use) => {
		const line = await openLine(site.url)
		await use(line)
		await line.close()
	},
	baseURL: async ({ site, line }, use) => {
		site.forgetVisits()
		await use(line.url)
	},
	serviceWorkers: 'allow',
})

export function cachedPaths(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const all = await Promise.all(
			(await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
		)
		return all.flat().map(({ url }) => new URL(url).pathname)
	})
}

/** Opens a page and waits until the service worker caches it and the pages for the road. */
export async function visitAndCache(page: Page, address: string, path = address) {
	await page.goto(address)
	await hydrated(page)
	const last = path.startsWith('/en') ? '/en/contact-us' : '/contact-us'
	await expect
		.poll(() => cachedPaths(page), { timeout: 60_000 })
		.toEqual(expect.arrayContaining([path, last]))
}

/** Whether every picture in the window is drawn. */
export function picturesInView(page: Page) {
	return page.evaluate(() =>
		[...document.images]
			.filter((image) => {
				const { top, bottom } = image.getBoundingClientRect()
				return image.checkVisibility() && bottom > 0 && top < innerHeight
			})
			.map((image) => ({
				src: image.currentSrc,
				isDrawn: image.complete && image.naturalWidth > 0,
			})),
	)
}

export const titleOf = (page: PageContent, locale: Locale = 'es') =>
	fill(page.copy[locale].title, factsInWords(facts, locale))
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const cachedLine = (locale: Locale) => signalWords[locale].kept.split('{')[0] as string
export const footer = (page: Page) => page.getByRole('contentinfo')
