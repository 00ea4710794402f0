import type { Page } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { ownRequestWords } from '#content/enquiries/own-request-words.ts'
import { ownRequests } from '#content/pages/own-requests.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import { inSteps, sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { addressOf, arrival, departure, fillIn, send } from './enquiry-steps.ts'

/** Sends a booking request and returns its reference and the address of its page. */
async function sendRequest(page: Page, locale: Locale) {
	await page.goto(addressOf('booking', locale))
	await hydrated(page)
	await fillIn(page, 'booking', { locale })
	await send(page, 'booking', locale)
	const link = page.getByRole('link', { name: formWords[locale].sent.ownLink })
	const address = (await link.getAttribute('href')) ?? ''
	const notice = page.getByRole('region', { name: formWords[locale].sent.bookingTitle })
	const reference = (await notice.locator('strong').first().textContent()) ?? ''
	return { link, notice, reference, address, path: new URL(address).pathname }
}

for (const [locale, step] of inSteps(['es'], ['en']))
	test(
		`a sent request leads to its page, is shared, and is found again until its data are deleted (${locale})`,
		step,
		async ({ page }) => {
			const words = ownRequestWords[locale]
			const copy = ownRequests.copy[locale]
			await page.addInitScript(() => {
				Object.assign(navigator, {
					share: async ({ url }: ShareData) => sessionStorage.setItem('shared', String(url)),
				})
				Object.defineProperty(navigator, 'clipboard', {
					value: { writeText: async (text: string) => sessionStorage.setItem('copied', text) },
				})
			})
			const { notice, link, address, path, reference } = await sendRequest(page, locale)
			await notice.getByRole('button', { name: words.copy }).click()
			await expect(page.getByText(words.copied)).toBeVisible()
			await notice.getByRole('button', { name: words.share }).click()
			const kept = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name)
			expect(await kept('copied')).toBe(address)
			await expect.poll(() => kept('shared')).toBe(address)

			await link.click()
			await expect(page).toHaveURL(new RegExp(`${path}$`))
			await hydrated(page)
			await page.getByRole('button', { name: words.copy }).click()
			await expect(page.getByText(words.copied)).toBeVisible()
			await page.getByRole('button', { name: words.share }).click()

			// Found again, with the days, in a page that the server knows nothing of.
			await page.getByRole('link', { name: words.all }).click()
			await expect(page.getByRole('heading', { name: copy.title })).toBeVisible()
			const days = { from: formatDay(arrival, locale), to: formatDay(departure, locale) }
			const found = page.getByRole('link', { name: `${reference} ${fill(copy.days, days)}` })
			await expect(found).toHaveAttribute('href', localizePath(path.replace(/^\/en/, ''), locale))
			await expect(page.getByText(copy.none)).toBeHidden()
			await expectFitsPhones(page, 'light', 'dark')

			// Deleting one's data empties the list.
			await found.click()
			await hydrated(page)
			const own = requestWords[locale]
			await page.getByText(own.deleteData, { exact: true }).click()
			await page.getByRole('button', { name: own.confirm.delete }).click()
			await expect(page.getByText(own.deleted)).toBeVisible()
			await hydrated(page)
			await page.getByRole('link', { name: own.all }).click()
			await expect(page.getByText(copy.none)).toBeVisible()
			await hydrated(page)
			await expect(page.getByRole('button', { name: copy.remove })).toHaveCount(0)
		},
	)

test(
	'a request that waited for a signal is listed, although its form is closed',
	sweep,
	async ({ page }) => {
		const copy = ownRequests.copy.es
		const { pending, sent } = formWords.es
		await page.route('**/api/bookings', (route) => route.abort())
		await page.goto(addressOf('booking'))
		await hydrated(page)
		await fillIn(page, 'booking')
		await send(page, 'booking')
		await expect(page.getByRole('region', { name: pending.title })).toBeVisible()

		// The page of the list sends it.
		await page.unroute('**/api/bookings')
		await page.goto('/request')
		await hydrated(page)
		await expect(page.getByText(sent.bookingTitle)).toBeVisible()
		const days = { from: formatDay(arrival, 'es'), to: formatDay(departure, 'es') }
		await page.getByRole('link', { name: fill(copy.days, days) }).click()
		await expect(page).toHaveURL(/\/request\/[\w-]+$/)
		await expect(page.getByText(requestWords.es.unknown)).toBeHidden()
	},
)

test('a request that is gone, or taken off by hand, leaves the list', sweep, async ({ page }) => {
	const copy = ownRequests.copy.es
	let asked = 0
	await page.route('**/api/requests/*', (route) => {
		asked += 1
		return asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.abort()
	})
	await page.goto('/request')
	await page.evaluate(() => {
		const days = { from: '2027-01-02', to: '2027-01-02' }
		const requests = [
			{ key: 'gone', reference: 'AAAA-0001', ...days },
			{ key: 'other', reference: 'AAAA-0002', ...days },
			// Damaged ones are left out.
			{ key: '../admin', reference: 'AAAA-0003', ...days },
			{ key: 'odd', reference: 'AAAA-0004', from: 'soon' },
			null,
		]
		localStorage.setItem('requests', JSON.stringify(requests))
	})
	await page.reload()
	await expect(page.getByRole('button', { name: /^Quitar AAAA/ })).toHaveCount(2)
	// Neither a lost signal nor a failure of the site says that a request is gone.
	await page.getByRole('link', { name: 'AAAA-0001' }).click()
	await expect(page.getByText(requestWords.es.unknown)).toBeVisible()
	await hydrated(page)
	await page.getByRole('link', { name: requestWords.es.all }).click()
	await page.getByRole('button', { name: fill(copy.removeOf, { reference: 'AAAA-0002' }) }).click()
	await expect(page.getByText(copy.none)).toBeVisible()
	expect(await page.evaluate(() => localStorage.getItem('requests'))).toBeNull()
})

test(
	'the list shows the days that now hold, and leaves out what the site has no more',
	sweep,
	async ({ page }) => {
		const copy = ownRequests.copy.es
		const days = { from: formatDay('2027-03-04', 'es'), to: formatDay('2027-03-06', 'es') }
		const moved = { from: '2027-03-04', to: '2027-03-06' }
		await page.route('**/api/requests/moved', (route) => route.fulfill({ json: moved }))
		await page.goto('/request')
		await page.evaluate(() => {
			const old = { from: '2027-01-02', to: '2027-01-02' }
			const requests = [
				{ key: 'gone', reference: 'AAAA-0001', ...old },
				{ key: 'moved', reference: 'AAAA-0002', ...old },
			]
			localStorage.setItem('requests', JSON.stringify(requests))
		})
		await page.reload()
		const found = page.getByRole('link', { name: `AAAA-0002 ${fill(copy.days, days)}` })
		await expect(found).toBeVisible()
		await expect(page.getByRole('link', { name: 'AAAA-0001' })).toHaveCount(0)
	},
)

for (const locale of locales)
	test(
		`without scripts the list says where else a request is found (${locale})`,
		sweep,
		async ({ browser, baseURL }) => {
			const context = await browser.newContext({
				...(baseURL && { baseURL }),
				javaScriptEnabled: false,
			})
			const page = await context.newPage()
			await page.goto(localizePath('/request', locale))
			await expect(page.getByText(ownRequests.copy[locale].none)).toBeVisible()
			await expect(page.getByText(ownRequests.copy[locale].otherwise)).toBeVisible()
			await context.close()
		},
	)
