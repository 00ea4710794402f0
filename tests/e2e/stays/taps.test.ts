import type { Locator, Page } from '@playwright/test'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { calendarWords } from '#content/stays/calendar-words.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { monthName } from '#domain/time/day-words.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { boxOf, openLoaded, test } from './stay-desk-steps.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/**
 * The most taps that reception may need, from the first screen of the desk with the person signed in. Each touch of the
 * screen counts: a link, a button, a day, a box, and each field that is written in. Typing and scrolling cost none, nor do
 * the fields that are filled in already and stay so.
 */
const most = { offer: 5, confirm: 4, decline: 4, block: 6, phone: 12 }

function counting() {
	let count = 0
	return {
		count: () => count,
		async tap(place: Locator) {
			await place.tap()
			count += 1
		},
		async write(place: Locator, text: string) {
			await place.tap()
			await place.fill(text)
			count += 1
		},
	}
}

for (const locale of locales)
	test(
		`an offer, a confirmation and a refusal take few taps (${locale})`,
		sweep,
		async ({ page, request }) => {
			const { headers } = await signIn(page)
			const rates = [{ offer: 'cabin', season: null, pesos: 400_000 }]
			await request.put('/api/rates', { headers, data: { seasons: [], rates } })
			const words = deskRequestWords[locale]
			const month = monthFor(`few taps (${locale})`)
			for (const [index, action] of (['offer', 'confirm', 'decline'] as const).entries()) {
				const Name = `Ana ${crypto.randomUUID().slice(0, 6)}`
				const days = {
					ArrivalDate: dayIn(month, 11 + index * 2),
					DepartureDate: dayIn(month, 12 + index * 2),
				}
				const data = aBooking({ Name, ...days, items: [{ offer: 'cabin' }] })
				const sent = { 'x-forwarded-for': randomAddress() }
				expect((await request.post('/api/bookings', { data, headers: sent })).status()).toBe(201)
				await openLoaded(page, localizePath('/admin/today', locale))
				const { tap, write, count } = counting()
				await tap(page.getByRole('link', { name: Name }).first())
				const panel = page.getByRole('region', { name: words.title })
				await tap(panel.getByText(words.actions[action].title, { exact: true }))
				const form = panel.getByRole('form', { name: words.actions[action].title })
				if (action === 'offer') await write(form.getByLabel(words.price), '350000')
				await tap(form.getByRole('button', { name: words.actions[action].send }))
				await expect(panel.getByText(words.actions[action].done)).toBeVisible()
				expect({ action, isFew: count() <= most[action] }).toEqual({ action, isFew: true })
			}
		},
	)

/** Opens the calendar of the cabin from the first screen, in a month that no other test takes. */
async function openCabin(page: Page, locale: Locale, tap: (place: Locator) => Promise<void>) {
	await openLoaded(page, localizePath('/admin/today', locale))
	await tap(page.getByRole('link', { name: deskFrameWords[locale].sections.calendar }).first())
	const words = deskCalendarWords[locale]
	await tap(page.getByRole('navigation', { name: words.offers }).getByRole('link').nth(1))
	await expect(page).toHaveURL(/offer=cabin/)
	// Months before the one that is asked for are not counted: most calls are about the one that is shown.
	const month = monthFor(`few taps (${locale})`)
	while (new URL(page.url()).searchParams.get('month') !== month) {
		const title = await page.getByRole('heading', { level: 2 }).first().textContent()
		await page.getByRole('link', { name: words.next }).click()
		await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(title ?? '')
	}
	return (number: number, state: string) =>
		page.getByRole('button', {
			name: `${number}${calendarWords[locale].inMonth.replace('{month}', monthName(month, locale))}${state}`,
			exact: true,
		})
}

for (const locale of locales)
	test(
		`a block and a booking by phone take few taps, and the booking is changed (${locale})`,
		sweep,
		async ({ page, request }) => {
			const { headers } = await signIn(page)
			const words = deskCalendarWords[locale]
			const { states } = words
			const sheet = entrySheetWords[locale]
			const dialog = page.getByRole('dialog')
			const save = (kind: keyof typeof sheet.save) =>
				dialog.getByRole('button', { name: sheet.save[kind] })

			const block = counting()
			let day = await openCabin(page, locale, block.tap)
			await block.tap(day(3, states.free))
			await block.tap(page.getByRole('button', { name: words.oneNight }))
			await block.tap(save('blocked'))
			await expect(day(3, states.full)).toBeVisible()
			expect(block.count()).toBeLessThanOrEqual(most.block)

			const call = counting()
			const guest = `Rosa ${crypto.randomUUID().slice(0, 6)}`
			day = await openCabin(page, locale, call.tap)
			await call.tap(day(5, states.free))
			await call.tap(day(6, states.free))
			await call.tap(dialog.getByLabel(sheet.phone))
			await call.write(boxOf(page, sheet.guest), guest)
			await call.write(boxOf(page, sheet.phoneNumber), '300 123 4567')
			await call.write(boxOf(page, sheet.people), '4')
			await call.write(boxOf(page, sheet.price), '800.000')
			await call.tap(save('phone'))
			await expect(day(5, states.full)).toBeVisible()
			expect(call.count()).toBeLessThanOrEqual(most.phone)
			const list = page.getByRole('region', { name: words.list.split('{')[0] as string })
			await expect(list.getByText('800.000').or(list.getByText('800,000'))).toBeVisible()

			// One night more, two more people, a table with it and another price; the name is put right.
			await list.getByRole('button', { name: words.changeOf.replace('{what}', guest) }).click()
			await expect(dialog.getByRole('heading', { name: sheet.changeTitle })).toBeVisible()
			const month = new URL(page.url()).searchParams.get('month')
			await dialog.getByLabel(sheet.to, { exact: true }).fill(`${month}-08`)
			await boxOf(page, sheet.guest).fill(`${guest} Vélez`)
			await boxOf(page, sheet.people).fill('6')
			await boxOf(page, sheet.price).fill('1000000')
			await dialog.getByRole('button', { name: sheet.addItem }).click()
			await dialog.locator('[name=more-0-hour]').fill('13:00')
			await save('change').click()
			await expect(dialog).toHaveCount(0)
			await expect(day(7, states.full)).toBeVisible()
			await expect(list.getByText(`${guest} Vélez`)).toBeVisible()
			await expect(list.getByText(/1[.,]000[.,]000/)).toBeVisible()
			const csv = await request.post('/api/enquiries.csv', { headers, data: { language: locale } })
			expect(await csv.text()).toMatch(new RegExp(`"${guest} Vélez".*"1000000".*13:00`))

			// Removed with its table, which the button and the message say, and taken back with it and with its history.
			const whole = { guest: `${guest} Vélez`, count: '2' }
			await list
				.getByRole('button', { name: fill(words.removeAllOf, whole) })
				.first()
				.click()
			await expect(page.getByText(fill(words.removedAll, whole))).toBeVisible()
			await expect(day(7, states.free)).toBeVisible()
			await page.getByRole('button', { name: words.undo }).click()
			await expect(day(7, states.full)).toBeVisible()
			await list
				.getByRole('button', { name: words.changeOf.replace('{what}', whole.guest) })
				.first()
				.click()
			const agreed = dialog.getByRole('listitem').filter({ has: page.locator('time') })
			await expect(agreed).toHaveCount(2)
			await page.keyboard.press('Escape')
			await expect(dialog).toHaveCount(0)
			await page.getByRole('link', { name: words.all, exact: true }).click()
			await expect(list.getByText(`${guest} Vélez`)).toHaveCount(2)
		},
	)
