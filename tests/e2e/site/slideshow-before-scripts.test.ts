import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, settled, test } from '../fixtures.ts'
import { count, dot, slide, words } from './slides.ts'

type Shift = { value: number }

test('the first slide’s five seconds start before React does', sweep, async ({ page }) => {
	await page.clock.install()
	await page.goto('/')
	await page.clock.runFor(4100)
	await expect(page.locator('[data-playing]')).toBeVisible()
	await page.clock.runFor(1000)
	await expect(slide(page, 2)).toBeVisible()
})

test(
	'the buttons work before scripts arrive, and React goes on from there',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/')
		const pause = page.getByRole('button', { name: words.pause })
		await dot(page, 3).click()
		await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 })
		await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
		await page.getByRole('button', { name: words.next }).click()
		await expect(slide(page, count)).toBeInViewport({ ratio: 0.9 })
		await page.getByRole('button', { name: words.next }).click()
		await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
		await page.getByRole('button', { name: words.previous }).click()
		await expect(dot(page, count)).toHaveAttribute('aria-current', 'true')
		await expect(dot(page, 1)).toHaveAttribute('aria-current', 'false')
		await pause.click()
		await expect(pause).toHaveAttribute('aria-pressed', 'true')
		release()
		await hydrated(page)
		await expect(slide(page, count)).toBeVisible()
		await expect(slide(page, 1)).toHaveCount(0)
		await expect(dot(page, count)).toHaveAttribute('aria-current', 'true')
		await expect(pause).toHaveAttribute('aria-pressed', 'true')
		await page.mouse.move(0, 0)
		await expect(page.locator('[data-playing]')).toHaveCount(0)
	},
)

test(
	'it stays paused for a pointer or keyboard focus from before React',
	sweep,
	async ({ page }) => {
		for (const arrive of [() => slide(page, 1).hover(), () => page.keyboard.press('Tab')]) {
			const release = await holdRequests(page, '**/assets/*.js')
			await page.goto('/')
			await page.getByRole('group', { name: words.label }).focus()
			await arrive()
			release()
			await page.waitForFunction(() => window.earlyKeys === undefined)
			await expect(page.locator('[data-ready]')).toBeVisible()
			// Then the observer has said whether the slideshow is in view.
			await settled(page)
			await expect(page.locator('[data-playing]')).toHaveCount(0)
			await page.mouse.move(0, 0)
			await page.unrouteAll()
		}
	},
)

test('nothing shifts when the row of pictures becomes a stack', sweep, async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: number[] = []
		Object.assign(window, { shifts })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value)
		}).observe({ type: 'layout-shift', buffered: true })
	})
	await page.goto('/lodging')
	await expect(page.locator('[data-ready]')).toBeVisible()
	await settled(page)
	expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test(
	'without scripts the pictures are a row that the keyboard can scroll',
	sweep,
	async ({ browser, site }) => {
		const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
		const page = await context.newPage()
		await page.goto('/')
		await expect(page.getByRole('button', { name: words.next })).toBeHidden()
		await page.getByRole('group', { name: words.label }).focus()
		// A key press during the smooth scroll of the last one is ignored.
		await expect(async () => {
			await page.keyboard.press('ArrowRight')
			await expect(slide(page, count)).toBeInViewport({ ratio: 0.8, timeout: 500 })
		}).toPass()
		await context.close()
	},
)
