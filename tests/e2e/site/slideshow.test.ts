import type { Page } from '@playwright/test'
import { images } from '#content/images.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import { count, dot, slide, words } from './slides.ts'

/** Stops the clock as soon as the slideshow plays, because its script needs time to come; then shows the first slide anew. */
async function openWithClock(page: Page) {
	await page.clock.install()
	// An earlier call has stopped it.
	await page.clock.resume()
	await page.goto('/')
	await hydrated(page)
	await expect(page.locator('[data-playing]')).toBeVisible()
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
	// Clicks without a pointer, which would pause the slideshow.
	for (const number of [count, 1]) await dot(page, number).dispatchEvent('click')
	await expect(slide(page, 1)).toBeVisible()
}

test('a slide stays for five seconds and the next fades in; a pointer pauses it', async ({
	page,
}) => {
	await openWithClock(page)
	await page.clock.fastForward(3000)
	await expect(slide(page, 1)).toBeVisible()
	await page.clock.fastForward(2100)
	await expect(slide(page, 2)).toBeVisible()
	await expect(slide(page, 1)).toHaveCount(0)
	await expect(slide(page, 2)).toHaveCSS('animation-duration', '1s')
	await slide(page, 2).hover()
	await expect(page.locator('[data-playing]')).toHaveCount(0)
	await page.clock.fastForward(5100)
	await expect(slide(page, 2)).toBeVisible()
})

test(
	'slides go round; a pointer, keyboard focus, leaving the view and the button pause them',
	sweep,
	async ({ page }) => {
		await openWithClock(page)
		for (let shown = 1; shown <= count; shown++) {
			await page.clock.runFor(5100)
			await expect(slide(page, (shown % count) + 1)).toBeVisible()
		}

		const playing = page.locator('[data-playing]')
		await slide(page, 1).hover()
		await expect(playing).toHaveCount(0)
		await page.clock.runFor(11_000)
		await expect(slide(page, 1)).toBeVisible()
		await page.mouse.move(0, 0)
		await expect(playing).toBeVisible()

		await page.getByRole('group', { name: words.label }).focus()
		await page.keyboard.press('Tab')
		await expect(playing).toHaveCount(0)
		await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
		await page.getByRole('contentinfo').getByRole('link').first().focus()
		await expect(playing).toHaveCount(0)
		await page.evaluate(() => window.scrollTo(0, 0))
		await expect(playing).toBeVisible()

		const pictures = page.getByRole('group', { name: words.label })
		await expect(pictures).toHaveAttribute('aria-live', 'off')
		const pause = page.getByRole('button', { name: words.pause })
		await pause.click()
		await page.mouse.move(0, 0)
		await expect(pictures).toHaveAttribute('aria-live', 'polite')
		await page.clock.runFor(11_000)
		await expect(slide(page, 1)).toBeVisible()
		await expect(pause).toHaveAttribute('aria-pressed', 'true')
		await pause.click()
		await expect(pause).toHaveAttribute('aria-pressed', 'false')
		await expect(pictures).toHaveAttribute('aria-live', 'off')
		await page.clock.runFor(5100)
		await expect(slide(page, 2)).toBeVisible()
	},
)

test(
	'only the first two pictures load with the page; buttons, dots and arrow keys choose another',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/')
		const shown = page.locator('[aria-roledescription=carousel] img:visible')
		const isLoaded = () =>
			shown.evaluateAll((images: HTMLImageElement[]) => images.map(({ complete }) => complete))
		await expect.poll(isLoaded).toEqual([true, true])
		// Before React, the row loads the others as soon as it moves.
		await page.locator('[data-row] [tabindex]').evaluate((row) => row.scrollBy(row.clientWidth, 0))
		await expect(shown).toHaveCount(count)
		await expect.poll(isLoaded).toEqual(Array(count).fill(true))
		release()
		await page.reload()
		await hydrated(page)
		await page.getByRole('button', { name: words.previous }).click()
		await expect(slide(page, count)).toBeVisible()
		await page.getByRole('button', { name: words.next }).click()
		await expect(slide(page, 1)).toBeVisible()
		await dot(page, 3).click()
		await expect(slide(page, 3)).toBeVisible()
		await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
		await page.keyboard.press('ArrowLeft')
		await expect(slide(page, 2)).toBeVisible()
		await page.keyboard.press('ArrowRight')
		await expect(slide(page, 3)).toBeVisible()
	},
)

test(
	'on a slow line a slide stays until the next picture has come, or cannot come',
	sweep,
	async ({ page }) => {
		for (const hasCome of [true, false]) {
			const line = Promise.withResolvers<void>()
			const pictures = '**/pictures/valley-day-*'
			await page.route(pictures, async (route) => {
				await line.promise
				await (hasCome ? route.continue() : route.abort())
			})
			await openWithClock(page)
			const entered = await page.locator('[data-place=waiting]').evaluateHandle((next) => {
				const states: boolean[] = []
				new MutationObserver(() => {
					states.push(next.querySelector('img')?.complete ?? false)
				}).observe(next, { attributeFilter: ['data-place'] })
				return states
			})
			await page.clock.runFor(9000)
			line.resolve()
			await expect(slide(page, 2)).toBeVisible()
			expect((await entered.jsonValue())[0]).toBe(true)
			await page.unroute(pictures)
		}
	},
)

test('a horizontal swipe changes the picture', sweep, async ({ browser, site }) => {
	const context = await browser.newContext({
		baseURL: site.url,
		hasTouch: true,
		viewport: { width: 360, height: 740 },
	})
	const page = await context.newPage()
	await page.goto('/')
	await hydrated(page)
	const finger = await context.newCDPSession(page)
	const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
		finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
	await touch('touchStart', [{ x: 280, y: 250 }])
	for (const x of [250, 200, 150]) await touch('touchMove', [{ x, y: 252 }])
	await touch('touchEnd', [])
	await expect(slide(page, 2)).toBeVisible()
	await context.close()
})

test('the air over a scene moves while the slideshow plays, in view', sweep, async ({ page }) => {
	await page.goto('/')
	await hydrated(page)
	const moving = page.locator('[data-moving]')
	const stateOf = () =>
		moving.first().evaluate((air) => getComputedStyle(air, '::before').animationPlayState)
	await expect.poll(stateOf).toBe('running')
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
	await expect(moving).toHaveCount(0)
	await page.evaluate(() => scrollTo(0, 0))
	await expect.poll(stateOf).toBe('running')
	await page.getByRole('button', { name: words.pause }).click()
	await page.mouse.move(0, 0)
	await expect(moving).toHaveCount(0)
})

test(
	'the home page opens with the valley, in the dark scheme with the cabin at night',
	sweep,
	async ({ page }) => {
		for (const [scheme, name] of [
			['light', 'valley-dawn'],
			['dark', 'lodging-night'],
		] as const) {
			await page.emulateMedia({ colorScheme: scheme })
			await page.goto('/')
			const pictures = page.locator('main section').first().getByRole('img')
			await expect(pictures.filter({ visible: true }).first()).toHaveAccessibleName(
				images[name].alt.es,
			)
		}
	},
)

test('nothing moves by itself with reduced motion', sweep, async ({ page }) => {
	const requested: string[] = []
	page.on('request', (request) => requested.push(request.url()))
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.clock.install()
	await page.goto('/')
	await hydrated(page)
	const pause = page.getByRole('button', { name: words.pause })
	await expect(pause).toHaveAttribute('aria-pressed', 'true')
	await page.clock.runFor(11_000)
	await expect(slide(page, 1)).toBeVisible()
	expect(requested.filter((url) => /\/assets\/air-/.test(url))).toEqual([])
})
