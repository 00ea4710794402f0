import { calendarWords } from '#content/stays/calendar-words.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import { todayStaysWords } from '#content/stays/desk/today-stays-words.ts'
import { type Locale, languageTags, localizePath } from '#domain/locale.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { addMonths, type Month, monthOf } from '#domain/time/months.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn, expectFitsPhones } from '../accessibility.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { boxOf, openLoaded, test } from './stay-desk-steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** '12 de diciembre, lleno', '12 December, full'. */
function nameOf(number: number, month: Month, state: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(languageTags[locale], { month: 'long', timeZone: 'UTC' })
	const name = format.format(Date.parse(`${month}-01`))
	return `${number}${calendarWords[locale].inMonth.replace('{month}', name)}${state}`
}

test('the owner blocks nights, enters a booking by phone, and visitors see it', async ({
	page,
	request,
}) => {
	await signIn(page)
	const words = deskCalendarWords.es
	const { states } = words
	const sheet = entrySheetWords.es
	const month = monthFor('calendar')
	const dayOf = (number: number) => dayIn(month, number)
	const day = (number: number, state: string) =>
		page.getByRole('button', { name: nameOf(number, month, state, 'es'), exact: true })
	const free = async (number: number) => {
		const range = `from=${dayOf(number)}&to=${dayOf(number + 1)}`
		const response = await request.get(`/api/availability?offer=cabin&${range}`)
		return (await response.json()).days[0].free
	}
	await openLoaded(page, `/admin/calendar?month=${month}&offer=cabin`)
	await expect(page.getByText(words.emptyList)).toBeVisible()

	// Two taps, and the nights between are blocked.
	await day(11, states.free).scrollIntoViewIfNeeded()
	const place = await day(12, states.free).boundingBox()
	await day(11, states.free).click()
	await expect(page.getByText(words.chosen.split('{')[0] as string)).toBeInViewport({ ratio: 1 })
	expect(await day(12, states.free).boundingBox()).toEqual(place)
	await day(12, states.free).click()
	const dialog = page.getByRole('dialog', { name: sheet.title })
	await expect(dialog.getByLabel(sheet.from, { exact: true })).toHaveValue(dayOf(11))
	await expect(dialog.getByLabel(sheet.to, { exact: true })).toHaveValue(dayOf(13))
	await boxOf(page, sheet.note).fill('Pintura')
	for (const scheme of ['light', 'dark'] as const)
		await expectAccessibleIn(scheme, page, 'dialog[open]')
	await dialog.getByRole('button', { name: sheet.save.blocked }).click()
	await expect(dialog).toHaveCount(0)
	for (const number of [11, 12]) await expect(day(number, states.full)).toBeVisible()
	await expect(day(13, states.free)).toBeVisible()

	// Closed by a slip, the sheet has what was written when it opens again, until the owner starts afresh.
	await day(13, states.free).click()
	await page.getByRole('button', { name: words.oneNight }).click()
	await boxOf(page, sheet.note).fill('Poda')
	await page.keyboard.press('Escape')
	await expect(dialog).toHaveCount(0)
	await day(13, states.free).click()
	await page.getByRole('button', { name: words.oneNight }).click()
	await expect(boxOf(page, sheet.note)).toHaveValue('Poda')
	await dialog.getByRole('button', { name: sheet.startEmpty }).click()
	await expect(boxOf(page, sheet.note)).toHaveValue('')
	await expect(dialog.getByText(sheet.restored)).toBeHidden()
	await page.keyboard.press('Escape')

	// A booking by phone: the connection fails, then somebody is in the way, and nothing typed is lost.
	await day(12, states.full).click()
	await page.getByRole('button', { name: words.oneNight }).click()
	await dialog.getByLabel(sheet.phone).check({ force: true })
	await dialog.getByRole('button', { name: sheet.save.phone }).click()
	await expect(dialog.getByRole('alert')).toContainText(sheet.errors.guest)
	await boxOf(page, sheet.guest).fill('Rosa Vélez')
	await boxOf(page, sheet.phoneNumber).fill('300 123 4567')
	await boxOf(page, sheet.people).fill('6')
	await page.route('**/api/blocks', (route) => route.abort(), { times: 1 })
	await dialog.getByRole('button', { name: sheet.save.phone }).click()
	await expect(dialog.getByRole('alert')).toContainText(sheet.failed)
	await dialog.getByRole('button', { name: sheet.save.phone }).click()
	await expect(dialog.getByRole('alert')).toContainText(sheet.inTheWay)
	await expect(dialog.getByRole('alert')).toContainText('Pintura')
	await expect(boxOf(page, sheet.guest)).toHaveValue('Rosa Vélez')
	await dialog.getByLabel(sheet.from, { exact: true }).fill('')
	await dialog.getByRole('button', { name: sheet.save.phone }).click()
	await expect(dialog.getByRole('alert')).toContainText(sheet.errors.from)
	await dialog.getByLabel(sheet.from, { exact: true }).fill(dayOf(13))
	await dialog.getByLabel(sheet.to, { exact: true }).fill(dayOf(14))
	await dialog.getByRole('button', { name: sheet.save.phone }).click()
	await expect(dialog).toHaveCount(0)
	await expect(day(13, states.full)).toBeVisible()
	const list = page.getByRole('region', { name: words.list.split('{')[0] as string })
	await expect(list.getByText('Rosa Vélez')).toBeVisible()
	await expect(list).toContainText(words.people.other.replace('{count}', '6'))
	await expect(list.getByRole('link', { name: '300 123 4567' })).toBeVisible()
	await expectFitsPhones(page, 'light', 'dark')

	// A price is agreed: what was agreed before it is kept, and shown where the booking is changed.
	const change = page.getByRole('dialog', { name: sheet.changeTitle })
	const changeOf = words.changeOf.split('{')[0] as string
	const openBooking = () =>
		list.getByRole('button', { name: new RegExp(`^${changeOf}Rosa Vélez`) }).click()
	await openBooking()
	await boxOf(page, sheet.price).fill('500000')
	await change.getByRole('button', { name: sheet.save.change }).click()
	await expect(change).toHaveCount(0)
	await openBooking()
	const agreed = change.getByRole('listitem')
	await expect(agreed).toHaveCount(2)
	await expect(agreed.first()).toContainText(sheet.agreed.toBeAgreed)
	await expect(agreed.last()).toContainText(sheet.agreed.changes.price)
	await expect(agreed.last()).toContainText(formatPesos(500_000, 'es'))
	await expectFitsPhones(page, 'light', 'dark')
	await page.keyboard.press('Escape')
	await expect(change).toHaveCount(0)

	// A visitor's calendar is full.
	expect(await free(11)).toBe(0)
	const visit = await request.get(`/lodging?month=${month}`)
	const full = (await visit.text()).replace(/<[^>]+>/g, '')
	expect(full).toContain(nameOf(13, month, calendarWords.es.levels.full, 'es'))
	expect(full).not.toContain('Rosa')

	// Removed, taken back, removed.
	const remove = list.getByRole('button', {
		name: words.removeOf.replace('{what}', words.kinds.blocked),
	})
	await remove.click()
	await expect(day(11, states.free)).toBeVisible()
	await page.getByRole('button', { name: words.undo }).click()
	await expect(day(11, states.full)).toBeVisible()
	await expect(list.getByText('Pintura')).toBeVisible()
	await remove.click()
	await expect(day(11, states.free)).toBeVisible()
	await expect.poll(() => free(11)).toBe(1)

	// All offers together, another month by link, and back.
	await page.getByRole('link', { name: words.all, exact: true }).click()
	await expect(day(13, words.states.taken.one)).toBeVisible()
	await page.getByRole('link', { name: words.next }).click()
	await expect(page).toHaveURL(new RegExp(`month=${addMonths(month, 1)}`))
	await expect(page.getByText(words.emptyList)).toBeVisible()
	await page.goBack()
	await expect(day(13, words.states.taken.one)).toBeVisible()
})

test(
	'the month is walked by keys, and a confirmed request leads to its card (en)',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const words = deskCalendarWords.en
		const guest = `Ana ${crypto.randomUUID().slice(0, 8)}`
		const today = dayInBogota(Date.now())
		const month = monthFor('calendar by keys')
		const id = crypto.randomUUID()
		const booking = {
			bookingId: id,
			Name: guest,
			Email: 'ana@example.com',
			Phone: '+573001234567',
			Quantity: 4,
			ArrivalDate: today,
			DepartureDate: addDays(today, 1),
			Message: '',
			consent: true,
			language: 'en',
			items: [{ offer: 'cabin' }],
		}
		expect((await request.post('/api/bookings', { data: booking })).status()).toBe(201)
		const confirmed = await request.post(`/api/enquiries/${id}/confirm`, { data: {}, headers })
		expect(confirmed.status()).toBe(200)

		// Today's arrivals are in *today*.
		await openLoaded(page, localizePath('/admin/today', 'en'))
		const comings = page.getByRole('region', { name: todayStaysWords.en.title })
		await expect(comings.getByText(guest).first()).toBeVisible()

		await openLoaded(page, localizePath(`/admin/calendar?month=${month}&offer=cabin`, 'en'))
		const day = (number: number) => page.locator('table td button').nth(number - 1)
		await day(20).focus()
		for (const [key, number] of [
			['ArrowRight', 21],
			['ArrowDown', 28],
			['ArrowLeft', 27],
			['ArrowUp', 20],
		] as const) {
			await page.keyboard.press(key)
			await expect(day(number)).toBeFocused()
		}
		await expect(day(20)).toHaveAccessibleName(nameOf(20, month, words.states.free, 'en'))
		await page.keyboard.press('Enter')
		await expect(day(20)).toHaveAttribute('aria-pressed', 'true')
		await page.keyboard.press('ArrowRight')
		await page.keyboard.press('Enter')
		const dialog = page.getByRole('dialog', { name: entrySheetWords.en.title })
		await expect(dialog.getByLabel(entrySheetWords.en.to, { exact: true })).toHaveValue(
			dayIn(month, 22),
		)
		await expectAccessibleIn('light', page, 'dialog[open]')
		await page.keyboard.press('Escape')
		await expect(dialog).toHaveCount(0)
		await expect(day(21)).toBeFocused()
		const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
		for (let shown = month; shown > monthOf(today); ) {
			// The address changes a moment before the table.
			const inMonth = new RegExp(monthName.format(Date.parse(`${shown}-01`)))
			await expect(page.locator('table td button:focus')).toHaveAccessibleName(inMonth)
			shown = addMonths(shown, -1)
			await page.keyboard.press('PageUp')
			await expect(page).toHaveURL(new RegExp(`month=${shown}&offer=cabin`))
		}
		await expectFitsPhones(page, 'light', 'dark')
		const list = page.getByRole('region', { name: words.list.split('{')[0] as string })
		await list.getByRole('link', { name: words.openRequest.split('{')[0] as string }).click()
		await expect(page.getByRole('article', { name: guest })).toContainText(booking.Email)

		// The other parts of the section, in English.
		for (const [path, heading] of [
			['rates', deskRatesWords.en.restOfYear],
			['others', deskFeedsWords.en.feeds.title],
		] as const) {
			await openLoaded(page, localizePath(`/admin/calendar/${path}`, 'en'))
			await expect(page.getByRole('heading', { name: heading })).toBeVisible()
			await expectFitsPhones(page, 'dark')
		}
	},
)
