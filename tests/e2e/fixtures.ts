import { test as base, expect } from '@playwright/test'
import { type SiteProcess, startSite } from '#tests/helpers/site-process.ts'

type TestFixtures = { complaints: string[] }
type WorkerFixtures = { site: SiteProcess }

/** A site that the tests of one worker share: `site: siteOfWorker(() => startSite({ … }))`. */
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

/** Every browser test runs against a real site of its worker's own, and fails when the page complains. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	site: siteOfWorker(() => startSite()),
	baseURL: async ({ site }, use) => use(site.url),
	/** Script errors, failed hydration and violations of the content security policy. */
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

/** Wait until React has taken over the page: what needs scripts works from here on. */
export async function hydrated(page: import('@playwright/test').Page) {
	await page.mouse.move(5, 5)
	await page.keyboard.press('Shift')
	await page.waitForFunction(
		() => window.earlyKeys === undefined && '__reactRouterDataRouter' in window,
	)
}

/** Requests for such addresses wait until the function given back is called: a weak signal, under control. */
export async function holdRequests(page: import('@playwright/test').Page, addresses: string) {
	const { promise, resolve } = Promise.withResolvers<void>()
	await page.route(addresses, async (route) => {
		await promise
		await route.continue()
	})
	return resolve
}
