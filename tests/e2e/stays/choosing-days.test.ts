import { calendarWords } from '#content/stays/calendar-words.ts'
import { choiceWords } from '#content/stays/choice-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { addMonths, monthOf } from '#domain/time/months.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { fieldOf, offerBox } from '../enquiries/enquiry-steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { monthFor } from './months.ts'
import { test } from './stay-desk-steps.ts'

test(
	'the calendar is walked by arrow keys, and a table needs no departure',
	sweep,
	async ({ page }) => {
		const quiet = monthFor('nobody')
		await page.goto(`/en/lodging?month=${quiet}`)
		await hydrated(page)
		const day = (number: number) => page.locator('#calendar td:not(:empty)').nth(number - 1)
		await day(8).locator('a').focus()
		for (const [key, number] of [
			['ArrowRight', 9],
			['ArrowDown', 16],
			['ArrowLeft', 15],
			['ArrowUp', 8],
		] as const) {
			await page.keyboard.press(key)
			await expect(day(number).locator('a')).toBeFocused()
		}
		// The week's first and last day.
		const week = page.locator('#calendar tr').filter({ has: page.locator(':focus') })
		const shown = await week.locator('td').allTextContents()
		await page.keyboard.press('End')
		await expect(week.locator('td').nth(6)).toContainText(String(shown[6]))
		await expect(week.locator('td').nth(6).locator('a')).toBeFocused()
		await page.keyboard.press('Home')
		await expect(week.locator('td').first().locator('a')).toBeFocused()
		await day(8).locator('a').focus()
		await page.keyboard.press('Enter')
		await page.keyboard.press('ArrowRight')
		await page.keyboard.press('PageDown')
		await expect(page).toHaveURL(new RegExp(`month=${addMonths(quiet, 1)}`))
		// The focus stays on the same day of the other month, for the next key.
		await expect(day(9).locator('a')).toBeFocused()
		await page.keyboard.press('ArrowDown')
		await expect(day(16).locator('a')).toBeFocused()
		await page.goBack()
		await expect(page).toHaveURL(new RegExp(`month=${quiet}$`))

		await page.goto('/en/booking?for=table')
		await hydrated(page)
		const [arrival, later] = [`${quiet}-02`, `${quiet}-05`]
		const [arrives, leaves] = [
			fieldOf(page, 'ArrivalDate', 'en'),
			fieldOf(page, 'DepartureDate', 'en'),
		]
		await arrives.focus()
		await arrives.fill(arrival)
		await expect(leaves).toHaveValue(arrival)
		await arrives.fill(later)
		await expect(leaves).toHaveValue(later)
		// With a bed the stay is at least a night, and a draft keeps what was ticked.
		await offerBox(page, 'cabin', 'en').check({ force: true })
		await expect(leaves).toHaveValue(addDays(later, 1))
		await offerBox(page, 'table', 'en').check({ force: true })
		await page
			.getByRole('combobox', {
				name: `${offerWords.en.table.name}: ${choiceWords.en.hour}`,
				exact: true,
			})
			.selectOption('12:00')
		await page.goto('/booking')
		await hydrated(page)
		await expect(offerBox(page, 'cabin', 'es')).toBeChecked()
		await expect(page.locator('[name=hour]')).toHaveValue('12:00')

		// From the calendar of what is ticked already, everything stays; from another's, its choice replaces this one.
		const [from, to] = [`${quiet}-10`, `${quiet}-12`]
		await fieldOf(page, 'Name', 'es').fill('Ana')
		await page.goto(`/booking?for=cabin&from=${from}&to=${to}`)
		await hydrated(page)
		await expect(offerBox(page, 'table', 'es')).toBeChecked()
		const replaced = page.getByText(choiceWords.es.replaced)
		await expect(replaced).toBeHidden()
		await page.goto(`/booking?for=glamping&from=${from}&to=${to}`)
		await hydrated(page)
		const ticked = page.locator('input[type=checkbox][name^=offer-]:checked')
		await expect(ticked).toHaveCount(1)
		await expect(ticked).toHaveAttribute('name', 'offer-glamping')
		await expect(fieldOf(page, 'ArrivalDate', 'es')).toHaveValue(from)
		await expect(fieldOf(page, 'Name', 'es')).toHaveValue('Ana')
		await expect(replaced).toBeVisible()
		// A reload keeps what was added on purpose.
		await offerBox(page, 'table', 'es').check({ force: true })
		await page.reload()
		await hydrated(page)
		await expect(ticked).toHaveCount(2)
		await expect(replaced).toBeHidden()
	},
)

test(
	'the focus follows a key to another month, and stays on a pressed arrow',
	sweep,
	async ({ page }) => {
		const [first, later] = [monthOf(dayInBogota(Date.now())), monthFor('nobody')]
		await page.goto(`/en/lodging?month=${first}`)
		await hydrated(page)
		const heading = page.locator('#month')
		const shown = await heading.textContent()
		const day = page.locator('#calendar td [tabindex="0"], #calendar td[tabindex="0"]')
		await day.focus()
		// There is no month before the first.
		await page.keyboard.press('PageUp')
		await expect(day).toBeFocused()
		const next = page.getByRole('link', { name: calendarWords.en.next })
		await next.focus()
		await page.keyboard.press('Enter')
		await expect(heading).not.toHaveText(String(shown))
		await expect(next).toBeFocused()

		// Nor does a key take back the focus if it has moved elsewhere before the month arrived.
		let answer = () => {}
		const held = new Promise<void>((resolve) => {
			answer = resolve
		})
		const after = addMonths(first, 2)
		await page.route(
			(url) => url.searchParams.get('month') === after,
			async (route) => {
				await held
				await route.continue()
			},
		)
		await day.focus()
		await page.keyboard.press('PageDown')
		const link = page.locator(`#calendar nav a[href*="month=${later}"]`)
		await link.focus()
		await page.keyboard.press('Enter')
		await expect(link).toHaveAttribute('aria-current', 'true')
		await expect(link).toBeFocused()
		answer()
	},
)

test('the flags lead to the month and the day that the calendar shows', sweep, async ({ page }) => {
	const quiet = monthFor('nobody')
	await page.goto(`/lodging?month=${quiet}`)
	await hydrated(page)
	const flag = page.locator('header a[hreflang=en]').first()
	const next = addMonths(quiet, 1)
	await page.getByRole('link', { name: calendarWords.es.next }).click()
	await expect(page).toHaveURL(new RegExp(`month=${next}`))
	await expect(flag).toHaveAttribute('href', `/en/lodging?month=${next}#calendar`)
	await page.locator('#calendar td:not(:empty)').nth(7).locator('a').click()
	await expect(flag).toHaveAttribute('href', `/en/lodging?month=${next}&from=${next}-08#calendar`)
	await page.getByRole('link', { name: calendarWords.es.again }).click()
	await page.goBack()
	await expect(flag).toHaveAttribute('href', `/en/lodging?month=${quiet}#calendar`)
	await flag.click()
	await expect(page).toHaveURL(`/en/lodging?month=${quiet}#calendar`)
})
