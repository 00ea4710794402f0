import { chrome } from '#content/chrome.ts'
import { arrive } from '#content/pages/arrive.ts'
import { camping } from '#content/pages/camping.ts'
import { menu } from '#content/pages/menu.ts'
import { startQuickSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import {
	cachedLine,
	cachedPaths,
	footer,
	heading,
	test,
	titleOf,
	visitAndCache,
} from './offline-fixtures.ts'

test(
	'a new version takes over without a reload and keeps what is typed; the old one can return',
	sweep,
	async ({ page, line }) => {
		await visitAndCache(page, '/booking')
		// An old worker with a new server: the page opens, and nothing of the new version is mixed in.
		await line.release('newer0001')
		await page.goto('/booking')
		await hydrated(page)
		await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
		await page.locator('main form [name=Name]').fill('Ana Ñáñez')
		const isCached = (path: string) =>
			page.evaluate(async (path) => {
				const cached = await caches.match(path)
				return (await cached?.text())?.includes('islands-newer0001')
			}, path)
		// The last of the pages for the road.
		for (const path of ['/booking', '/contact-us'])
			await expect.poll(() => isCached(path), { timeout: 60_000 }).toBe(true)
		expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
		await expect(page.locator('main form [name=Name]')).toHaveValue('Ana Ñáñez')
		line.cut()
		await page.goto('/booking')
		await expect(page.getByText(cachedLine('es'))).toBeVisible()
		expect(await page.content()).toContain('islands-newer0001')
		await hydrated(page)
		await expect(page.locator('main form [name=Name]')).toHaveValue('Ana Ñáñez')

		// A new worker with the old server, as after a release was taken back.
		line.mend()
		await line.release(undefined)
		await page.goto('/menu')
		await hydrated(page)
		await expect(heading(page)).toHaveText(titleOf(menu))
		await footer(page).getByRole('link', { name: chrome.es.visit.arrive }).click()
		await expect(heading(page)).toHaveText(titleOf(arrive))
	},
)

test(
	'SERVICE_WORKER=off withdraws the worker and what it cached',
	sweep,
	async ({ page, line }) => {
		await visitAndCache(page, '/menu')
		const withdrawn = await startQuickSite({ SERVICE_WORKER: 'off' })
		line.leadTo(withdrawn.url)
		await page.goto('/menu')
		await hydrated(page)
		await expect
			.poll(
				() =>
					page.evaluate(async () => ({
						workers: (await navigator.serviceWorker.getRegistrations()).length,
						caches: await caches.keys(),
					})),
				{ timeout: 60_000 },
			)
			.toEqual({ workers: 0, caches: [] })
		await page.goto('/menu')
		await expect(heading(page)).toHaveText(titleOf(menu))
		await withdrawn.remove()
	},
)

test(
	'saved data: only what was loaded is cached, and the offline page',
	sweep,
	async ({ page, line }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
		})
		await page.goto('/menu')
		await hydrated(page)
		await page.waitForLoadState('networkidle')
		const before = new Set(line.asked)
		await expect
			.poll(() => cachedPaths(page), { timeout: 60_000 })
			.toEqual(expect.arrayContaining(['/menu', '/offline']))
		const more = line.asked.filter((path) => !before.has(path))
		expect(more.filter((path) => !/^\/(sw\.js|offline|assets\/at-rest-.*)$/.test(path))).toEqual([])
	},
)

for (const what of ['full', 'denied'])
	test(
		`with storage ${what} the site works as without a worker`,
		sweep,
		async ({ page, context, line }) => {
			if (what === 'full') {
				const session = await context.newCDPSession(page)
				await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1 })
			} else
				await page.addInitScript(() => {
					const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
					Object.defineProperty(window, 'caches', {
						value: { keys: denied, open: denied, match: denied, delete: denied },
					})
					navigator.serviceWorker.register = denied
				})
			await page.goto('/menu')
			await hydrated(page)
			await expect
				.poll(() => line.asked.some((path) => path.includes('/assets/at-rest-')))
				.toBe(true)
			if (what === 'full') await expect.poll(() => line.asked).toContain('/sw.js')
			await footer(page).getByRole('link', { name: chrome.es.visit.arrive }).click()
			await expect(heading(page)).toHaveText(titleOf(arrive))
			await page.goto('/camping')
			await expect(heading(page)).toHaveText(titleOf(camping))
		},
	)
