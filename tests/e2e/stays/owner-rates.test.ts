import { loadWords } from '#content/owner/load-words.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { holidayWords } from '#content/stays/holiday-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { seasonWords } from '#content/stays/season-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { addDays, type Day, dayInBogota, weekday } from '#domain/time/dates.ts'
import { longWeekendsOf, noHolidayChanges } from '#domain/time/holidays.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect, hydrated } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { boxOf, openLoaded, test } from './stay-desk-steps.ts'

test.use({ viewport: { width: 360, height: 740 } })
test('the owner sets rates with a season, and of two browsers the later is told', async ({
	page,
	request,
}) => {
	const { headers } = await signIn(page)
	// Another test of this worker may have left a season.
	await request.put('/api/rates', { headers, data: { seasons: [], rates: [] } })
	const words = deskRatesWords.es
	const cabin = offerWords.es.cabin.name
	const label = words.pesosOf
		.replace('{offer}', cabin)
		.replace('{unit}', priceWords.es.perUnit.night)
	await openLoaded(page, '/admin/calendar/rates')
	await page.getByLabel(words.preset).selectOption('end-of-year')
	await page.getByRole('button', { name: words.addButton, exact: true }).click()
	const season = page.getByRole('article', { name: seasonWords.es.presets['end-of-year'] })
	await expect(boxOf(page, words.name.en)).toHaveValue(seasonWords.en.presets['end-of-year'])
	await season.getByText(words.prices).click()
	await season.getByRole('textbox', { name: label }).fill('mucho')
	const rest = page.getByRole('region', { name: words.restOfYear })
	await rest.getByRole('textbox', { name: label }).fill('500.000')

	// Each error is at its field, in words.
	const save = page.getByRole('button', { name: words.save })
	await save.click()
	const summary = page.getByRole('alert')
	await expect(summary).toContainText(words.errors.ratePesos)
	await summary.getByRole('link').click()
	await expect(season.getByRole('textbox', { name: label })).toBeFocused()
	await page.keyboard.press('Control+a')
	await page.keyboard.type('900.000')
	await expect(summary).toHaveCount(0)

	// Four people, two nights at the end of the year, before anything is saved.
	const preview = page.getByRole('region', { name: words.preview.title })
	await expect(preview).toContainText(formatPesos(1_800_000, 'es'))
	await expect(preview).toContainText(seasonWords.es.presets['end-of-year'])

	// A reload loses nothing, and another browser saves first.
	await page.reload()
	await hydrated(page)
	await expect(page.getByText(words.restored)).toBeVisible()
	const other = { seasons: [], rates: [{ offer: 'cabin', season: null, pesos: 1 }] }
	expect((await request.put('/api/rates', { data: other, headers })).status()).toBe(200)
	await save.click()
	await expect(page.getByRole('alert')).toContainText(words.elsewhere)
	expect((await (await request.get('/api/rates', { headers })).json()).seasons).toEqual([])
	await page.getByRole('button', { name: words.saveMine }).click()
	await expect(page.getByText(words.saved)).toBeVisible()
	await expectFitsPhones(page, 'light', 'dark')

	// An own season with the same prices, moved above the first by keyboard; then removed with a way back.
	await page.getByLabel(words.like).selectOption('end-of-year')
	await page.getByRole('button', { name: words.addButton, exact: true }).click()
	const added = page.getByRole('article', { name: words.unnamed })
	await added.getByRole('textbox', { name: words.name.es }).fill('Feria')
	const feria = page.getByRole('article').nth(1)
	await expect(feria).toHaveAccessibleName('Feria')
	await feria.getByText(words.prices).click()
	await expect(feria.getByRole('textbox', { name: label })).toHaveValue('900000')
	const up = page.getByRole('button', { name: words.up.replace('{name}', 'Feria') })
	await up.focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('article').first()).toHaveAccessibleName('Feria')
	await expect(up).toBeFocused()
	await page.getByRole('button', { name: words.removeOf.replace('{name}', 'Feria') }).click()
	await expect(page.getByRole('article')).toHaveCount(1)
	await page.getByRole('button', { name: words.undo }).click()
	await expect(page.getByRole('article')).toHaveCount(2)

	// The page for visitors.
	const month = monthFor('rates')
	const nights = `from=${dayIn(month, 11)}&to=${dayIn(month, 13)}`
	const estimate = `/api/estimate?offer=cabin&${nights}&people=4`
	expect((await (await request.get(estimate)).json()).pesos).toBe(1_000_000)
	const visit = await request.get('/lodging')
	expect(await visit.text()).toContain(formatPesos(900_000, 'es'))
})

test(
	'the owner renews a feed, imports a calendar and chooses to thank guests',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		await request.put('/api/rates', { headers, data: { seasons: [], rates: [] } })
		await request.put('/api/calendars', { headers, data: { imports: [] } })
		const cabin = offerWords.es.cabin.name
		await openLoaded(page, '/admin/calendar/rates')
		await page.getByRole('link', { name: deskCalendarWords.es.parts.others }).click()
		const others = deskFeedsWords.es
		const address = boxOf(page, others.feeds.address.replace('{offer}', cabin))
		const before = await address.inputValue()
		const { pathname } = new URL(before)
		expect((await request.get(pathname)).status()).toBe(200)
		await page.getByRole('button', { name: others.feeds.renewOf.replace('{offer}', cabin) }).click()
		await page.getByRole('dialog').getByRole('button', { name: others.feeds.renew }).click()
		await expect(address).not.toHaveValue(before)
		expect((await request.get(pathname)).status()).toBe(404)
		await page.getByRole('textbox', { name: others.imports.url }).fill('https://127.0.0.1/a.ics')
		await page.getByRole('button', { name: others.imports.add, exact: true }).click()
		await expect(page.getByText(others.imports.wrongAddress)).toBeVisible()
		// Another browser has changed the list meanwhile: this one says so, and shows it.
		const feed = 'https://203.0.114.1/calendar.ics'
		const imports = [{ offer: 'camping', url: feed }]
		expect((await request.put('/api/calendars', { data: { imports }, headers })).status()).toBe(200)
		const typed = page.getByRole('textbox', { name: others.imports.url })
		await typed.fill(`${feed}?mine`)
		await page.getByRole('button', { name: others.imports.add, exact: true }).click()
		await expect(page.getByText(others.elsewhere)).toBeVisible()
		await expect(page.getByText(new URL(feed).host)).toHaveCount(1)
		await expect(typed).toHaveValue(`${feed}?mine`)
		await page.getByRole('button', { name: others.imports.add, exact: true }).click()
		await expect(page.getByText(new URL(feed).host)).toHaveCount(2)
		// The result of the first import appears by itself.
		await expect(page.getByText(others.imports.neverRead)).toHaveCount(0, { timeout: 60_000 })
		await expectFitsPhones(page, 'light', 'dark')
		// The setting of a letter is where letters are. If it cannot be read, nothing is said of calendars.
		const letters = deskLettersWords.es
		await page.route('**/api/stays/options', (route) => route.abort())
		await page.goto('/admin/site')
		await expect(page.getByText(letters.failed)).toBeVisible()
		await page.unroute('**/api/stays/options')
		await page.getByRole('button', { name: loadWords.es.tryAgain }).click()
		await page.getByRole('checkbox', { name: letters.thanks.label }).check()
		await expect
			.poll(
				async () =>
					(await (await request.get('/api/stays/options', { headers })).json()).thanksMail,
			)
			.toBe(true)
		await expectFitsPhones(page, 'light', 'dark')
	},
)

test(
	'prices that are no whole thousands fit into the calendar on a phone',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		for (const pesos of [1_200_002, 12_345_678]) {
			const rates = [{ offer: 'cabin', season: null, pesos }]
			await request.put('/api/rates', { headers, data: { seasons: [], rates } })
			await page.goto('/en/lodging')
			const price = formatNumber(Math.ceil(pesos / 100) / 10, 'en')
			await expect(page.getByText(price).first()).toBeVisible()
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
		}
	},
)

test(
	'one tap adds all long weekends of a year, and each of their nights has the price',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		await request.put('/api/rates', {
			headers,
			data: { seasons: [], rates: [{ offer: 'cabin', season: null, pesos: 500_000 }] },
		})
		const words = deskRatesWords.es
		const name = fill(seasonWords.es.presets['long-weekends'], { year: String(nextYear) })
		const label = fill(words.pesosOf, {
			offer: offerWords.es.cabin.name,
			unit: priceWords.es.perUnit.night,
		})
		await openLoaded(page, '/admin/calendar/rates')
		await page.getByRole('button', { name: `+ ${name}` }).click()
		const season = page.getByRole('article', { name })
		await season.getByText(words.prices).click()
		await season.getByRole('textbox', { name: label }).fill('700.000')
		await page.getByRole('button', { name: words.save }).click()
		await expect(page.getByText(words.saved)).toBeVisible()
		// Whatever its name becomes, the owner reads that the other nights between its ends are not in it.
		await season.getByRole('textbox', { name: words.name.es }).fill('Temporada alta')
		const renamed = page.getByRole('article', { name: 'Temporada alta' })
		await expect(renamed.getByText(words.onlyNights['long-weekends'])).toBeVisible()

		const today = dayInBogota(Date.now())
		const weekends = longWeekendsOf(nextYear, noHolidayChanges).filter(({ from }) => from >= today)
		expect(weekends.length).toBeGreaterThan(8)
		for (const { from, to } of weekends) {
			const until = addDays(to, 2)
			const estimate = `/api/estimate?offer=cabin&from=${from}&to=${until}&people=2`
			const { nights } = await (await request.get(estimate)).json()
			const pesos = nights.map((night: { pesos: number }) => night.pesos)
			expect(pesos, from).toEqual([700_000, 700_000, 700_000, 500_000])
		}
	},
)

test('undo puts back a season or a holiday alone, beside what was typed since', async ({
	page,
	request,
}) => {
	const { headers } = await signIn(page)
	const name = { es: 'Puentes', en: 'Long weekends' }
	const season = { id: 'p', name, nights: 'long-weekends', from: '01-01', to: '12-31' }
	const coffee = { day: `${nextYear}-09-06`, name: { es: 'Día del Café', en: 'Coffee Day' } }
	const holidays = { added: [coffee], struck: [] }
	const rates = [{ offer: 'cabin', season: null, pesos: 500_000 }]
	await request.put('/api/rates', { headers, data: { seasons: [season], rates, holidays } })
	const words = deskRatesWords.es
	await openLoaded(page, '/admin/calendar/rates')
	const price = page.locator('[name="rest.cabin.pesos"]')
	const undo = page.getByRole('button', { name: words.undo })
	const save = page.getByRole('button', { name: words.save })
	const typed = ['510000', '520000']
	for (const { es: removed } of [name, coffee.name]) {
		const [pesos = ''] = typed.splice(0, 1)
		const article = page.getByRole('article', { name: removed })
		await page.getByRole('button', { name: fill(words.removeOf, { name: removed }) }).click()
		await price.fill(pesos)
		await undo.click()
		await expect(article).toBeVisible()
		await expect(price).toHaveValue(pesos)

		// Also once the removal was saved: it is a change again, of what was saved last.
		await page.getByRole('button', { name: fill(words.removeOf, { name: removed }) }).click()
		await save.click()
		await expect(save).toBeDisabled()
		await undo.click()
		await expect(article).toBeVisible()
		await save.click()
		await expect(save).toBeDisabled()
		await expect(page.getByRole('alert')).toHaveCount(0)
	}
	const saved = await (await request.get('/api/rates', { headers })).json()
	expect(saved).toMatchObject({ seasons: [{ id: 'p' }], rates: [{ pesos: 520_000 }], holidays })
})

test('a holiday that the owner adds makes a long weekend, and one that is unticked makes none', async ({
	page,
	request,
}) => {
	const { headers } = await signIn(page)
	const name = { es: 'Puentes', en: 'Long weekends' }
	const season = { id: 'p', name, nights: 'long-weekends', from: '01-01', to: '12-31' }
	const rates = [
		{ offer: 'cabin', season: 'p', pesos: 700_000 },
		{ offer: 'cabin', season: null, pesos: 500_000 },
	]
	await request.put('/api/rates', { headers, data: { seasons: [season], rates } })
	const chiquinquira = longWeekendsOf(nextYear, noHolidayChanges).find(
		(it) => it.name === 'chiquinquira',
	)?.day as Day
	// September has no holiday.
	const first = `${nextYear}-09-06`
	const monday = addDays(first, (8 - weekday(first)) % 7)
	const nightBefore = async (day: Day) => {
		const nights = `from=${addDays(day, -1)}&to=${day}`
		const response = await request.get(`/api/estimate?offer=cabin&${nights}&people=2`)
		return (await response.json()).pesos
	}

	const words = deskRatesWords.es
	const { holidays, errors } = words
	await openLoaded(page, '/admin/calendar/rates')
	const section = page.getByRole('region', { name: holidays.title })
	await section.getByRole('button', { name: holidays.addButton }).click()
	await expect(section.getByLabel(holidays.day)).toBeFocused()
	await section.getByLabel(holidays.day).fill(monday)
	const save = page.getByRole('button', { name: words.save })
	await save.click()
	await expect(page.getByRole('alert')).toContainText(errors.holidayName)
	await section.getByRole('textbox', { name: words.name.es }).fill('Día del Café')
	await section.getByRole('textbox', { name: words.name.en }).fill('Coffee Day')
	await section.getByText(fill(holidays.yearly, { year: String(nextYear) })).click()
	await section.getByRole('checkbox', { name: holidayWords.es.chiquinquira }).uncheck()
	await save.click()
	await expect(page.getByText(words.saved)).toBeVisible()
	await expectFitsPhones(page, 'light', 'dark')
	expect(await nightBefore(monday)).toBe(700_000)
	expect(await nightBefore(chiquinquira)).toBe(500_000)

	await openLoaded(page, `/admin/calendar?month=${monday.slice(0, 7)}`)
	const cell = page.getByRole('button', { name: new RegExp(`^${Number(monday.slice(8))} `) })
	await expect(cell).toHaveAccessibleDescription(/festivo, Día del Café$/)
	await expectFitsPhones(page, 'light', 'dark')

	await openLoaded(page, '/admin/calendar/rates')
	const remove = fill(words.removeOf, { name: 'Día del Café' })
	await section.getByRole('button', { name: remove }).click()
	await section.getByText(fill(holidays.yearly, { year: String(nextYear) })).click()
	await section.getByRole('checkbox', { name: holidayWords.es.chiquinquira }).check()
	await save.click()
	await expect(page.getByText(words.saved)).toBeVisible()
	expect(await nightBefore(monday)).toBe(500_000)
	expect(await nightBefore(chiquinquira)).toBe(700_000)
	expect((await (await request.get('/api/rates', { headers })).json()).holidays).toBeUndefined()

	const today = { day: dayInBogota(Date.now()), name: { es: 'Hoy', en: 'Today' } }
	const withToday = { seasons: [], rates: [], holidays: { added: [today], struck: [] } }
	await request.put('/api/rates', { headers, data: withToday })
	await openLoaded(page, '/admin')
	await expect(page.getByText(/: festivo, /).first()).toBeVisible()
})
