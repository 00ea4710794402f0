import { chrome } from '#content/chrome.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'
import {
	addressOf,
	fillIn as fillInEnquiry,
	send as sendEnquiry,
} from '../enquiries/enquiry-steps.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { fillIn as fillInReview, reviewsPage } from '../reviews/reviews-steps.ts'
import { makeOld } from './make-old.ts'

test.beforeEach(({ page }) => makeOld(page))

test('the page has what the oldest browsers have, and no more', sweep, async ({ page }) => {
	await page.goto('/')
	const has = await page.evaluate(() => ({
		popover: 'hidePopover' in HTMLElement.prototype,
		commands: 'command' in HTMLButtonElement.prototype,
		timeout: 'timeout' in AbortSignal,
		encoder: 'TextEncoderStream' in window,
		sorted: 'toSorted' in [],
		clone: 'structuredClone' in window,
		answer: 'json' in Response.prototype,
		at: 'at' in [],
	}))
	expect(has).toEqual({
		popover: false,
		commands: false,
		timeout: false,
		encoder: false,
		sorted: false,
		clone: true,
		answer: true,
		at: true,
	})
})

test('every page is taken over by React without an error', sweep, async ({ page }) => {
	// The pages of both languages run the same code.
	const pages = everyPage.filter(({ path, locale }) => locale === 'es' || path === '/en')
	const paths = pages.map(({ path }) => path)
	// The desk asks for newer browsers (docs/decisions/0032-documents-and-islands.md).
	for (const path of paths) {
		await page.goto(path)
		await hydrated(page)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(page.getByText(/Algo falló|Something failed/)).toHaveCount(0)
	}
})

for (const locale of locales) {
	test(`the links of the top bar lead to their pages (${locale})`, sweep, async ({ page }) => {
		await page.goto(localizePath('/', locale))
		await hydrated(page)
		await page
			.getByRole('banner')
			.getByRole('link', { name: chrome[locale].services, exact: true })
			.click()
		await expect(page).toHaveURL(localizePath('/services', locale))
	})

	for (const kind of ['booking', 'contact'] as const)
		test(`a ${kind} enquiry is sent (${locale})`, sweep, async ({ page }) => {
			await page.goto(addressOf(kind, locale))
			await hydrated(page)
			await fillInEnquiry(page, kind, { locale })
			await sendEnquiry(page, kind, locale)
			const { sent } = formWords[locale]
			const title = kind === 'booking' ? sent.bookingTitle : sent.contactTitle
			await expect(page.getByRole('heading', { name: title })).toBeVisible()
		})

	test(`a review is published (${locale})`, sweep, async ({ page }) => {
		const steps = reviewsPage(page, locale)
		await page.goto(steps.path)
		await hydrated(page)
		await steps.open.click()
		const text = await fillInReview(steps)
		await steps.send.click()
		await expect(page.getByText(steps.form.sent)).toBeVisible({ timeout: 30_000 })
		await expect(steps.items.filter({ hasText: text })).toHaveCount(1)
	})

	test(
		`the review form within the page becomes a dialog once it was closed (${locale})`,
		sweep,
		async ({ page }) => {
			const { path, open, dialog, cancel } = reviewsPage(page, locale)
			await page.goto(`${path}?problem=form`)
			await hydrated(page)
			await expect(dialog).toHaveAttribute('data-in-page')
			await open.click()
			await expect(dialog).toHaveAttribute('data-in-page')
			await cancel.click()
			await expect(dialog).toBeHidden()
			await open.click()
			await expect(dialog).toBeVisible()
			await expect(dialog).not.toHaveAttribute('data-in-page')
		},
	)
}

test(
	'after an error in our own script the button works again: the enquiry is sent by a form post',
	sweep,
	async ({ page }) => {
		await page.goto('/contact-us')
		await hydrated(page)
		await fillInEnquiry(page, 'contact')
		await page.evaluate(() => {
			Promise.race = () => {
				throw new TypeError('not in this browser')
			}
		})
		await sendEnquiry(page, 'contact')
		await expect(page.getByRole('heading', { name: formWords.es.sent.contactTitle })).toBeVisible()
	},
)

test(
	'a defect while a review is sent is told, and the button can be pressed again',
	sweep,
	async ({ page }) => {
		const steps = reviewsPage(page, 'es')
		await page.goto(steps.path)
		await hydrated(page)
		await steps.open.click()
		await fillInReview(steps)
		await page.evaluate(() => {
			window.fetch = () => {
				throw new TypeError('not in this browser')
			}
		})
		await steps.send.click()
		await expect(steps.dialog.getByText(steps.refusals.failures.unavailable)).toBeVisible()
		await expect(steps.send).toBeEnabled()
	},
)

test(
	'an island that fails leaves the server’s HTML with what was typed, and its form still sends',
	sweep,
	async ({ page, complaints }) => {
		await page.route('**/en/contact-us', async (route, request) => {
			if (request.method() !== 'GET') return route.continue()
			const response = await route.fetch()
			// Without its props the island cannot be rendered in the browser.
			const body = (await response.text()).replace(
				/(data-of="EnquirySection") data-props='[^']*'/,
				'$1',
			)
			await route.fulfill({ response, body })
		})
		const failed = page.waitForEvent('console', (message) => message.text().includes('island'))
		await page.goto('/en/contact-us')
		const name = page.getByLabel(formWords.en.labels.Name)
		await name.fill('Ana Ñáñez')
		await failed
		await expect(name).toHaveValue('Ana Ñáñez')
		await page.getByRole('button', { name: formWords.en.sendContact }).click()
		await expect(page.getByText(formWords.en.summaryTitle)).toBeVisible()
		await expect(name).toHaveValue('Ana Ñáñez')
		complaints.length = 0
	},
)

test(
	'a browser that cannot parse our script shows the page and posts its form',
	sweep,
	async ({ page, complaints }) => {
		await page.route('**/en/contact-us', async (route, request) => {
			if (request.method() !== 'GET') return route.continue()
			const response = await route.fetch()
			const { 'content-security-policy': _, ...headers } = response.headers()
			const body = (await response.text()).replace('<script>', '<script>let let;')
			await route.fulfill({ response, headers, body })
		})
		const failed = page.waitForEvent('pageerror')
		await page.goto('/en/contact-us')
		expect((await failed).name).toBe('SyntaxError')
		await fillInEnquiry(page, 'contact', { locale: 'en' })
		await sendEnquiry(page, 'contact', 'en')
		const { sent } = formWords.en
		await expect(page.getByRole('heading', { name: sent.contactTitle })).toBeVisible()
		await expect(page).toHaveURL(/sent=/)
		complaints.length = 0
	},
)
