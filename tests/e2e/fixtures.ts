import { test as base, expect, type Page } from '@playwright/test'
import { hashPassword } from '#server/owner/credentials/password-hash.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { quickCost } from '#tests/helpers/site/quick-costs.ts'
import { type SiteProcess, startQuickSite } from '#tests/helpers/site/site-process.ts'

type TestFixtures = { site: SiteProcess; complaints: string[] }
type StartSite = () => Promise<SiteProcess>
type WorkerFixtures = {
	sharedSite: SiteProcess
	siteFrom: (start: StartSite) => Promise<SiteProcess>
}

/**
 * A fixture for tests that need a site of their own: `site: ownSite(() => startOwnersSite({ … }))`. Those that a worker runs
 * one after the other share it. Not a fixture of the worker: for each of these Playwright starts another worker and browser,
 * which takes five seconds.
 */
export function ownSite(start: StartSite) {
	return async (
		{ siteFrom }: WorkerFixtures,
		use: (site: SiteProcess) => Promise<void>,
	): Promise<void> => use(await siteFrom(start))
}

export const ownerPassword = 'la-clave-de-la-casa'

/** Starts a site whose owner has `ownerPassword`. */
export async function startOwnersSite(
	environment: NodeJS.ProcessEnv = {},
	place: { cwd?: string } = {},
) {
	const ADMIN_PASSWORD_HASH = await hashPassword(ownerPassword, quickCost)
	return startQuickSite({ ADMIN_PASSWORD_HASH, TRUST_PROXY: 'true', ...environment }, place)
}

/** The tests of a worker share a real site, unless they ask for their own. A test fails on script errors and violations of the content security policy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	sharedSite: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
		async ({}, use) => {
			const site = await startOwnersSite()
			await use(site)
			await site.remove()
		},
		{ scope: 'worker' },
	],
	siteFrom: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
		async ({}, use) => {
			let own: { start: StartSite; site: SiteProcess } | undefined
			await use(async (start) => {
				if (own?.start !== start) {
					await own?.site.remove()
					own = { start, site: await start() }
				}
				return own.site
			})
			await own?.site.remove()
		},
		{ scope: 'worker' },
	],
	site: async ({ sharedSite }, use) => use(sharedSite),
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
	extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomAddress() }),
	baseURL: async ({ site }, use) => {
		// Sixty posts in ten minutes would put the site under pressure (server/limits/spam), and five wrong passwords delay the
		// next from a new address (server/limits/login-guard.ts): the tests of a worker send more.
		site.forgetVisits()
		await use(site.url)
	},
	/** Script errors, failed hydration and policy violations. */
	complaints: [
		async ({ context }, use) => {
			const complaints: string[] = []
			context.on('weberror', (error) => {
				const { message } = error.error()
				// Chromium logs these on leaving for something that is not our page, such as a picture, or before the page was drawn.
				if (!/ViewTransition opt-in disabled|Transition was (aborted|skipped)/.test(message))
					complaints.push(message)
			})
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

/** Waits until React has hydrated the page's islands, or the desk. */
export async function hydrated(page: Page) {
	await page.mouse.move(5, 5)
	await page.keyboard.press('Shift')
	await page.waitForFunction(areIslandsLive)
}

/** Touches the islands that wait for it, as those far from the view do. Runs in the page. */
export function areIslandsLive(): boolean {
	const waiting = document.querySelectorAll('page-island:not([data-live])')
	for (const island of waiting)
		island.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
	return window.earlyKeys === undefined && waiting.length === 0
}

/**
 * Waits until the browser has drawn the page and is idle: observers have been called by then. Chromium may find no idle
 * moment (on /services at 320 px, for example), so it has half a second for it.
 */
export async function settled(page: Page) {
	await page.evaluate(
		() =>
			new Promise((resolve) =>
				requestAnimationFrame(() =>
					requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })),
				),
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
