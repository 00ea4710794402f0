import type { Page, Request } from '@playwright/test'
import { galleryWords } from '#content/gallery-words.ts'
import { images } from '#content/images.ts'
import { lodging } from '#content/pages/lodging.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'

const words = galleryWords.es
const { alt } = images[lodging.pictures.inside.bathroom]

/** The link of a picture in the middle of the page. */
const picture = (page: Page) => page.getByRole('link', { name: alt.es })
const gallery = (page: Page) => page.getByRole('dialog', { name: words.label })

/** The picture that fills the gallery. */
const shown = (page: Page) =>
	gallery(page).evaluate((dialog) => {
		const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
		return dialog.contains(middle) ? middle?.getAttribute('alt') : null
	})

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

test('a picture opens large; arrows, keys and fingers lead to the others; Escape gives the focus back', async ({
	page,
}) => {
	await page.goto('/lodging')
	await hydrated(page)
	await picture(page).focus()
	await page.keyboard.press('Enter')
	await expect.poll(() => shown(page)).toBe(alt.es)
	const place = gallery(page).getByText(' / ')
	const [here = 0, count = 0] = ((await place.textContent()) ?? '').split(' / ').map(Number)
	expect(count).toBe(lodging.slides.length + 4)
	await expectAccessible(page)

	await page.keyboard.press('ArrowRight')
	await expect(place).toHaveText(`${here + 1} / ${count}`)
	await gallery(page).getByRole('button', { name: words.previous }).click()
	await gallery(page).getByRole('button', { name: words.previous }).click()
	await expect(place).toHaveText(`${here - 1} / ${count}`)
	// As with a finger: the row scrolls.
	await gallery(page)
		.getByRole('group')
		.evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }))
	await expect(place).toHaveText(`${here} / ${count}`)
	for (let step = here; step < count; step += 1) await page.keyboard.press('ArrowRight')
	await expect(gallery(page).getByRole('button', { name: words.next })).toBeDisabled()

	await page.keyboard.press('Escape')
	await expect(gallery(page)).toHaveCount(0)
	await expect(picture(page)).toBeFocused()
	await picture(page).click()
	await gallery(page).getByRole('button', { name: words.close }).click()
	await expect(picture(page)).toBeFocused()
	expect(new URL(page.url()).pathname).toBe('/lodging')
})

test(
	'before scripts the picture is large at once, and becomes the gallery when they come',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/lodging')
		await picture(page).click()
		await expect(page.locator('dialog img')).toBeVisible()
		release()
		await expect.poll(() => shown(page)).toBe(alt.es)
		await hydrated(page)
		await expect.poll(() => shown(page)).toBe(alt.es)
		await page.keyboard.press('Escape')
		await expect(picture(page)).toBeFocused()
	},
)

test('in a browser without dialogs a picture is a plain link', sweep, async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
	})
	await page.goto('/lodging')
	await picture(page).click()
	await expect(page).toHaveURL(/\/pictures\//)
})

test(
	'Escape before its code has come gives the focus back, whether or not the code comes',
	sweep,
	async ({ page }) => {
		for (const hasCome of [false, true]) {
			const code = '**/assets/gallery-*.js'
			const held = Promise.withResolvers<void>()
			await page.route(code, async (route) => {
				await held.promise
				await (hasCome ? route.continue() : route.abort())
			})
			await page.goto('/lodging')
			await picture(page).focus()
			await page.keyboard.press('Enter')
			await expect(page.locator('dialog img')).toBeVisible()
			await page.keyboard.press('Escape')
			await expect(picture(page)).toBeFocused()
			const isOfGallery = (request: Request) => request.url().includes('gallery-')
			const ended = hasCome
				? page.waitForEvent('requestfinished', isOfGallery)
				: page.waitForEvent('requestfailed', isOfGallery)
			held.resolve()
			await ended
			await expect(page.locator('dialog')).toHaveCount(0)
			expect(new URL(page.url()).pathname).toBe('/lodging')
			await page.unroute(code)
		}
	},
)

test.describe('with fingers', () => {
	test.use({ hasTouch: true, isMobile: true })

	test('a picture whose gallery has not come yet is closed by a tap', sweep, async ({ page }) => {
		const code = '**/assets/gallery-*.js'
		const release = await holdRequests(page, code)
		await page.goto('/lodging')
		await picture(page).tap()
		const dialog = page.getByRole('dialog')
		await expect(dialog.locator('img')).toBeVisible()
		await dialog.locator('img').tap()
		await expect(dialog).toHaveCount(0)
		release()
		await expect(page.locator('dialog')).toHaveCount(0)
		await picture(page).tap()
		await expect.poll(() => shown(page)).toBe(alt.es)
		await gallery(page).getByRole('group').tap()
		await expect(gallery(page)).toBeVisible()
	})

	test(
		'a swipe leads to the next picture; two fingers enlarge it, and one then moves it without turning the page',
		sweep,
		async ({ page }) => {
			await page.goto('/lodging')
			await picture(page).tap()
			await expect.poll(() => shown(page)).toBe(alt.es)
			const place = gallery(page).getByText(' / ')
			const [here = 0, count] = ((await place.textContent()) ?? '').split(' / ').map(Number)
			const next = `${here + 1} / ${count}`
			const { swipe, pinch } = await fingersOf(page)
			await swipe(320, 40)
			await expect(place).toHaveText(next)

			const scale = () => page.evaluate(() => visualViewport?.scale ?? 0)
			const seenFrom = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0)
			await pinch(20, 140)
			await expect.poll(scale).toBeGreaterThan(2)
			await expect(place).toHaveText(next)
			const before = await seenFrom()
			await swipe(260, 140)
			await expect.poll(seenFrom).toBeGreaterThan(before)
			await expect(place).toHaveText(next)

			await pinch(160, 10)
			await expect.poll(scale).toBe(1)
			await swipe(40, 320)
			await expect(place).toHaveText(`${here} / ${count}`)

			// Closed while a picture is magnified: Chromium keeps the scale, whatever the viewport's limits. Two fingers often move
			// the page behind as well, as scrollBy() does here every time. The visitor sees the picture that was pressed, and two
			// fingers bring the whole page back.
			await pinch(20, 140)
			await expect.poll(scale).toBeGreaterThan(2)
			await page.evaluate(() => scrollBy(0, 600))
			await page.keyboard.press('Escape')
			await expect(gallery(page)).toHaveCount(0)
			await expect(picture(page)).toBeFocused()
			await expect.poll(() => picture(page).evaluate(isSeen)).toBe(true)
			await pinch(160, 10)
			await expect.poll(scale).toBe(1)
			await picture(page).tap()
			await expect.poll(() => shown(page)).toBe(alt.es)
		},
	)
})

/** Whether some of it is in the part of the page that a magnified screen shows. */
function isSeen(element: Element): boolean {
	const { offsetLeft = 0, offsetTop = 0, width = 0, height = 0 } = visualViewport ?? {}
	const { left, right, top, bottom } = element.getBoundingClientRect()
	const isBeside = right <= offsetLeft || left >= offsetLeft + width
	return !isBeside && bottom > offsetTop && top < offsetTop + height
}

/** Real touches at half the height of the screen, of which the browser makes scrolling and zooming. */
async function fingersOf(page: Page) {
	const session = await page.context().newCDPSession(page)
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
		session.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: places.map((x, id) => ({ x, y: 370, id })),
		})
	const steps = Array.from({ length: 13 }, (_, step) => (step + 1) / 13)
	return {
		async swipe(from: number, to: number) {
			await touch('touchStart', from)
			for (const part of steps) await touch('touchMove', from + part * (to - from))
			await touch('touchEnd')
		},
		/** Two fingers around the middle, this far from it. */
		async pinch(from: number, to: number) {
			await touch('touchStart', 180 - from, 180 + from)
			for (const part of steps) {
				const distance = from + part * (to - from)
				await touch('touchMove', 180 - distance, 180 + distance)
			}
			await touch('touchEnd')
		},
	}
}

test(
	'without its code, and without scripts, a picture is a plain link to itself',
	sweep,
	async ({ page, browser, site }) => {
		await page.route('**/assets/gallery-*.js', (route) => route.abort())
		await page.goto('/lodging')
		const address = (await picture(page).getAttribute('href')) ?? ''
		await picture(page).click()
		await page.waitForURL(`**${address}`)

		const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
		const plain = await context.newPage()
		await plain.goto('/lodging')
		await picture(plain).click()
		await plain.waitForURL(`**${address}`)
		await context.close()
	},
)
