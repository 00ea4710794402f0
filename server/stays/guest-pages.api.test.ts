import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { guestReviewWords } from '#content/reviews/page-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { calendarWords } from '#content/stays/calendar-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { addMonths, monthOf, shownMonths } from '#domain/stays/months.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { createSiteSecret } from '#server/limits/site-secret.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { isWholeSuite } from '#tests/helpers/whole-suite.ts'
import { createReviewInvitations } from './requests/review-invitations.ts'

const today = dayInBogota(Date.now())
const month = addMonths(monthOf(today), 2)
const [arrival, departure] = [`${month}-12`, `${month}-14`]
const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' }

async function site() {
	const database = await openDatabase({ dataDir: await newDataDir() })
	await migrate(database)
	await storeOwnerPassword(database)
	const app = await buildTestApp(database)
	app.addHook('onClose', () => database.close())
	const signIn = { name: 'admin', password: ownerPassword }
	const signedIn = await app.inject({ method: 'POST', url: '/api/auth', payload: signIn })
	const headers = { 'x-auth-token': signedIn.json().token }
	const asOwner = (method: 'POST' | 'PUT', url: string, payload: object) =>
		app.inject({ method, url, payload, headers })
	const post = (url: string, fields: object) =>
		app.inject({
			...{ method: 'POST', url, headers: form },
			payload: new URLSearchParams({ ...fields } as Record<string, string>).toString(),
		})
	const page = async (url: string) => (await app.inject({ url })).body
	return { app, database, asOwner, post, page }
}

const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
const fieldsOf = (changes: object) => {
	const { consent: _, ...fields } = aBooking({ ...changes, consent: 'on' })
	return { ...fields, consent: 'on', ArrivalDate: arrival, DepartureDate: departure, ...changes }
}

test('the calendar says what is free and what is full, of each month, and names nobody', async () => {
	const { asOwner, page } = await site()
	const monthName = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' })
	const name = monthName.format(Date.parse(`${month}-01`))
	expect(textOf(await page(`/lodging?month=${month}`))).toContain(`12 de ${name}, libre`)

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
	const { asOwner, page } = await site()
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

test('where nobody has said how many there are, the calendar promises nothing', async () => {
	const { page } = await site()
	const text = textOf(await page(`/en/camping?month=${month}`))
	expect(text).toMatch(new RegExp(`12 \\w+, ${calendarWords.en.levels.ask}`))
	expect(text).toContain(calendarWords.en.ask)
	expect(text).not.toMatch(/12 \w+, free/)
})

test('a price table stands on an offer’s page once a price is set', async () => {
	const { asOwner, page } = await site()
	expect(await page('/lodging')).not.toContain(priceWords.es.tableTitle)
	expect(await page('/lodging')).not.toContain('makesOffer')
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
	expect(text).toContain('Desde $500.000 pesos por noche')
	expect(text).toContain('Diciembre del 15 de diciembre al 10 de enero, cada año')
	expect(text).toContain('$800.000 pesos mínimo 2 noches')
	expect(text).toContain(`${priceWords.es.restOfYear} `)
	expect(textOf(await page('/en/packages-and-sales'))).toContain('90,000 pesos per person')
	expect(await page('/en/restaurant')).not.toContain(priceWords.en.tableTitle)
})

test('every offer’s page keeps its 14 KB with a price table and a calendar that is full at weekends', async () => {
	const { app, asOwner } = await site()
	const seasons = [
		['new-year', 'Navidad y Año Nuevo', 'Christmas and New Year', '12-15', '01-15'],
		['easter', 'Semana Santa', 'Holy Week', '2027-03-20', '2027-03-28'],
		['middle', 'Vacaciones de mitad de año', 'Mid-year holidays', '06-15', '07-15'],
	].map(([id, es, en, from, to], index) => ({
		...{ id, from, to, name: { es, en }, minNights: index + 1 },
	}))
	const rates = offerIds.flatMap((offer, place) =>
		[null, ...seasons.map(({ id }) => id)].map((season, index) => ({
			...{ offer, season, pesos: 25_000 * (place + 3) + 13_700 * index },
		})),
	)
	expect((await asOwner('PUT', '/api/rates', { seasons, rates })).statusCode).toBe(200)
	const months = shownMonths(today)
	for (let day = `${months[0]}-01`; monthOf(day) <= (months.at(-1) ?? ''); day = addDays(day, 7))
		for (const offer of ['cabin', 'glamping', 'camping'])
			await asOwner('POST', '/api/blocks', { offer, from: day, to: addDays(day, 2) })

	const paths = [
		...['/lodging', '/cocora-nidos-del-condor', '/camping'].flatMap((path) =>
			(isWholeSuite ? months : months.slice(0, 3)).map((shown) => `${path}?month=${shown}`),
		),
		...['/horseback-riding', '/restaurant', '/packages-and-sales'],
	]
	for (const path of paths.flatMap((it) => [it, `/en${it}`])) {
		const answer = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
		expect(answer.headers['content-encoding']).toBe('br')
		const bytes = answer.rawPayload.length
		expect(bytes, path).toBeLessThanOrEqual(14 * 1024)
	}
	const lodging = textOf((await app.inject({ url: '/lodging' })).body)
	for (const text of [
		priceWords.es.tableTitle,
		'del 20 al 28 de marzo de 2027',
		calendarWords.es.levels.full,
	])
		expect(lodging).toContain(text)
})

test('the link in the thanks opens the form, and the review carries its mark wherever it is shown', async () => {
	const { app, database, asOwner, post, page } = await site()
	const booking = aBooking({ ArrivalDate: today, DepartureDate: addDays(today, 1) })
	await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	const at = `/api/enquiries/${booking.bookingId}`
	expect((await asOwner('POST', `${at}/confirm`, {})).statusCode).toBe(200)
	const secret = createSiteSecret(database)
	const { linkFor } = createReviewInvitations({ secret, publicUrl: '', today: () => today })
	const link = await linkFor({ id: booking.bookingId, language: 'en' })
	const [, guest = ''] = link.split('=')
	expect(link).toBe(`/en/reviews?guest=${guest}`)

	const form = await page(link)
	expect(form).toContain(`<input type="hidden" name="guest" value="${guest}"/>`)
	expect(textOf(form)).toContain(guestReviewWords.en.note)
	for (const other of ['/en/reviews', '/en/reviews?guest=x'])
		expect(await page(other)).not.toContain(guestReviewWords.en.note)

	const review = { name: 'Ana', evaluation: '4', consent: 'on', guest }
	// Refused without its text, it keeps the key.
	const refused = await post('/en/reviews', { ...review, message: '' })
	expect(refused.statusCode).toBe(422)
	expect(refused.body).toContain(`name="guest" value="${guest}"`)
	const sent = await post('/en/reviews', { ...review, message: 'The fire, the trout, the mist.' })
	expect(sent.statusCode).toBe(303)
	for (const path of ['/en/reviews', '/en/who-are-we', '/en'])
		expect(textOf(await page(path))).toContain(reviewWords.en.guestLabel)
	expect(textOf(await page('/who-are-we'))).toContain(reviewWords.es.guestLabel)
})

test('without scripts the estimate is asked for, says what is full, and stores nothing', async () => {
	const { app, asOwner, post } = await site()
	const rates = [{ offer: 'cabin', season: null, pesos: 500_000 }]
	await asOwner('PUT', '/api/rates', { seasons: [], rates })
	await asOwner('POST', '/api/blocks', { offer: 'cabin', from: arrival, to: addDays(arrival, 1) })
	const fields = fieldsOf({ 'offer-cabin': '1', Name: 'Ana <Ñ>' })
	const answer = await post('/en/booking', { ...fields, estimate: '1' })
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['cache-control']).toBe('no-store')
	const text = textOf(answer.body)
	expect(text).toContain('2 nights, The rest of the year: 2 × 500,000 pesos')
	expect(text).toContain('1,000,000 pesos')
	expect(text).toContain(priceWords.en.estimate.notice)
	expect(text).toContain('Those dates are already full')
	expect(answer.body).toContain('value="Ana &lt;Ñ&gt;"')
	const stored = await app.inject({ url: `/api/bookings/${fields.bookingId}/calendar.ics` })
	expect(stored.statusCode).toBe(404)
})

test('a table posted without scripts has its hour, and ends on its day', async () => {
	const { app, post } = await site()
	const fields = fieldsOf({ 'offer-table': '1', hour: '13:00', DepartureDate: '' })
	const answer = await post('/booking', fields)
	expect(answer.statusCode).toBe(303)
	const location = String(answer.headers.location)
	const key = new URLSearchParams(location.split('?')[1]).get('key')
	const confirmation = await app.inject({ url: location })
	expect(confirmation.body).toContain(`/request/${key}"`)
	const request = (await app.inject({ url: `/api/requests/${key}` })).json()
	expect(request).toMatchObject({
		...{ from: arrival, to: arrival },
		items: [{ offer: 'table', units: 1, hour: '13:00' }],
	})
})

test('a guest’s own page: private, with the offer, acted on by real forms, deleted in the end', async () => {
	const { app, asOwner, post, page } = await site()
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay, language: 'en' })
	const stored = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	const { key, reference } = stored.json()
	const address = `/en/request/${key}`
	const { states, actions, errors } = requestWords.en

	const opened = await app.inject({ url: address })
	expect(opened.statusCode).toBe(200)
	expect(opened.headers).toMatchObject({
		'cache-control': 'no-store',
		'x-offline': 'keep',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	})
	expect(opened.body).toContain('<meta name="robots" content="noindex"/>')
	expect(textOf(opened.body)).toContain(`with the number ${reference}`)
	expect(opened.body).toContain(states.received.name)
	expect(textOf(opened.body)).not.toContain(actions.accept)
	expect(opened.body).toContain(`/api/requests/${key}/calendar.ics`)

	const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`
	for (const other of [wrong, booking.bookingId, reference]) {
		const refused = await app.inject({ url: `/request/${other}` })
		expect([refused.statusCode, refused.body.includes(booking.Name)]).toEqual([404, false])
	}

	const empty = await post(address, { action: 'message', text: ' ' })
	expect(empty.statusCode).toBe(422)
	expect(empty.body).toContain(errors.errText)
	const early = await post(address, { action: 'accept' })
	expect([early.statusCode, early.body.includes(errors['wrong-state'])]).toEqual([409, true])

	const offer = { pesos: 900_000, message: 'With breakfast', heldUntil: addDays(today, 3) }
	const offered = await asOwner('POST', `/api/enquiries/${booking.bookingId}/offer`, offer)
	expect(offered.statusCode).toBe(200)
	expect(textOf(await page(address))).toContain('900,000 pesos')
	const accepted = await post(address, { action: 'accept' })
	expect([accepted.statusCode, accepted.headers.location]).toEqual([303, address])
	expect(await page(address)).toContain(states.accepted.name)

	await asOwner('POST', `/api/enquiries/${booking.bookingId}/confirm`, {})
	expect(await page(address)).toContain(states.confirmed.name)
	expect((await post(address, { action: 'delete' })).statusCode).toBe(409)
	await post(address, { action: 'cancel', text: 'A storm' })
	expect(textOf(await page(address))).toContain('A storm')
	const deleted = await post(address, { action: 'delete' })
	expect([deleted.statusCode, deleted.headers.location]).toEqual([303, '/en/request/deleted'])
	expect(await page('/en/request/deleted')).toContain(requestWords.en.deleted)
	expect((await app.inject({ url: address })).statusCode).toBe(404)
	expect((await post(`/request/${randomUUID()}`, { action: 'cancel' })).statusCode).toBe(404)
})

test('pages with a month or an offer keep to 14 KB of HTML and CSS (brotli)', async () => {
	const { app } = await site()
	const headers = { 'accept-encoding': 'br' }
	for (const url of [
		...shownMonths(today)
			.filter((_, index) => isWholeSuite || index % 4 === 0)
			.flatMap((it) => [`/lodging?month=${it}`, `/camping?month=${it}`]),
		`/cocora-nidos-del-condor?month=${month}`,
		'/booking?for=cabin',
		'/en/booking?for=package-own-style',
	]) {
		const { statusCode, rawPayload } = await app.inject({ url, headers })
		expect(statusCode).toBe(200)
		expect(rawPayload.length, url).toBeLessThanOrEqual(14 * 1024)
	}
})
