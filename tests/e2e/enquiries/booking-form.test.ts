import { formWords } from '#content/enquiries/form-words.ts'
import { privacyVersion } from '#content/pages/privacy.ts'
import { localizePath } from '#domain/locale.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessible, expectNoOverflow } from '../accessibility.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import {
	arrival,
	consentOf,
	enquiryId,
	fieldOf,
	fillIn,
	person,
	send,
	sendButton,
	uuid,
} from './enquiry-steps.ts'

test(
	'number plans are fetched at the first input; a date field is text with a hint until focused; the consent names the policy',
	sweep,
	async ({ page }) => {
		const numberPlans: string[] = []
		page.on('request', (request) => {
			if (/\/phone-(?!text-)/.test(request.url())) numberPlans.push(request.url())
		})
		await page.goto('/en/booking')
		const consent = consentOf(page, 'en')
		await expect(consent).not.toBeChecked()
		await expect(consent).toHaveAttribute('value', privacyVersion)
		await expect(page.getByRole('link', { name: formWords.en.consentPolicy })).toHaveAttribute(
			'href',
			localizePath('/privacy', 'en'),
		)

		await page.goto('/booking')
		await hydrated(page)
		expect(numberPlans).toEqual([])
		const field = fieldOf(page, 'ArrivalDate')
		await expect(field).toHaveAttribute('type', 'text')
		await expect(field).toHaveAttribute('placeholder', formWords.es.chooseDay)
		await fieldOf(page, 'Quantity').focus()
		await expect.poll(() => numberPlans.length).toBe(1)
		// Past the ages of the children.
		await expect(async () => {
			await page.keyboard.press('Tab')
			await expect(field).toBeFocused({ timeout: 100 })
		}).toPass()
		await expect(field).toHaveAttribute('type', 'date')
		await expect(field).toHaveAttribute('min', dayInBogota(Date.now()))
		await fieldOf(page, 'Name').focus()
		await expect(field).toHaveAttribute('type', 'text')
		await field.focus()
		await field.fill(arrival)
		await fieldOf(page, 'Name').focus()
		await expect(field).toHaveAttribute('type', 'date')
		await expect(field).toHaveValue(arrival)
	},
)

test(
	'a date field looks the same before and after React mounts, and the first tap makes it a date',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/booking')
		const [arrives, leaves] = [fieldOf(page, 'ArrivalDate'), fieldOf(page, 'DepartureDate')]
		for (const field of [arrives, leaves]) {
			await expect(field).toHaveAttribute('type', 'text')
			await expect(field).toHaveAttribute('placeholder', formWords.es.chooseDay)
		}
		await leaves.evaluate((field) => {
			const types: unknown[] = []
			Object.assign(window, { types })
			new MutationObserver(() => types.push(field.getAttribute('type'))).observe(field, {
				attributeFilter: ['type', 'placeholder'],
			})
		})
		await arrives.click()
		await expect(arrives).toHaveAttribute('type', 'date')
		await expect(arrives).toBeFocused()
		await fieldOf(page, 'Name').focus()
		await expect(arrives).toHaveAttribute('type', 'text')
		release()
		await hydrated(page)
		const seen = await page.evaluate(() => (window as never as { types: unknown[] }).types)
		expect(seen.filter((type) => type !== 'text')).toEqual([])
		await arrives.click()
		await expect(arrives).toHaveAttribute('type', 'date')
	},
)

test(
	'the keyboard goes through the form in order, Enter sends it, errors fit small screens with targets of 44 px, and vanish as their field is put right',
	sweep,
	async ({ page }) => {
		await page.goto('/booking')
		await hydrated(page)
		await fieldOf(page, 'Name').focus()
		for (const name of ['Email', 'Phone', 'Quantity'] as const) {
			await page.keyboard.press('Tab')
			await expect(fieldOf(page, name)).toBeFocused()
		}
		await page.keyboard.press('Enter')
		const summary = page.getByRole('alert')
		await expect(summary).toBeFocused()
		await expect(sendButton(page, 'booking')).toBeEnabled()
		for (const width of [360, 320]) {
			await page.setViewportSize({ width, height: 740 })
			await expectNoOverflow(page)
			for (const control of await page
				.locator('form :is(input:not([name=website]), textarea, button):visible')
				.all()) {
				const box = await control.boundingBox()
				const isBox = (await control.getAttribute('type')) === 'checkbox'
				if (box && box.height > 2) expect(box.height).toBeGreaterThanOrEqual(isBox ? 24 : 44)
			}
		}
		const name = fieldOf(page, 'Name')
		await expect(name).toHaveAttribute('aria-invalid', 'true')
		await name.fill('Ana')
		await expect(name).not.toHaveAttribute('aria-invalid')
		await expect(summary.getByText(formWords.es.errors.errName)).toHaveCount(0)
		await expect(name).toBeFocused()
		await expect(fieldOf(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
		await fillIn(page, 'booking')
		await expect(summary).toHaveCount(0)
	},
)

test(
	'probable typos are asked about politely, corrected with one press, and never refused; errors found by the server appear beside the fields',
	sweep,
	async ({ page }) => {
		const { check, sent } = formWords.es
		await page.goto('/booking')
		await hydrated(page)
		await fillIn(page, 'booking', { changes: { Email: 'ana@gmial.con', Phone: '7593000' } })
		const [email, phone] = [fieldOf(page, 'Email'), fieldOf(page, 'Phone')]
		const note = page.getByRole('status').filter({ hasText: 'ana@gmail.com' })
		await expect(note).toContainText(check.suggestion.replace('{suggestion}', 'ana@gmail.com'))
		await expect(email).toHaveAccessibleDescription(/ana@gmail\.com/)
		await expect(phone).toHaveAccessibleDescription(new RegExp(check.Phone))
		for (const field of [email, phone]) await expect(field).not.toHaveAttribute('aria-invalid')
		await expectAccessible(page)
		// A question goes with what it was about, and comes back for what is left in the field.
		await phone.fill('7593001')
		await expect(phone).not.toHaveAccessibleDescription(new RegExp(check.Phone))
		await fieldOf(page, 'Name').focus()
		await expect(phone).toHaveAccessibleDescription(new RegExp(check.Phone))
		await note.getByRole('button', { name: check.take }).click()
		await expect(email).toHaveValue('ana@gmail.com')
		await expect(email).toBeFocused()
		await expect(page.getByRole('button', { name: check.take })).toHaveCount(0)

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
		await send(page, 'booking')
		await expect(page.getByRole('alert')).toContainText(formWords.es.errors.errEmailInvalid)
		await expect(email).toHaveAttribute('aria-invalid', 'true')
		await expect(fieldOf(page, 'Name')).toHaveValue(person.Name)
		await expect(page.getByText(formWords.es.pending.title, { exact: true })).toBeHidden()
		await page.unroute('**/api/bookings')

		await email.fill('ana@example.com')
		await phone.fill('3001234567 / 3017654321')
		await send(page, 'booking')
		const notice = page.getByRole('region', { name: sent.bookingTitle })
		await expect(notice).toContainText(`${check.sentTitle}: 3001234567 / 3017654321.`)
	},
)

test(
	'going back shows everything that was typed, also what the browser does not restore',
	sweep,
	async ({ page }) => {
		await page.goto('/booking')
		await hydrated(page)
		await fillIn(page, 'booking')
		await page.goto('/menu')
		await page.goBack()
		await hydrated(page)
		for (const [name, value] of [
			['Name', person.Name],
			['Quantity', '4'],
			['ArrivalDate', arrival],
		] as const)
			await expect(fieldOf(page, name)).toHaveValue(value)
		await expect(fieldOf(page, 'Message')).not.toBeEmpty()
	},
)

test(
	'a visitor who goes to another page while the request is sent is told there',
	sweep,
	async ({ page }) => {
		await page.goto('/booking')
		await hydrated(page)
		await fillIn(page, 'booking')
		const release = await holdRequests(page, '**/api/bookings')
		await send(page, 'booking')
		await page.getByRole('banner').getByRole('link').first().click()
		await expect(page).toHaveURL('/')
		release()
		await expect(
			page.getByRole('status').filter({ hasText: formWords.es.sent.bookingTitle }),
		).toContainText(/PC-\w{4}-\w{4}/)
		await expect(page).toHaveURL('/')
	},
)

test(
	'input from before scripts load is kept; a draft survives a reload and a change of language, the consent does not',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/**')
		await page.goto('/booking', { waitUntil: 'commit' })
		await fieldOf(page, 'Name').fill('Ana')
		// A date only while it has the focus.
		await fieldOf(page, 'ArrivalDate').focus()
		await fieldOf(page, 'ArrivalDate').fill(arrival)
		release()
		await hydrated(page)
		await expect(enquiryId(page, 'booking')).toHaveValue(uuid)
		await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
		await page.unrouteAll()
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
	},
)
