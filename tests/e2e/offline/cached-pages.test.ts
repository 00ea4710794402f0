import { chrome } from '#content/chrome.ts'
import { facts } from '#content/facts.ts'
import { arrive } from '#content/pages/arrive.ts'
import { camping } from '#content/pages/camping.ts'
import { games } from '#content/pages/games.ts'
import { menu } from '#content/pages/menu.ts'
import { offline } from '#content/pages/offline.ts'
import { privacy } from '#content/pages/privacy.ts'
import { signalWords } from '#content/signal-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessible, expectAccessibleIn, expectNoOverflow } from '../accessibility.ts'
import { expect, hydrated } from '../fixtures.ts'
import {
	cachedLine,
	cachedPaths,
	footer,
	heading,
	picturesInView,
	test,
	titleOf,
	visitAndCache,
} from './offline-fixtures.ts'

test('after a first visit the page, the route card and the menu open without a signal', async ({
	page,
	line,
}) => {
	await page.goto('/camping')
	await hydrated(page)
	// The page is not at rest yet.
	expect(line.asked).not.toContain('/sw.js')
	await visitAndCache(page, '/camping')
	const files = await cachedPaths(page)
	expect(files.filter((path) => /admin|api\//.test(path))).toEqual([])
	expect(files.filter((path) => path.startsWith('/en'))).toEqual([])
	expect(files).toContainEqual(expect.stringMatching(/\/fraunces-.*\.woff2$/))

	line.cut()
	await page.goto('/camping')
	await expect(heading(page)).toHaveText(titleOf(camping))
	await expect(page.getByText(cachedLine('es'))).toBeVisible()
	const pictures = await picturesInView(page)
	expect(pictures.length).toBeGreaterThan(0)
	expect(pictures.filter(({ isDrawn }) => !isDrawn)).toEqual([])
	await hydrated(page)

	// Links say whether they lead anywhere.
	const toGames = footer(page).getByRole('link', { name: chrome.es.us })
	await expect(toGames).toHaveAttribute('data-uncached', '')
	await expect(toGames).toHaveAccessibleName(/sin señal/)
	const toArrive = footer(page).getByRole('link', { name: chrome.es.visit.arrive })
	await expect(toArrive).not.toHaveAttribute('data-uncached', '')
	await expect(toGames).toHaveCSS('text-decoration-line', 'line-through')
	await expectAccessibleIn('light', page)
	await toGames.click()
	await expect(heading(page)).toHaveText(titleOf(offline))
	await expect(page).not.toHaveURL(/offline/)
	await expect(page.getByText(cachedLine('es'))).toHaveCount(0)
	await page.goBack()
	await expect(page).toHaveURL('/camping')

	// Never visited, cached all the same.
	await toArrive.click()
	await expect(heading(page)).toHaveText(titleOf(arrive))
	await expect(page).toHaveURL('/arrive')
	await expect(page.locator('article a[href^="tel:"]').first()).toBeVisible()
	await page.goto('/menu')
	await expect(heading(page)).toHaveText(titleOf(menu))

	line.mend()
	await page.goto('/menu')
	await expect(heading(page)).toHaveText(titleOf(menu))
	await hydrated(page)
	await expect(page.getByText(cachedLine('es'))).toBeHidden()
})

test(
	'a page that is not cached becomes the offline page, and opens once the signal is back',
	sweep,
	async ({ page, line, context }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await visitAndCache(page, '/en/camping')
		line.cut()
		await context.setOffline(true)
		await page.goto('/en/games')
		await expect(heading(page)).toHaveText(titleOf(offline, 'en'))
		const { retry, kept } = offline.copy.en
		for (const phone of facts.phones)
			await expect(page.locator(`main a[href="tel:${phone}"]`)).toBeVisible()
		const cachedPages = page.getByRole('navigation', { name: kept }).getByRole('link')
		await expect(cachedPages).toHaveCount(6)
		await expect(cachedPages.filter({ hasText: camping.copy.en.crumb })).toBeVisible()
		await expectAccessible(page)
		await expectNoOverflow(page)

		const reloaded = page.waitForEvent('load')
		await page.getByRole('button', { name: retry }).click()
		await reloaded
		await hydrated(page)
		await expect(heading(page)).toHaveText(titleOf(offline, 'en'))
		line.mend()
		await context.setOffline(false)
		await expect(heading(page)).toHaveText(titleOf(games, 'en'))
		await expect(page).toHaveURL('/en/games')
	},
)

test(
	'the other language without a signal is the offline page of the language that was visited',
	sweep,
	async ({ page, line, context }) => {
		await visitAndCache(page, '/arrive')
		line.cut()
		await context.setOffline(true)
		await page.goto('/en/games')
		await expect(heading(page)).toHaveText(titleOf(offline))
		line.mend()
		await context.setOffline(false)
		await expect(heading(page)).toHaveText(titleOf(games, 'en'))
	},
)

test(
	'the offline page opens the asked page also when the browser never says that it is back online',
	sweep,
	async ({ page, line }) => {
		await visitAndCache(page, '/arrive')
		line.cut()
		await page.goto('/games')
		await expect(heading(page)).toHaveText(titleOf(offline))
		const before = line.asked.filter((path) => path === '/games').length
		await expect
			.poll(() => line.asked.filter((path) => path === '/games').length, { timeout: 60_000 })
			.toBeGreaterThan(before)
		await expect(heading(page)).toHaveText(titleOf(offline))
		line.mend()
		await expect(heading(page)).toHaveText(titleOf(games), { timeout: 60_000 })
		await expect(page).toHaveURL('/games')
	},
)

test('the offline page opens the asked page at its fragment', sweep, async ({ page, line }) => {
	await visitAndCache(page, '/arrive')
	line.cut()
	await page.goto('/privacy#contents')
	await expect(heading(page)).toHaveText(titleOf(offline))
	line.mend()
	await expect(heading(page)).toHaveText(titleOf(privacy), { timeout: 60_000 })
	await expect(page).toHaveURL('/privacy#contents')
	await expect(page.locator('#contents')).toBeInViewport()
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test(
	'while the asked page comes slowly to its fragment, a reload asks for it again',
	sweep,
	async ({ page, line }) => {
		await visitAndCache(page, '/en/arrive')
		line.cut()
		await page.goto('/en/privacy#contents')
		await expect(heading(page)).toHaveText(titleOf(offline, 'en'))
		await hydrated(page)
		line.hang()
		const retry = page.getByRole('button', { name: offline.copy.en.retry })
		const before = line.asked.length
		// As an impatient visitor does. Playwright would wait for the page that does not come.
		await retry.evaluate((button: HTMLElement) => {
			setTimeout(() => button.click())
			setTimeout(() => location.reload(), 500)
		})
		await expect.poll(() => line.asked.slice(before)).toContain('/en/privacy?again=')
		line.mend()
		await expect(heading(page)).toHaveText(titleOf(privacy, 'en'))
	},
)

test(
	'a cached page says when the signal is back, and marks no link any more',
	sweep,
	async ({ page, line, context }) => {
		await visitAndCache(page, '/camping')
		line.cut()
		await context.setOffline(true)
		await page.goto('/camping')
		await hydrated(page)
		await expect(page.getByText(cachedLine('es'))).toBeVisible()
		await expect(page.locator('a[data-uncached]').first()).toBeAttached()
		line.mend()
		await context.setOffline(false)
		await expect(page.getByText(signalWords.es.back.split('{')[0] as string)).toBeVisible()
		await expect(page.getByText(cachedLine('es'))).toHaveCount(0)
		await expect(page.locator('a[data-uncached]')).toHaveCount(0)
		await page.getByRole('button', { name: signalWords.es.refresh }).click()
		await expect(page.getByText(signalWords.es.refresh)).toHaveCount(0)
	},
)

test(
	'a line that hangs or breaks off half way shows the cached page',
	sweep,
	async ({ page, line }) => {
		await visitAndCache(page, '/menu')
		for (const spoil of [line.hang, line.breakOff]) {
			spoil()
			await page.goto('/menu', { waitUntil: 'commit' })
			await expect(heading(page)).toHaveText(titleOf(menu))
			await expect(page.getByText(cachedLine('es'))).toBeVisible()
			line.mend()
		}
	},
)

test('the signal is lost and returns while a page is open', sweep, async ({ page, context }) => {
	await page.goto('/en/menu')
	await hydrated(page)
	await page.waitForLoadState('networkidle')
	await context.setOffline(true)
	await expect(page.getByText(cachedLine('en'))).toBeVisible()
	await context.setOffline(false)
	await expect(page.getByText(cachedLine('en'))).toBeHidden()
})
