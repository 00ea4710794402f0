import { expect, onTestFinished, test } from 'vitest'
import { packagesAndSales } from '#content/pages/packages-and-sales.ts'
import { calendarWords } from '#content/stays/calendar-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { addDays } from '#domain/time/dates.ts'
import { monthName } from '#domain/time/day-words.ts'
import { addMonths, monthOf, shownMonths } from '#domain/time/months.ts'
import {
	arrival,
	departure,
	month,
	siteForGuests,
	textOf,
	today,
} from '#tests/helpers/guest-pages.ts'
import { compressFully, compressQuickly } from '#tests/helpers/site/brotli.ts'
import { mostFilledPageBytes, mostPageBytes, pageBytes } from '#tests/helpers/site/page-bytes.ts'
import { sweep } from '#tests/helpers/steps.ts'

type Site = Awaited<ReturnType<typeof siteForGuests>>

test('the calendar says what is free and what is full, of each month, and names nobody', async () => {
	const { asOwner, page } = await siteForGuests()
	const monthName = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' })
	const name = monthName.format(Date.parse(`${month}-01`))

	const block = { offer: 'cabin', from: arrival, to: departure, units: 1, guest: 'Rosalba' }
	expect((await asOwner('POST', '/api/blocks', block)).statusCode).toBe(201)
	const html = await page(`/lodging?month=${month}`)
	const text = textOf(html)
	for (const [day, level] of [
		[11, 'libre'],
		[12, 'lleno'],
		[13, 'lleno'],
		[14, 'libre'],
	])
		expect(text).toContain(`${day} de ${name}, ${level}`)
	expect(html).not.toContain('Rosalba')
	expect(html).not.toContain(`from=${arrival}`)
	expect(html).toContain(`href="?from=${departure}#calendar"`)
	for (const other of shownMonths(today)) expect(html).toContain(`href="?month=${other}#calendar"`)
	expect(textOf(await page(`/en/lodging?month=${month}`))).toMatch(/12 \w+, full/)
})

test('without scripts an arrival leads to a departure, and both to the form', async () => {
	const { asOwner, page } = await siteForGuests()
	const full = addDays(departure, 2)
	await asOwner('POST', '/api/blocks', { offer: 'cabin', from: full, to: addDays(full, 1) })
	const html = (await page(`/en/lodging?from=${arrival}`)).replaceAll('&amp;', '&')
	expect(html).toContain(`/en/booking?for=cabin&from=${arrival}&to=${departure}"`)
	expect(html).toContain(`/en/booking?for=cabin&from=${arrival}&to=${full}"`)
	expect(html).not.toContain(`&to=${addDays(full, 1)}"`)

	const booking = await page(`/en/booking?for=cabin&from=${arrival}&to=${departure}`)
	const inputOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(booking)?.[0]
	expect(inputOf('offer-cabin')).toContain('checked')
	expect(inputOf('offer-table')).not.toContain('checked')
	expect(inputOf('ArrivalDate')).toContain(`value="${arrival}"`)
	expect(inputOf('DepartureDate')).toContain(`value="${departure}"`)
})

test('without scripts an arrival is kept on the way to another month', sweep, async () => {
	const { page } = await siteForGuests()
	const next = addMonths(month, 1)
	const html = (await page(`/en/lodging?from=${arrival}`)).replaceAll('&amp;', '&')
	for (const other of shownMonths(today))
		expect(html).toContain(`href="?month=${other}&from=${arrival}#calendar"`)
	const later = (await page(`/en/lodging?month=${next}&from=${arrival}`)).replaceAll('&amp;', '&')
	expect(later).toContain(`/en/booking?for=cabin&from=${arrival}&to=${next}-02"`)
	// The way to choose another arrival.
	expect(later).toContain(`href="?month=${next}#calendar"`)
})

test.each<[entered: string, enter: (site: Site) => Promise<unknown>]>([
	[
		'rate',
		({ asOwner }) =>
			asOwner('PUT', '/api/rates', {
				seasons: [],
				rates: [{ offer: 'cabin', season: null, pesos: 500_000 }],
			}),
	],
	[
		'block',
		({ asOwner }) =>
			asOwner('POST', '/api/blocks', { offer: 'cabin', from: arrival, to: addDays(arrival, 1) }),
	],
])('no night is called free until the owner has entered the first %s', async (_, enter) => {
	const site = await siteForGuests()
	const { ask, free } = calendarWords.en.levels
	const page = async () => textOf(await site.page(`/en/lodging?month=${month}`))
	const nightIs = (level: string) => new RegExp(`13 \\w+, ${level}`)
	const before = await page()
	expect(before).toMatch(nightIs(ask))
	expect(before).toContain(calendarWords.en.ask)
	expect(before).not.toMatch(new RegExp(`\\d \\w+, ${free}`))
	// A block of another offer does not concern this one.
	await site.asOwner('POST', '/api/blocks', { offer: 'glamping', from: arrival, to: departure })
	expect(await page()).toMatch(nightIs(ask))
	await enter(site)
	expect(await page()).toMatch(nightIs(free))
})

test('where nobody has said how many there are, the calendar promises nothing', async () => {
	const { page } = await siteForGuests()
	const text = textOf(await page(`/en/camping?month=${month}`))
	expect(text).toMatch(new RegExp(`12 \\w+, ${calendarWords.en.levels.ask}`))
	expect(text).toContain(calendarWords.en.ask)
	expect(text).not.toMatch(/12 \w+, free/)
})

test('an offer’s page has a price table once a price is set', async () => {
	const { asOwner, page } = await siteForGuests()
	expect(await page('/lodging')).not.toContain(priceWords.es.tableTitle)
	expect(await page('/lodging')).not.toContain('makesOffer')
	expect(await page('/lodging')).toContain('"priceRange":"Precios a solicitud"')
	expect(await page('/camping')).toContain('"minPrice":25000,"priceCurrency":"COP"')
	const name = { es: 'Diciembre', en: 'December' }
	const saved = await asOwner('PUT', '/api/rates', {
		seasons: [{ id: 'december', name, from: '12-15', to: '01-10', minNights: 2 }],
		rates: [
			{ offer: 'cabin', season: 'december', pesos: 800_000 },
			{ offer: 'cabin', season: null, pesos: 500_000 },
			{ offer: 'package-birthday', season: null, pesos: 90_000 },
		],
	})
	expect(saved.statusCode).toBe(200)
	const text = textOf(await page('/lodging'))
	expect(await page('/lodging')).toContain('"minPrice":500000,"priceCurrency":"COP"')
	expect(await page('/lodging')).not.toContain('priceRange')
	expect(text).toContain('Desde 500.000 pesos por noche')
	expect(text).toContain('Diciembre del 15 de diciembre al 10 de enero, cada año')
	expect(text).toContain('800.000 pesos mínimo 2 noches')
	expect(text).toContain(`${priceWords.es.restOfYear} `)
	expect(textOf(await page('/en/packages-and-sales'))).toContain('90,000 pesos per person')
	expect(await page('/en/restaurant')).not.toContain(priceWords.en.tableTitle)
})

test('a service card names the lowest price that an estimate may have, whatever the facts say', async () => {
	const { asOwner, page } = await siteForGuests()
	const cards = async () => [textOf(await page('/services')), textOf(await page('/'))]
	const changes = [{ path: 'offers.cabin.pesos', value: 400_000 }]
	expect((await asOwner('PATCH', '/api/content/facts', { changes })).statusCode).toBe(200)
	expect((await asOwner('POST', '/api/content/publish', {})).statusCode).toBe(200)
	for (const text of await cards()) {
		expect(text).toContain('400.000 pesos por noche')
		expect(text).toContain('25.000 pesos por persona, por noche')
		expect(text).not.toMatch(/Desde \d/)
	}
	const name = { es: 'Diciembre', en: 'December' }
	await asOwner('PUT', '/api/rates', {
		seasons: [{ id: 'december', name, from: '12-15', to: '01-10', surchargePercent: 20 }],
		rates: [
			{ offer: 'cabin', season: null, pesos: 500_000 },
			{ offer: 'horses', season: null, pesos: 90_000 },
		],
	})
	for (const text of await cards()) {
		expect(text).toContain('Desde 500.000 pesos por noche')
		expect(text).not.toContain('400.000 pesos')
		expect(text).toContain('Desde 25.000 pesos por persona, por noche')
		expect(text).toContain('Desde 90.000 pesos por persona')
	}
})

test('a season that is alone in the price table keeps its dates and its rules', async () => {
	const { asOwner, page } = await siteForGuests()
	const name = { es: 'Diciembre', en: 'December' }
	const saved = await asOwner('PUT', '/api/rates', {
		seasons: [{ id: 'december', name, from: '12-15', to: '01-10', minNights: 2 }],
		rates: [{ offer: 'cabin', season: 'december', pesos: 800_000 }],
	})
	expect(saved.statusCode).toBe(200)
	const text = textOf(await page('/lodging'))
	expect(text).toContain('Diciembre del 15 de diciembre al 10 de enero, cada año')
	expect(text).toContain('800.000 pesos mínimo 2 noches')
})

test('a calendar shows the price of each night that can be booked', async () => {
	const { asOwner, page } = await siteForGuests()
	const read = async (path: string) => textOf(await page(`${path}?month=${month}`))
	expect(await read('/en/lodging')).not.toContain(calendarWords.en.prices.night)
	const name = { es: 'Fines de semana', en: 'Weekends' }
	const saved = await asOwner('PUT', '/api/rates', {
		seasons: [{ id: 'weekends', name, from: '01-01', to: '12-31', nights: 'weekends' }],
		rates: [
			{ offer: 'cabin', season: 'weekends', pesos: 1_250_500 },
			{ offer: 'cabin', season: null, pesos: 500_002 },
		],
	})
	expect(saved.statusCode).toBe(200)
	const taken = `${month}-12`
	await asOwner('POST', '/api/blocks', { offer: 'cabin', from: taken, to: addDays(taken, 1) })
	const { levels, prices } = calendarWords.en
	const text = await read('/en/lodging')
	expect(text).toContain(prices.night)
	let whole = ''
	// At most one decimal, which is what a cell has room for; rounded up, so that no night costs more.
	for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) {
		const isWeekend = /Fri|Sat/.test(new Date(day).toUTCString())
		const said = day === taken ? levels.full : `${levels.free}, ${isWeekend ? '1,250.5' : '500.1'}`
		whole += `${Number(day.slice(-2))} ${monthName(month, 'en')}, ${said}`
	}
	expect(text).toContain(whole)
	expect(await read('/lodging')).toContain('1.250,5')
	const camping = await read('/camping')
	expect(camping).toContain(calendarWords.es.prices.person)
	expect(camping).toMatch(/12 de \w+, por confirmar, 2513 de/)
})

test('the button of each package opens the form with the package chosen', async () => {
	const { page } = await siteForGuests()
	const html = await page('/packages-and-sales')
	const { plans } = packagesAndSales.copy.es
	for (const [offer, { title, book, ask }] of [
		['package-own-style', plans.ownStyle],
		['package-birthday', plans.birthday],
		['package-friends', plans.friends],
	] as const) {
		const linkOf = (name: string) =>
			new RegExp(`<a(?=[^>]*aria-label="${name}: ${title}")[^>]*>`).exec(html)?.[0]
		expect(linkOf(book)).toContain(`href="/booking?for=${offer}"`)
		expect(linkOf(ask.label)).toContain('href="/contact-us"')
		const form = await page(`/booking?for=${offer}`)
		expect(new RegExp(`<input[^>]*name="offer-${offer}"[^>]*>`).exec(form)?.[0]).toContain(
			'checked',
		)
	}
})

const [, nextMonth = ''] = shownMonths(today)

for (const calendars of [[nextMonth], shownMonths(today).filter((it) => it !== nextMonth)])
	test(
		`every offer’s page keeps to 14 KB with a price table and ${calendars.length} calendars that are full at weekends`,
		sweep,
		async () => {
			compressFully()
			onTestFinished(compressQuickly)
			const { app, asOwner } = await siteForGuests()
			const seasons = [
				['new-year', 'Navidad y Año Nuevo', 'Christmas and New Year', '12-15', '01-15'],
				['easter', 'Semana Santa', 'Holy Week', '2027-03-20', '2027-03-28'],
				['middle', 'Vacaciones de mitad de año', 'Mid-year holidays', '06-15', '07-15'],
				['recess', 'Semana de receso', 'October break', '2027-10-09', '2027-10-17'],
				['low', 'Temporada baja', 'Low season', '02-01', '03-10'],
			].map(([id, es, en, from, to], index) => ({
				id,
				from,
				to,
				name: { es, en },
				minNights: index + 1,
			}))
			const rates = offerIds.flatMap((offer, place) =>
				[null, ...seasons.map(({ id }) => id)].map((season, index) => ({
					offer,
					season,
					pesos: 25_000 * (place + 3) + 13_700 * index,
				})),
			)
			expect((await asOwner('PUT', '/api/rates', { seasons, rates })).statusCode).toBe(200)
			const months = shownMonths(today)
			for (
				let day = `${months[0]}-01`;
				monthOf(day) <= (months.at(-1) ?? '');
				day = addDays(day, 7)
			)
				for (const offer of ['cabin', 'glamping', 'camping'])
					await asOwner('POST', '/api/blocks', { offer, from: day, to: addDays(day, 2) })

			const paths = [
				...['/lodging', '/cocora-nidos-del-condor', '/camping'].flatMap((path) =>
					calendars.map((shown) => `${path}?month=${shown}`),
				),
				...['/horseback-riding', '/restaurant', '/packages-and-sales'],
			]
			for (const path of paths.flatMap((it) => [it, `/en${it}`])) {
				const response = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
				expect(response.headers['content-encoding']).toBe('br')
				expect(pageBytes(response), path).toBeLessThanOrEqual(mostFilledPageBytes)
			}
			const lodging = textOf((await app.inject({ url: '/lodging' })).body)
			for (const text of [
				priceWords.es.tableTitle,
				'del 20 al 28 de marzo de 2027',
				calendarWords.es.levels.full,
			])
				expect(lodging).toContain(text)
		},
	)

const everyFourth = shownMonths(today).filter((_, index) => index % 4 === 0)
const otherMonths = shownMonths(today).filter((it) => !everyFourth.includes(it))

for (const months of [everyFourth, otherMonths])
	test(
		`pages with one of ${months.length} months or an offer keep to 13 KB of HTML, CSS and headers (brotli)`,
		sweep,
		async () => {
			compressFully()
			onTestFinished(compressQuickly)
			const { app } = await siteForGuests()
			const headers = { 'accept-encoding': 'br' }
			for (const url of [
				...months.flatMap((it) => [`/lodging?month=${it}`, `/camping?month=${it}`]),
				`/cocora-nidos-del-condor?month=${month}`,
				'/booking?for=cabin',
				'/en/booking?for=package-own-style',
			]) {
				const response = await app.inject({ url, headers })
				expect(response.statusCode).toBe(200)
				expect(pageBytes(response), url).toBeLessThanOrEqual(mostPageBytes)
			}
		},
	)
