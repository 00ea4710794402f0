import { deskWords } from '#content/enquiries/desk-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { deskTermsWords } from '#content/stays/desk/desk-terms-words.ts'
import { letterWords } from '#content/stays/letter-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { times } from '#domain/text/numbers.ts'
import { addDays, dayInBogota, formatDay } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { openSmtp, readMail } from '#tests/helpers/mail/smtp-stub.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openRequest } from './stay-desk-steps.ts'

const { smtp, stop } = await openSmtp()
const test = base.extend({
	site: ownSite(() =>
		startOwnersSite({
			SMTP_URL: smtp.url,
			MAIL_FROM: 'web@palma.example',
			MAIL_TO: 'owner@palma.example',
		}),
	),
})
test.afterAll(stop)

const today = dayInBogota(Date.now())

for (const { locale, width, inDays } of [
	{ locale: 'es', width: 360, inDays: 120 },
	{ locale: 'en', width: 390, inDays: 130 },
] as const)
	test(
		`the days, people and items of a confirmed booking are changed, and the guest reads what changed (${locale}, ${width} px)`,
		sweep,
		async ({ page, request }) => {
			const words = deskRequestWords[locale]
			const terms = deskTermsWords[locale]
			const letter = letterWords[locale]
			const names = offerWords[locale]
			const price = (pesos: number) => formatPesos(pesos, locale)
			const from = addDays(today, inDays)
			const to = addDays(from, 2)
			const Email = `guest-${locale}@example.com`
			const booking = aBooking({
				ArrivalDate: from,
				DepartureDate: to,
				language: locale,
				Email,
				Quantity: 4,
				items: [{ offer: 'cabin' }, { offer: 'table', hour: '13:00', day: from }],
			})
			const { key, reference } = await (
				await request.post('/api/bookings', { data: booking })
			).json()
			const { headers } = await signIn(page)
			await request.post(`/api/enquiries/${booking.bookingId}/confirm`, {
				headers,
				data: { pesos: 900_000 },
			})
			const confirmations = () =>
				smtp.mails
					.filter((mail) => mail.to.includes(Email))
					.map(readMail)
					.filter(({ header }) =>
						header('subject')[0]?.startsWith(letter.confirm.subject.split('{')[0] as string),
					)
			await expect.poll(() => confirmations().length).toBe(1)

			// One night more, one guest more, a ride in place of the table.
			await page.setViewportSize({ width, height: 780 })
			const { panel } = await openRequest(page, reference, locale)
			await panel.getByText(terms.title).click()
			const departure = panel.getByLabel(terms.departure)
			await departure.focus()
			await departure.fill(addDays(from, 3))
			await panel.getByLabel(terms.adults).fill('5')
			await panel.getByLabel(names.table.name, { exact: true }).uncheck()
			await panel.getByLabel(names.horses.name, { exact: true }).check()
			const ofRide = (label: string) => panel.getByLabel(fill(label, { offer: names.horses.name }))
			// As on a phone: the digit is deleted, then another typed.
			for (const key of ['End', 'Backspace', '3']) await ofRide(terms.units).press(key)
			await expect(ofRide(terms.units)).toHaveValue('3')
			await ofRide(terms.day).focus()
			await ofRide(terms.day).fill(addDays(from, 1))
			await ofRide(terms.hour).fill('09:30')
			for (const label of [terms.units, terms.day, terms.hour])
				expect((await ofRide(label).boundingBox())?.height).toBeGreaterThanOrEqual(44)
			await panel.getByText(words.confirmChange, { exact: true }).click()
			const form = panel.getByRole('form', { name: words.confirmChange })
			await form.getByLabel(words.price).fill('1.450.000')
			await expectFitsPhones(page, 'light', 'dark')
			await form.getByRole('button', { name: words.sendAgain.change }).click()
			await expect(panel.getByText(words.actions.confirm.done)).toBeVisible()
			const facts = page.locator('dl').first()
			await expect(facts).toContainText(formatDay(addDays(from, 3), locale))
			await expect(facts).toContainText(deskWords[locale].firstAsked)

			// The letter says which parts changed, and what stands now.
			await expect.poll(() => confirmations().length).toBe(2)
			const text =
				confirmations()
					.at(-1)
					?.bodies.map(({ body }) => body)
					.join('\n') ?? ''
			const changes = new Intl.ListFormat(locale, { type: 'conjunction' }).format([
				...[letter.changes.days, letter.changes.items],
				...[letter.changes.people, letter.changes.price],
			])
			expect(text).toContain(fill(letter.changes.text, { changes }))
			expect(text).toContain(formatDay(addDays(from, 3), locale))
			expect(text).toContain(times(names.horses.name, 3))
			expect(text).not.toContain(names.table.name)
			expect(text).toContain(price(1_450_000))

			// So does the guest's page, which keeps what was first asked for apart.
			await page.goto(localizePath(`/request/${key}`, locale))
			const agreed = page.locator('section').filter({
				has: page.getByRole('heading', { name: requestWords[locale].agreed }),
			})
			await expect(agreed).toContainText(price(1_450_000))
			await expect(agreed).toContainText(`${names.horses.name} × 3`)
			await expect(agreed).not.toContainText(names.table.name)
			await expect(agreed).toContainText(formatDay(addDays(from, 3), locale))
		},
	)

for (const locale of locales)
	test(
		`the days and people that a guest wants instead are tried with one tap, and confirmed (${locale})`,
		sweep,
		async ({ page, request }) => {
			const words = deskRequestWords[locale]
			const terms = deskTermsWords[locale]
			const from = addDays(today, locale === 'es' ? 150 : 160)
			const booking = aBooking({
				ArrivalDate: from,
				DepartureDate: addDays(from, 2),
				language: locale,
				Quantity: 2,
				items: [{ offer: 'cabin' }, { offer: 'table', hour: '13:00', day: from }],
			})
			const { key, reference } = await (
				await request.post('/api/bookings', { data: booking })
			).json()
			const { headers } = await signIn(page)
			await request.post(`/api/enquiries/${booking.bookingId}/confirm`, {
				headers,
				data: { pesos: 900_000 },
			})
			const later = { from: addDays(from, 1), to: addDays(from, 4) }
			const wanted = { ...later, adults: 2, children: [4, 7], text: 'Vienen los nietos' }
			expect((await request.post(`/api/requests/${key}/change`, { data: wanted })).status()).toBe(
				200,
			)

			await page.setViewportSize({ width: 360, height: 780 })
			const { panel, done } = await openRequest(page, reference, locale)
			await panel.getByRole('button', { name: words.takeOver }).click()
			await expect(panel.getByLabel(terms.arrival)).toHaveValue(later.from)
			await expect(panel.getByLabel(terms.departure)).toHaveValue(later.to)
			await expect(panel.getByLabel(terms.adults)).toHaveValue('2')
			await expect(panel.getByLabel(terms.children)).toHaveValue('4, 7')
			await expectFitsPhones(page, 'light', 'dark')
			await panel.getByText(words.confirmChange, { exact: true }).click()
			const form = panel.getByRole('form', { name: words.confirmChange })
			await form.getByLabel(words.price).fill('1.200.000')
			await form.getByRole('button', { name: words.sendAgain.change }).click()
			await expect(done('confirm')).toBeVisible()
			const agreed = await (await request.get(`/api/requests/${key}`)).json()
			expect(agreed).toMatchObject({
				...later,
				party: { adults: 2, children: [4, 7] },
				items: [{ offer: 'cabin' }, { offer: 'table', day: later.from, hour: '13:00' }],
				total: 1_200_000,
				isChangeAsked: false,
			})
		},
	)
