import type { Page } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { menu } from '#content/pages/menu.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { fillIn, send } from '../enquiries/enquiry-steps.ts'
import { expect, holdRequests, hydrated, settled, test } from '../fixtures.ts'

function scriptsOf(page: Page): string[] {
	const scripts: string[] = []
	page.on('request', (request) => {
		if (request.url().endsWith('.js')) scripts.push(request.url())
	})
	return scripts
}

test(
	'no script is fetched until the visitor touches something, or the first slide is to change',
	sweep,
	async ({ page }) => {
		const scripts = scriptsOf(page)
		// Paused: however long loading takes, only `runFor` moves the page's clock.
		await page.clock.install({ time: 0 })
		await page.clock.pauseAt(1000)
		const afterAnother = async (milliseconds: number) => {
			await page.clock.runFor(milliseconds)
			return scripts.length
		}
		await page.goto('/')
		expect(await afterAnother(3000)).toBe(0)
		await page.mouse.click(5, 300)
		await expect.poll(() => afterAnother(10)).toBeGreaterThan(0)

		await page.goto('/en')
		scripts.length = 0
		expect(await afterAnother(3000)).toBe(0)
		await expect.poll(() => afterAnother(1500)).toBeGreaterThan(0)
	},
)

test(
	'at most five requests follow the first touch of a page, data and pictures included',
	sweep,
	async ({ page }) => {
		// Scripts are fetched, and then imported from the browser's cache.
		const requests = new Set<string>()
		page.on('request', (request) => requests.add(request.url()))
		for (const path of [...everyPage.map(({ path }) => path), '/-']) {
			await page.goto(path, { waitUntil: 'networkidle' })
			requests.clear()
			await hydrated(page)
			await expect.poll(() => [...requests].some((url) => /at-rest-.*\.js$/.test(url))).toBe(true)
			await settled(page)
			expect([...requests].length, [path, ...requests].join('\n')).toBeLessThanOrEqual(5)
		}
	},
)

test(
	'code that is missing, as after a new version, is asked for a few times and not at every event',
	sweep,
	async ({ page }) => {
		for (const missing of ['**/assets/islands-*.js', '**/assets/form-islands-*.js']) {
			let asked = 0
			await page.route(missing, (route) => {
				asked += 1
				return route.fulfill({ status: 404 })
			})
			await page.clock.install()
			await page.goto('/booking')
			// Only `runFor` moves the page's clock.
			await page.clock.pauseAt(Date.now() + 60_000)
			const scroll = async () => {
				await page.evaluate(() => dispatchEvent(new Event('scroll')))
				await page.clock.runFor(500)
				return asked
			}
			await expect.poll(scroll).toBeGreaterThan(1)
			const before = asked
			for (let event = 0; event < 30; event += 1) await scroll()
			expect(asked - before).toBeLessThan(8)
			await page.unroute(missing)
			// It comes after all.
			await page.clock.resume()
			await hydrated(page)
		}
	},
)

test(
	'code that could not be fetched is not imported: many browsers would remember that it failed',
	sweep,
	async ({ page }) => {
		for (const missing of ['islands', 'form-islands']) {
			const failed = page.waitForEvent('requestfailed')
			await page.route(`**/assets/${missing}-*.js`, (route) => route.abort())
			await page.goto('/booking')
			await page.keyboard.press('Shift')
			await failed
			const fetchedBy = await page.evaluate(
				(name) =>
					performance
						.getEntriesByType('resource')
						.filter((entry) => entry.name.includes(`/${name}-`) && entry.name.endsWith('.js'))
						.map((entry) => (entry as PerformanceResourceTiming).initiatorType),
				missing,
			)
			expect(new Set(fetchedBy)).toEqual(new Set(['fetch']))
			await page.unrouteAll()
			// The next touch tries again.
			await hydrated(page)
		}
	},
)

test(
	'with a script that does not parse, a page is read and its form is sent',
	sweep,
	async ({ page }) => {
		await page.route('**/assets/islands-*.js', (route) =>
			route.fulfill({ contentType: 'text/javascript', body: 'const =' }),
		)
		await page.goto('/contact-us')
		const script = page.waitForResponse('**/assets/islands-*.js')
		await page.keyboard.press('Shift')
		await (await script).finished()
		await fillIn(page, 'contact')
		await send(page, 'contact')
		await expect(page).toHaveURL(/\?sent=PC-/)
		await expect(page.getByText(formWords.es.sent.contactTitle).first()).toBeVisible()
	},
)

for (const [how, fail] of [
	[
		'whose code is missing',
		(page: Page) => page.route('**/assets/form-islands-*.js', (route) => route.abort()),
	],
	[
		'that throws',
		(page: Page) =>
			page.route('**/booking', async (route) => {
				const response = await route.fetch()
				const body = (await response.text()).replace(
					/("BookingSection" data-props=)'[^']*'/,
					"$1'{}'",
				)
				await route.fulfill({ response, body })
			}),
	],
] as const)
	test(`an island ${how} leaves the others live`, sweep, async ({ page }) => {
		await fail(page)
		await page.goto('/booking')
		const booking = page.locator('page-island[data-of="BookingSection"]')
		await booking.getByRole('textbox').first().click()
		for (const other of ['PageTools', 'SignalRegion'])
			await expect(page.locator(`page-island[data-of="${other}"]`)).toHaveAttribute('data-live')
		await settled(page)
		await expect(booking).not.toHaveAttribute('data-live')
		await expect(booking.getByRole('textbox').first()).toBeVisible()
	})

test('an island far below is hydrated when it comes near', sweep, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/lodging')
	const island = (name: string) => page.locator(`page-island[data-of="${name}"]`)
	await page.keyboard.press('Shift')
	await expect(island('PageTools')).toHaveAttribute('data-live')
	await expect(island('Slideshow')).toHaveAttribute('data-live')
	await settled(page)
	await expect(island('Calendar')).not.toHaveAttribute('data-live')
	await page.evaluate(() => scrollTo(0, 2 * innerHeight))
	await settled(page)
	await expect(island('Calendar')).not.toHaveAttribute('data-live')

	const calendar = island('Calendar').locator('table').first()
	const { y = 0 } = (await calendar.boundingBox()) ?? {}
	await page.evaluate((y) => scrollBy(0, y - 1.5 * innerHeight), y)
	await expect(calendar).not.toBeInViewport()
	await expect(island('Calendar')).toHaveAttribute('data-live')
})

for (const storage of ['localStorage', 'sessionStorage'] as const)
	test(
		`React mounts at once for a visitor with something in ${storage}`,
		sweep,
		async ({ page }) => {
			const scripts = scriptsOf(page)
			await page.clock.install()
			await page.addInitScript((name) => window[name].setItem('draft', 'something'), storage)
			await page.goto('/')
			await page.clock.runFor(10)
			await expect.poll(() => scripts.length).toBeGreaterThan(0)
		},
	)

test(
	'the print button prints before scripts arrive, and once only afterwards',
	sweep,
	async ({ page }) => {
		await page.addInitScript(() => {
			Object.assign(window, {
				printed: 0,
				print: () => Object.assign(window, { printed: printed() + 1 }),
			})
			const printed = () => (window as unknown as { printed: number }).printed
		})
		const printed = () => page.evaluate(() => (window as unknown as { printed: number }).printed)
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/menu')
		const button = page.getByRole('button', { name: menu.copy.es.print })
		await button.click()
		await expect.poll(printed).toBe(1)
		release()
		await hydrated(page)
		expect(await printed()).toBe(1)
		await button.click()
		await expect.poll(printed).toBe(2)
	},
)
