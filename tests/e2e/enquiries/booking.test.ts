import { builtInContent, linksOf } from '#app/site/links.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { mailWords } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import { privacyVersion } from '#content/pages/privacy.ts'
import { displayPhone } from '#domain/facts.ts'
import { localizePath } from '#domain/locale.ts'
import { addDays, dayInBogota, formatDay } from '#domain/time/dates.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessible } from '../accessibility.ts'
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
	uuid,
} from './enquiry-steps.ts'

for (const [locale, step] of inLanguage('es')) {
	const words = formWords[locale]
	const path = addressOf('booking', locale)

	test(
		`a visitor requests a booking and gets a reference, a summary, WhatsApp and a calendar (${locale})`,
		step,
		async ({ page }) => {
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
			expect(text).toContain(mailWords[locale].whatsapp.booking.replace('{name}', facts.name))
			expect(text).toContain(`${mailWords[locale].reference}: ${reference}`)
			const own = await notice.getByRole('link', { name: words.sent.ownLink }).getAttribute('href')
			expect(own).toMatch(new RegExp(`${localizePath('/request/', locale)}[\\w-]{43}$`))
			expect(text.endsWith(`\n${own}`)).toBe(true)

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
		},
	)

	test(
		`contact details and the map are beside the form; missing and wrong fields are reported beside each and in a summary, and the input is kept (${locale})`,
		sweep,
		async ({ page }) => {
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
			await expect(
				aside.locator(`a[href="${linksOf(builtInContent, locale).map}"] img`),
			).toBeVisible()

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

			const yesterday = addDays(dayInBogota(Date.now()), -1)
			await fillIn(page, 'booking', {
				locale,
				changes: {
					Email: 'ana@',
					Phone: '999',
					Quantity: '201',
					ArrivalDate: yesterday,
					DepartureDate: addDays(yesterday, -1),
					Message: 'x'.repeat(4001),
				},
			})
			await send(page, 'booking', locale)
			for (const message of [
				words.errors.errEmailInvalid,
				words.errors.errPhoneInvalid,
				words.errors.errQuantityRange,
				words.errors.errArrivalPast,
				words.errors.errDepartureBeforeArrival,
				words.errors.errMessageLong,
			])
				await expect(summary).toContainText(message)
		},
	)

	test(
		`a booking works without scripts: errors with the values, then a redirect to the confirmation (${locale})`,
		sweep,
		async ({ browser, site }) => {
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
			await expect(notice).toContainText('+44 20 7946 0958')
			await expect(notice.getByRole('link', { name: words.sent.whatsapp })).toBeVisible()
			await expect(notice.getByRole('link', { name: words.sent.calendar })).toBeVisible()
			await expect(fieldOf(page, 'Name', locale)).toHaveValue('')
			await context.close()
		},
	)
}
