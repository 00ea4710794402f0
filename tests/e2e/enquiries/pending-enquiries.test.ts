import type { Page } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { mailWords } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { Locale } from '#domain/locale.ts'
import { startQuickSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessible, expectNoOverflow } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { inLanguage } from '../views.ts'
import {
	addressOf,
	arrival,
	consentOf,
	departure,
	enquiryId,
	fieldOf,
	fillIn,
	person,
	send,
} from './enquiry-steps.ts'

const api = '**/api/{bookings,contact}'

function pendingOf(page: Page, locale: Locale = 'es') {
	return page.getByRole('region', { name: formWords[locale].pending.title })
}

/** Fills in and sends a form while the API fails; returns its id. */
async function sendDuringOutage(page: Page, kind: EnquiryKind, locale: Locale = 'es') {
	await page.goto(addressOf(kind, locale))
	await hydrated(page)
	await fillIn(page, kind, { locale })
	const id = await enquiryId(page, kind).inputValue()
	await send(page, kind, locale)
	await expect(pendingOf(page, locale)).toBeFocused()
	return id
}

async function answerWith(page: Page, status: number, headers: Record<string, string> = {}) {
	await page.route(api, (route) =>
		route.fulfill({
			status,
			headers,
			contentType: 'application/problem+json',
			body: JSON.stringify({ code: status === 429 ? 'too-many-requests' : 'database-unavailable' }),
		}),
	)
}

for (const [locale, step] of inLanguage('es')) {
	const words = formWords[locale]

	test(
		`an enquiry sent offline waits and is sent when the connection returns (${locale})`,
		step,
		async ({ page, context }) => {
			await page.goto(addressOf('booking', locale))
			await hydrated(page)
			await fillIn(page, 'booking', { locale })
			const id = await enquiryId(page, 'booking').inputValue()
			await context.setOffline(true)
			await send(page, 'booking', locale)

			const pending = pendingOf(page, locale)
			await expect(pending).toContainText(words.failures.offline)
			await expect(fieldOf(page, 'Name', locale)).toHaveValue('')
			await expect(enquiryId(page, 'booking')).not.toHaveValue(id)

			const posted = page.waitForRequest(api)
			await context.setOffline(false)
			expect((await posted).postDataJSON().bookingId).toBe(id)
			await expect(page.getByRole('region', { name: words.sent.bookingTitle })).toBeVisible()
			await expect(pending).toBeHidden()
		},
	)

	test(
		`when the server is down, the enquiry survives a reload and is sent again with its id (${locale})`,
		sweep,
		async ({ page }) => {
			await answerWith(page, 503)
			const id = await sendDuringOutage(page, 'contact', locale)
			const pending = pendingOf(page, locale)
			await expect(pending).toContainText(words.failures.unavailable)

			const retried = page.waitForRequest(api)
			await page.reload()
			await hydrated(page)
			expect((await retried).postDataJSON().ContactFormId).toBe(id)
			await expect(pending).toBeVisible()

			const text = await pending
				.getByRole('link', { name: words.pending.whatsapp })
				.getAttribute('href')
			expect(decodeURIComponent(text ?? '')).toContain(
				mailWords[locale].whatsapp.contact.replace('{name}', facts.name),
			)

			await page.unroute(api)
			const sent = page.waitForRequest(api)
			await pending.getByRole('button', { name: words.pending.sendAgain }).click()
			expect((await sent).postDataJSON().ContactFormId).toBe(id)
			await expect(page.getByRole('region', { name: words.sent.contactTitle })).toBeFocused()
			await expect(pending).toBeHidden()
			await page.reload()
			await expect(pending).toBeHidden()
		},
	)
}

test('a pending enquiry is sent the next time a form’s page is opened', sweep, async ({ page }) => {
	await answerWith(page, 503)
	await sendDuringOutage(page, 'booking')
	await page.unroute(api)
	await page.goto('/contact-us')
	await expect(page.getByRole('region', { name: formWords.es.sent.bookingTitle })).toBeVisible()
	await expect(pendingOf(page)).toBeHidden()
})

test(
	'a pending booking can be put back from the contact page, and is sent from any other page, with a notice',
	sweep,
	async ({ page }) => {
		await answerWith(page, 503)
		const id = await sendDuringOutage(page, 'booking', 'en')
		await page.goto('/en/contact-us')
		await hydrated(page)
		await pendingOf(page, 'en').getByRole('button', { name: formWords.en.pending.putBack }).click()
		await expect(page).toHaveURL('/en/booking')
		await expect(fieldOf(page, 'Message', 'en')).toHaveValue(/un perro/)
		await consentOf(page, 'en').check()
		await send(page, 'booking', 'en')
		await expect(pendingOf(page, 'en')).toBeFocused()

		await page.unroute(api)
		const posted = page.waitForRequest(api)
		await page.goto('/en/privacy')
		await hydrated(page)
		expect((await posted).postDataJSON().bookingId).toBe(id)
		await expect(page.getByText(formWords.en.sent.bookingTitle)).toBeVisible()
		await page.goto('/en/contact-us')
		await hydrated(page)
		await expect(pendingOf(page, 'en')).toBeHidden()
	},
)

test(
	'when the response is lost, the page retries and nothing is stored twice',
	sweep,
	async ({ page }) => {
		// A form filled in this fast is asked for a proof of work, except without a ticket.
		await page.route('**/api/ticket', (route) => route.abort())
		await page.goto('/booking')
		await hydrated(page)
		await fillIn(page, 'booking')
		const id = await enquiryId(page, 'booking').inputValue()
		// The request arrives, its response does not.
		await page.route(api, async (route) => {
			await route.fetch()
			await route.abort()
		})
		await send(page, 'booking')
		await expect(pendingOf(page)).toBeVisible()
		await page.unroute(api)
		const answered = page.waitForResponse(api)
		await page.reload()
		const response = await answered
		expect(response.status()).toBe(200)
		expect((await response.json()).id).toBe(id)
		await expect(pendingOf(page)).toBeHidden()
	},
)

test(
	'a pending enquiry fits a phone, passes axe, and can be put back into the form with the same id, or discarded',
	sweep,
	async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await answerWith(page, 503)
		const id = await sendDuringOutage(page, 'booking')
		await expectNoOverflow(page)
		await expectAccessible(page)
		for (const action of await pendingOf(page).locator('button, a').all())
			expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44)

		await pendingOf(page).getByRole('button', { name: formWords.es.pending.putBack }).click()
		await expect(pendingOf(page)).toBeHidden()
		await expect(fieldOf(page, 'Name')).toHaveValue(person.Name)
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
		await expect(fieldOf(page, 'DepartureDate')).toHaveValue(departure)
		await expect(fieldOf(page, 'Quantity')).toHaveValue('4')
		await expect(enquiryId(page, 'booking')).toHaveValue(id)
		await expect(consentOf(page)).not.toBeChecked()

		await consentOf(page).check()
		await send(page, 'booking')
		await expect(pendingOf(page)).toBeFocused()
		await pendingOf(page).getByRole('button', { name: formWords.es.pending.discard }).click()
		await expect(pendingOf(page)).toBeHidden()
		await page.reload()
		await hydrated(page)
		await expect(pendingOf(page)).toBeHidden()
	},
)

test(
	'after 429 the enquiry waits as long as Retry-After says, and offers WhatsApp',
	sweep,
	async ({ page }) => {
		await answerWith(page, 429, { 'retry-after': '600' })
		await sendDuringOutage(page, 'contact')
		await expect(pendingOf(page)).toContainText(formWords.es.failures['too-many-requests'])
		let tries = 0
		page.on('request', (request) => {
			if (request.url().endsWith('/api/contact')) tries += 1
		})
		await page.reload()
		await hydrated(page)
		await expect(pendingOf(page)).toBeVisible()
		expect(tries).toBe(0)
	},
)

test('a pending enquiry that the server refuses asks for a correction', sweep, async ({ page }) => {
	await answerWith(page, 503)
	await sendDuringOutage(page, 'booking')
	await page.unroute(api)
	await page.route(api, (route) =>
		route.fulfill({
			status: 422,
			contentType: 'application/problem+json',
			body: JSON.stringify({
				code: 'invalid-input',
				errors: [{ field: 'ArrivalDate', code: 'errArrivalPast' }],
			}),
		}),
	)
	await page.reload()
	await expect(pendingOf(page)).toContainText(formWords.es.pending.invalid)
	await hydrated(page)
	await pendingOf(page).getByRole('button', { name: formWords.es.pending.putBack }).click()
	await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
})

test(
	'when the server cannot be reached, the browser calls the mail provider itself and says so',
	sweep,
	async ({ browser }) => {
		const site = await startQuickSite({
			EMAIL_API_HOST: 'https://mail.example',
			EMAIL_USER_ID: 'user',
			EMAIL_SERVICE_ID: 'service',
			EMAIL_BOOKING_TEMPLATE_ID: 'booking-template',
			EMAIL_CONTACT_TEMPLATE_ID: 'contact-template',
		})
		const context = await browser.newContext({ baseURL: site.url, locale: 'es-CO' })
		const page = await context.newPage()
		const said: string[] = []
		page.on('console', (message) => said.push(message.text()))
		let isProviderUp = false
		await page.route('https://mail.example/**', (route) =>
			isProviderUp
				? route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } })
				: route.abort(),
		)
		await page.route(api, (route) => route.abort())
		const id = await sendDuringOutage(page, 'booking')
		await expect.poll(() => said.join()).toContain('Email not sent')

		isProviderUp = true
		const called = page.waitForRequest(
			(request) => request.url().startsWith('https://mail.example') && request.method() === 'POST',
		)
		await pendingOf(page).getByRole('button', { name: formWords.es.pending.sendAgain }).click()
		const call = await called
		expect(call.url()).toBe('https://mail.example/api/v1.0/email/send')
		const body = call.postDataJSON()
		expect(Object.keys(body).sort()).toEqual(
			['lib_version', 'service_id', 'template_id', 'template_params', 'user_id'].sort(),
		)
		expect(body).toMatchObject({
			user_id: 'user',
			service_id: 'service',
			template_id: 'booking-template',
			template_params: { bookingId: id, Name: person.Name, Quantity: 4, ArrivalDate: arrival },
		})
		await expect(page.getByText(formWords.es.sent.byProvider)).toBeVisible()
		expect(said.join()).toContain('Email sent')
		await expect(pendingOf(page)).toBeHidden()
		await context.close()
		await site.remove()
	},
)
