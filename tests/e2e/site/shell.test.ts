import { chrome } from '#content/chrome.ts'
import { home } from '#content/pages/home.ts'
import { localizePath } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, settled, test } from '../fixtures.ts'
import { inLanguage } from '../views.ts'

for (const [locale, step] of inLanguage('es')) {
	const words = chrome[locale]
	const homePath = localizePath('/', locale)

	test(
		`the top bar holds logo and links; the footer social links, pages, hours, map and legal notices (${locale})`,
		step,
		async ({ page }) => {
			await page.goto(homePath)
			const bar = page.getByRole('banner')
			await expect(bar.getByRole('link', { name: 'Palma de Cera' })).toHaveAttribute(
				'href',
				homePath,
			)
			const links = [
				[words.home, '/'],
				[words.services, '/services'],
				[words.us, '/who-are-we'],
				[words.packages, '/packages-and-sales'],
				[words.contact, '/contact-us'],
			] as const
			for (const [name, path] of links) {
				const link = bar.getByRole('link', { name, exact: true })
				await expect(link).toHaveAttribute('href', localizePath(path, locale))
			}

			const footer = page.getByRole('contentinfo')
			for (const name of ['Instagram', 'WhatsApp', 'Facebook']) {
				const link = footer.getByRole('link', { name: new RegExp(name) })
				await expect(link).toHaveAttribute('target', '_blank')
				await expect(link).toHaveAttribute('rel', /noopener/)
			}
			for (const name of [words.us, words.services, words.packages, words.contact])
				await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
			const map = footer.getByRole('link', { name: new RegExp(words.footer.map) })
			await expect(map).toHaveAttribute('href', /maps/)
			await expect(map.locator('img')).toHaveCount(1)
			await expect(footer).toContainText(/RNT \d+/)
			await expect(footer).toContainText('1336')
			await expect(footer.getByRole('link', { name: words.footer.consumer })).toBeVisible()
		},
	)

	test(
		`without scripts there is no loading screen, and the menu of a small screen opens and closes (${locale})`,
		step,
		async ({ browser, site }) => {
			const context = await browser.newContext({
				baseURL: site.url,
				javaScriptEnabled: false,
				viewport: { width: 360, height: 740 },
			})
			const page = await context.newPage()
			await page.goto(homePath)
			await expect(page.getByText('LOADING')).toBeHidden()
			const services = page
				.getByRole('banner')
				.getByRole('link', { name: words.services, exact: true })
			await expect(services).toBeHidden()
			await page.getByRole('button', { name: words.menu, exact: true }).click()
			await expect(services).toBeVisible()
			await page.getByRole('button', { name: words.closeMenu }).click()
			await expect(services).toBeHidden()
			await context.close()
		},
	)

	test(
		`a menu opened before React stays open; a change of page closes it (${locale})`,
		sweep,
		async ({ page }) => {
			await page.setViewportSize({ width: 360, height: 740 })
			const release = await holdRequests(page, '**/assets/*.js')
			await page.goto(homePath)
			const services = page
				.getByRole('banner')
				.getByRole('link', { name: words.services, exact: true })
			await page.getByRole('button', { name: words.menu, exact: true }).click()
			await expect(services).toBeVisible()
			release()
			await page.waitForFunction(() => window.earlyKeys === undefined)
			await settled(page)
			await expect(services).toBeVisible()
			await services.click()
			await expect(page).toHaveURL(localizePath('/services', locale))
			await expect(services).toBeHidden()
		},
	)
}

test(
	'every width has a way to book in one row of the bar; a phone’s menu fits its screen and its footer is folded',
	sweep,
	async ({ page }) => {
		const words = chrome.es
		await page.goto('/menu')
		for (const width of [320, 360, 575, 576, 767, 768, 991, 992, 1199, 1200, 1280, 1440]) {
			await page.setViewportSize({ width, height: 740 })
			const book = page.getByRole('link', { name: words.book, exact: true })
			await expect(book.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
			const bar = await page.getByRole('banner').boundingBox()
			expect({ width, isOneRow: (bar?.height ?? 999) < 90 }).toEqual({ width, isOneRow: true })
		}

		await page.setViewportSize({ width: 360, height: 640 })
		await page.getByRole('button', { name: words.menu, exact: true }).click()
		const links = page.getByRole('navigation', { name: words.mainNavigation }).getByRole('link')
		await expect(links).toHaveCount(10)
		for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
		await page.keyboard.press('Escape')

		await page.setViewportSize({ width: 390, height: 740 })
		const footer = page.getByRole('contentinfo')
		const heightOf = () => footer.evaluate((it) => it.getBoundingClientRect().height)
		// It is laid out when it comes near; until then its height is a larger estimate.
		await footer.getByText(/RNT \d+/).scrollIntoViewIfNeeded()
		await expect.poll(heightOf).toBeLessThan(640)
		const folded = footer.getByText(words.footer.address.split(' ').at(-1) ?? '')
		await expect(folded).toBeHidden()
		await footer.getByText(words.footer.visit).last().click()
		await expect(folded).toBeVisible()
		for (const path of ['/booking', '/arrive', '/contact-us', '/who-are-we']) {
			await page.goto(path)
			await expect(footer.locator('img')).toHaveCount(0)
		}
	},
)

test('the skip link is first in the tab order and jumps to the content; a flag leads to the same page in the other language, at its top, and back', async ({
	page,
}) => {
	await page.goto('/')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.copy.es.title)
	await page.keyboard.press('Tab')
	await expect(page.getByRole('link', { name: chrome.es.skipToContent })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/#content$/)
	await hydrated(page)
	await page.evaluate(() => window.scrollTo(0, 400))
	await page.getByRole('link', { name: chrome.es.english }).focus()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/en')
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.copy.en.title)
	await expect(page.locator('html')).toHaveAttribute('lang', 'en')
	await expect(page.getByText('LOADING')).toBeHidden()
	await page.getByRole('link', { name: chrome.en.spanish }).click()
	await expect(page).toHaveURL('/')
	await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO')
})

test('headings have nearly the same width while their font is late', sweep, async ({ page }) => {
	await page.goto('/lodging')
	const widths = () =>
		page.evaluate(async () => {
			await document.fonts.ready
			return [...document.querySelectorAll('h1, h2')].map((heading) => {
				const range = document.createRange()
				range.selectNodeContents(heading)
				return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
			})
		})
	await expect.poll(() => page.evaluate(() => document.fonts.check('600 1rem Fraunces'))).toBe(true)
	const hasSerif = await page.evaluate(async () => {
		const faces = ['Late', 'Later'].map((name) => document.fonts.load(`600 1rem ${name}`))
		return (await Promise.allSettled(faces)).some(
			(face) => face.status === 'fulfilled' && face.value.some(({ status }) => status === 'loaded'),
		)
	})
	test.skip(!hasSerif, 'none of the serifs of tokens.css is installed')
	const usual = await widths()
	await page.evaluate(() => {
		for (const heading of document.querySelectorAll<HTMLElement>('h1, h2'))
			heading.style.fontFamily = '"Late", "Later", serif'
	})
	const late = await widths()
	expect(usual.length).toBeGreaterThan(4)
	for (const [index, width] of usual.entries())
		expect(Math.abs((late[index] ?? 0) / width - 1)).toBeLessThan(0.06)
})

test(
	'the loading screen covers the page until the window has loaded, and never longer than 3 s',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/pictures/**')
		await page.goto('/', { waitUntil: 'commit' })
		const screen = page.getByText('LOADING')
		await expect(screen).toBeVisible()
		const failSafe = await screen.evaluate((element) => getComputedStyle(element).animationDelay)
		expect(failSafe).toBe('3s')
		release()
		await expect(screen).toBeHidden()
	},
)

test(
	'the back-to-top link appears after more than 100 px, before React too, and leads up',
	sweep,
	async ({ page }) => {
		await holdRequests(page, '**/assets/*.js')
		await page.goto('/')
		const button = page.getByRole('link', { name: chrome.es.backToTop })
		await page.evaluate(() => window.scrollTo(0, 100))
		await expect(button).toBeHidden()
		await page.evaluate(() => window.scrollTo(0, 101))
		await expect(button).toBeVisible()
		const entries = await page.evaluate(() => history.length)
		await button.click()
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
		// Neither the address nor the way back has a trace of it.
		await expect(page).toHaveURL('/')
		expect(await page.evaluate(() => [location.href.includes('#'), history.length])).toEqual([
			false,
			entries,
		])
		// The keyboard goes on from the top.
		await page.keyboard.press('Tab')
		await expect(page.getByRole('link', { name: chrome.es.skipToContent })).toBeFocused()
	},
)

test('an unknown path shows the home page with a notice and noindex', async ({ page }) => {
	const response = await page.goto('/en/no-such-page')
	expect(response?.status()).toBe(404)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.copy.en.title)
	await expect(page.getByText(chrome.en.unknownPath)).toBeVisible()
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
	await hydrated(page)
	await expect(page.getByText(chrome.en.unknownPath)).toBeVisible()
})
