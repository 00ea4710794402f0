import { displayPhone, facts } from '#content/facts.ts'
import { forms } from '#content/forms.ts'
import { links } from '#content/links.ts'
import { mails } from '#content/mails.ts'
import { privacyVersion } from '#content/pages/privacy.ts'
import { addDays, dayInBogota, formatDay } from '#domain/dates.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { expectAccessible } from './accessibility.ts'
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
	sendButton,
} from './enquiry-steps.ts'
import { expect, hydrated, test } from './fixtures.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

for (const locale of locales) {
	const words = forms[locale]
	const path = addressOf('booking', locale)

	test(`a visitor requests a booking and gets a reference, a summary, WhatsApp and a calendar (${locale})`, async ({
		page,
	}) => {
		await page.goto(path)
		await hydrated(page)
		await fillIn(page, 'booking', { locale })
		const posted = page.waitForRequest('**/api/bookings')
		const id = await enquiryId(page, 'booking').inputValue()
		expect(id).toMatch(uuid)
		await send(page, 'booking', locale)

		expect((await posted).postDataJSON()).toMatchObject({
			...person,
			bookingId: id,
			Phone: '+573001234567',
			Quantity: 4,
			ArrivalDate: arrival,
			DepartureDate: departure,
			consent: privacyVersion,
			language: locale,
		})
		const notice = page.getByRole('region', { name: words.sent.bookingTitle })
		await expect(notice).toBeFocused()
		const reference = (await notice.getByText(/^PC-\w{4}-\w{4}$/).textContent()) ?? ''
		await expect(notice).toContainText(person.Name)
		await expect(notice).toContainText(formatDay(arrival, locale))
		await expect(notice).toContainText('y un perro.')

		const whatsapp = notice.getByRole('link', { name: words.sent.whatsapp })
		const text = decodeURIComponent((await whatsapp.getAttribute('href')) ?? '')
		expect(text).toContain(mails[locale].whatsapp.booking.replace('{name}', facts.name))
		expect(text).toContain(`${mails[locale].reference}: ${reference}`)

		const download = page.waitForEvent('download')
		await notice.getByRole('link', { name: words.sent.calendar }).click()
		expect((await download).suggestedFilename()).toMatch(/\.ics$/)

		await expect(fieldOf(page, 'Name', locale)).toHaveValue('')
		await expect(consentOf(page, locale)).not.toBeChecked()
		await expect(enquiryId(page, 'booking')).not.toHaveValue(id)
		await expect(enquiryId(page, 'booking')).toHaveValue(uuid)

		await page.reload()
		await expect(page.getByText(reference)).toBeVisible()
		await expect(page.getByText(formatDay(arrival, locale))).toBeVisible()
	})

	test(`what is missing is said beside each field and in a summary, and nothing is lost (${locale})`, async ({
		page,
	}) => {
		await page.goto(path)
		await hydrated(page)
		await fieldOf(page, 'Message', locale).fill('Hola')
		await send(page, 'booking', locale)

		const summary = page.getByRole('alert')
		await expect(summary).toBeFocused()
		await expect(summary).toContainText(words.summaryTitle)
		const expected = {
			Name: words.errors.errName,
			Email: words.errors.errEmail,
			Phone: words.errors.errPhone,
			Quantity: words.errors.errQuantity,
			ArrivalDate: words.errors.errArrival,
			DepartureDate: words.errors.errDeparture,
		} as const
		for (const [name, message] of Object.entries(expected)) {
			const field = fieldOf(page, name as keyof typeof expected, locale)
			await expect(field).toHaveAttribute('aria-invalid', 'true')
			await expect(field).toHaveAccessibleDescription(new RegExp(message))
			await expect(summary.getByRole('link', { name: message })).toBeVisible()
		}
		await expect(consentOf(page, locale)).toHaveAccessibleDescription(words.errors.errConsent)
		await expect(fieldOf(page, 'Message', locale)).toHaveValue('Hola')

		await expectAccessible(page)
		await summary.getByRole('link', { name: words.errors.errPhone }).click()
		await expect(fieldOf(page, 'Phone', locale)).toBeFocused()
	})

	test(`a booking works without scripts: errors with the values, then a redirect to the confirmation (${locale})`, async ({
		browser,
		site,
	}) => {
		const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
		const page = await context.newPage()
		await page.goto(path)
		await expect(fieldOf(page, 'ArrivalDate', locale)).toHaveAttribute('type', 'date')
		await fillIn(page, 'booking', { locale, changes: { Name: '', Phone: '12' } })
		await send(page, 'booking', locale)
		await expect(page.getByRole('alert')).toContainText(words.errors.errName)
		await expect(page.getByRole('alert')).toContainText(words.errors.errPhoneInvalid)
		await expect(fieldOf(page, 'Phone', locale)).toHaveValue('12')
		await expect(fieldOf(page, 'ArrivalDate', locale)).toHaveValue(arrival)
		await expect(fieldOf(page, 'Message', locale)).toHaveValue(/dos niños,\ny un perro/)

		await fieldOf(page, 'Name', locale).fill(person.Name)
		await fieldOf(page, 'Phone', locale).fill('+44 20 7946 0958')
		await send(page, 'booking', locale)
		await expect(page).toHaveURL(/\?sent=PC-\w{4}-\w{4}/)
		const notice = page.getByRole('region', { name: words.sent.bookingTitle })
		await expect(notice).toContainText(/PC-\w{4}-\w{4}/)
		await expect(notice).toContainText('+442079460958')
		await expect(notice.getByRole('link', { name: words.sent.whatsapp })).toBeVisible()
		await expect(notice.getByRole('link', { name: words.sent.calendar })).toBeVisible()
		await expect(fieldOf(page, 'Name', locale)).toHaveValue('')
		await context.close()
	})

	test(`contact details and the map stand beside the form (${locale})`, async ({ page }) => {
		await page.goto(path)
		const aside = page.getByRole('complementary').filter({ hasText: facts.email })
		for (const phone of facts.phones)
			await expect(aside.getByRole('link', { name: displayPhone(phone) })).toHaveAttribute(
				'href',
				`tel:${phone}`,
			)
		await expect(aside.locator('a[href^="https://wa.me/"]')).toHaveCount(1)
		await expect(aside.getByRole('link', { name: facts.email })).toHaveAttribute(
			'href',
			`mailto:${facts.email}`,
		)
		await expect(aside.locator(`a[href="${links[locale].map}"] img`)).toBeVisible()
	})
}

test('each rule has its own message', async ({ page }) => {
	const { errors } = forms.en
	await page.goto(addressOf('booking', 'en'))
	await hydrated(page)
	const yesterday = addDays(dayInBogota(Date.now()), -1)
	await fillIn(page, 'booking', {
		locale: 'en',
		changes: {
			Email: 'ana@',
			Phone: '999',
			Quantity: '201',
			ArrivalDate: yesterday,
			DepartureDate: addDays(yesterday, -1),
			Message: 'x'.repeat(4001),
		},
	})
	await send(page, 'booking', 'en')
	const summary = page.getByRole('alert')
	for (const message of [
		errors.errEmailInvalid,
		errors.errPhoneInvalid,
		errors.errQuantityRange,
		errors.errArrivalPast,
		errors.errDepartureBeforeArrival,
		errors.errMessageLong,
	])
		await expect(summary).toContainText(message)
})

test('a date is text with a hint until it is focused, then a date', async ({ page }) => {
	await page.goto('/booking')
	await hydrated(page)
	const field = fieldOf(page, 'ArrivalDate')
	await expect(field).toHaveAttribute('type', 'text')
	await expect(field).toHaveAttribute('placeholder', forms.es.chooseDay)
	await fieldOf(page, 'Quantity').focus()
	await page.keyboard.press('Tab')
	await expect(field).toBeFocused()
	await expect(field).toHaveAttribute('type', 'date')
	await expect(field).toHaveAttribute('min', dayInBogota(Date.now()))
	await fieldOf(page, 'Name').focus()
	await expect(field).toHaveAttribute('type', 'text')
	await field.focus()
	await field.fill(arrival)
	await fieldOf(page, 'Name').focus()
	await expect(field).toHaveAttribute('type', 'date')
	await expect(field).toHaveValue(arrival)
})

test('a draft survives a reload and a change of language, without its consent', async ({
	page,
}) => {
	await page.goto('/booking')
	await hydrated(page)
	await fillIn(page, 'booking')
	const id = await enquiryId(page, 'booking').inputValue()
	await page.reload()
	await hydrated(page)
	await expect(fieldOf(page, 'Name')).toHaveValue(person.Name)
	await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
	await expect(enquiryId(page, 'booking')).toHaveValue(id)
	await expect(consentOf(page)).not.toBeChecked()
	await page.goto('/en/booking')
	await hydrated(page)
	await expect(fieldOf(page, 'Message', 'en')).toHaveValue(/un perro/)
	await page.evaluate(() => sessionStorage.clear())
	await page.goto('/booking')
	await hydrated(page)
	await expect(fieldOf(page, 'Name')).toHaveValue('')
})

test('what is typed before the scripts arrive is not lost', async ({ page }) => {
	let release: () => void = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route('**/assets/**', async (route) => {
		await held
		await route.continue()
	})
	await page.goto('/booking', { waitUntil: 'commit' })
	await fieldOf(page, 'Name').fill(person.Name)
	await fieldOf(page, 'ArrivalDate').fill(arrival)
	release()
	await hydrated(page)
	await expect(enquiryId(page, 'booking')).toHaveValue(uuid)
	await expect(fieldOf(page, 'Name')).toHaveValue(person.Name)
	await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
})

test('the consent comes unticked, with the version and a link to the policy', async ({ page }) => {
	await page.goto('/en/booking')
	const consent = consentOf(page, 'en')
	await expect(consent).not.toBeChecked()
	await expect(consent).toHaveAttribute('value', privacyVersion)
	await expect(page.getByRole('link', { name: forms.en.consentPolicy })).toHaveAttribute(
		'href',
		localizePath('/privacy', 'en'),
	)
})

test('the number plans are fetched when a visitor begins to write, not with the page', async ({
	page,
}) => {
	const scripts: string[] = []
	page.on('request', (request) => scripts.push(request.url()))
	await page.goto('/booking')
	await hydrated(page)
	expect(scripts.filter((url) => url.includes('/phone-'))).toEqual([])
	await fieldOf(page, 'Name').focus()
	await expect.poll(() => scripts.filter((url) => url.includes('/phone-')).length).toBe(1)
})

test('the server’s own findings come back beside the fields, with what was typed', async ({
	page,
}) => {
	await page.route('**/api/bookings', (route) =>
		route.fulfill({
			status: 422,
			contentType: 'application/problem+json',
			body: JSON.stringify({
				code: 'invalid-input',
				errors: [{ field: 'Email', code: 'errEmailInvalid' }],
			}),
		}),
	)
	await page.goto('/booking')
	await hydrated(page)
	await fillIn(page, 'booking')
	await send(page, 'booking')
	await expect(page.getByRole('alert')).toContainText(forms.es.errors.errEmailInvalid)
	await expect(fieldOf(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
	await expect(fieldOf(page, 'Name')).toHaveValue(person.Name)
	await expect(page.getByText(forms.es.pending.title, { exact: true })).toBeHidden()
})

for (const width of [320, 360])
	test(`the form fits a screen of ${width} px, with targets for fingers`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 })
		await page.goto('/booking')
		await hydrated(page)
		await send(page, 'booking')
		await expect(page.getByRole('alert')).toBeFocused()
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect(overflow).toBeLessThanOrEqual(0)
		for (const control of await page
			.locator('form :is(input:not([name=website]), textarea, button):visible')
			.all()) {
			const box = await control.boundingBox()
			const isBox = (await control.getAttribute('type')) === 'checkbox'
			if (box && box.height > 2) expect(box.height).toBeGreaterThanOrEqual(isBox ? 24 : 44)
		}
	})

test('the keyboard goes through the form in order, and Enter sends it', async ({ page }) => {
	await page.goto('/booking')
	await hydrated(page)
	await fieldOf(page, 'Name').focus()
	for (const name of ['Email', 'Phone', 'Quantity'] as const) {
		await page.keyboard.press('Tab')
		await expect(fieldOf(page, name)).toBeFocused()
	}
	await page.keyboard.press('Enter')
	await expect(page.getByRole('alert')).toBeFocused()
	await expect(sendButton(page, 'booking')).toBeEnabled()
})
