import { test as base, expect, type Page } from '@playwright/test'
import { type SiteProcess, startSite } from '#tests/helpers/site-process.ts'

type TestFixtures = { complaints: string[] }
type WorkerFixtures = { site: SiteProcess }

/** A fixture for a site that the tests of a worker share: `site: siteOfWorker(() => startSite({ … }))`. */
export function siteOfWorker(
	start: () => Promise<SiteProcess>,
): [
	(needs: object, use: (site: SiteProcess) => Promise<void>) => Promise<void>,
	{ scope: 'worker' },
] {
	return [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
		async ({}, use) => {
			const site = await start()
			await use(site)
			await site.remove()
		},
		{ scope: 'worker' },
	]
}

/** Each worker has its own real site. A test fails on script errors and violations of the content security policy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	site: siteOfWorker(() => startSite()),
	baseURL: async ({ site }, use) => use(site.url),
	/** Script errors, failed hydration and policy violations. */
	complaints: [
		async ({ context }, use) => {
			const complaints: string[] = []
			context.on('weberror', (error) => complaints.push(error.error().message))
			context.on('console', (message) => {
				if (/Content Security Policy|Minified React error|hydrat/i.test(message.text()))
					complaints.push(message.text())
			})
			await use(complaints)
			expect(complaints).toEqual([])
		},
		{ auto: true },
	],
})

export { expect }

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page) {
	await page.mouse.move(5, 5)
	await page.keyboard.press('Shift')
	await page.waitForFunction(
		() => window.earlyKeys === undefined && '__reactRouterDataRouter' in window,
	)
}

/** Waits until the browser has drawn the page and is idle: observers have been called by then. */
export async function settled(page: Page) {
	await page.evaluate(
		() =>
			new Promise((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
			),
	)
}

/** Holds requests for these addresses back until the returned function is called, like a weak connection. */
export async function holdRequests(page: Page, addresses: string) {
	const { promise, resolve } = Promise.withResolvers<void>()
	await page.route(addresses, async (route) => {
		await promise
		await route.continue()
	})
	return resolve
}
