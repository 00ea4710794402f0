import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formWords } from '#content/enquiries/form-words.ts'
import { guestReviewWords } from '#content/reviews/page-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { addDays } from '#domain/time/dates.ts'
import { hourlyLimits } from '#server/limits/hourly-limits.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import {
	arrival,
	departure,
	receiptForm,
	receiptFormType,
	siteForGuests,
	textOf,
	today,
} from '#tests/helpers/guest-pages.ts'
import { createReviewInvitations } from './requests/review-invitations.ts'

const size = { width: 300, height: 400, channels: 3 } as const

const fieldsOf = (changes: object) => {
	const { consent: _, ...fields } = aBooking({ ...changes, consent: 'on' })
	return { ...fields, consent: 'on', ArrivalDate: arrival, DepartureDate: departure, ...changes }
}

test('the link in the thanks opens the form, and the review carries its mark wherever it is shown', async () => {
	const { app, database, asOwner, post, page } = await siteForGuests()
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
	const { app, asOwner, post } = await siteForGuests()
	const rates = [{ offer: 'cabin', season: null, pesos: 500_000 }]
	await asOwner('PUT', '/api/rates', { seasons: [], rates })
	await asOwner('POST', '/api/blocks', { offer: 'cabin', from: arrival, to: addDays(arrival, 1) })
	const fields = fieldsOf({ 'offer-cabin': '1', Name: 'Ana <Ñ>' })
	const response = await post('/en/booking', { ...fields, estimate: '1' })
	expect(response.statusCode).toBe(200)
	expect(response.headers['cache-control']).toBe('no-store')
	const text = textOf(response.body)
	expect(text).toContain('2 nights: 2 × 500,000 pesos')
	expect(text).toContain('1,000,000 pesos')
	expect(text).toContain(priceWords.en.estimate.notice)
	expect(text).toContain('Cabin is already full')
	expect(response.body).toContain('value="Ana &lt;Ñ&gt;"')
	const stored = await app.inject({ url: `/api/bookings/${fields.bookingId}/calendar.ics` })
	expect(stored.statusCode).toBe(404)
})

test('an estimate of all time is refused in milliseconds, and every one that is asked for counts', async () => {
	const { app, database, asOwner, post } = await siteForGuests()
	const rates = [{ offer: 'cabin', season: null, pesos: 500_000 }]
	await asOwner('PUT', '/api/rates', { seasons: [], rates })
	const ask = (from: string, to: string) =>
		post('/en/booking', {
			...fieldsOf({ 'offer-cabin': '1', ArrivalDate: from, DepartureDate: to }),
			estimate: '1',
		})
	await ask(arrival, departure)
	for (const [from, to, status] of [
		['0001-01-01', '9999-12-31', 422],
		[arrival, '9999-12-31', 422],
		['9999-12-31', '9999-12-31', 422],
		['0001-01-01', '0001-01-02', 200],
		['9999-12-31', '', 200],
		[addDays(today, 1), addDays(today, 402), 422],
		[addDays(today, 1), addDays(today, 401), 200],
	] as const) {
		// The least of several tries: what else the machine does only adds. Unbounded, the first of them took 15 s.
		let least = Number.POSITIVE_INFINITY
		for (let tries = 0; tries < 5 && least > 50; tries++) {
			const before = process.cpuUsage()
			const response = await ask(from, to)
			const { user, system } = process.cpuUsage(before)
			least = Math.min(least, (user + system) / 1000)
			expect([from, to, response.statusCode]).toEqual([from, to, status])
			const error = formWords.en.errors.errTooFar
			if (to === '9999-12-31') expect(textOf(response.body)).toContain(error)
		}
		expect(least, `${from} to ${to}`).toBeLessThan(300)
	}
	// Refused ones count too: an hour has an end for all of them.
	const { count } = await database.query
		.selectFrom('rate_limits')
		.select((row) => row.fn.max('count').as('count'))
		.where('bucket', 'like', 'estimates%')
		.executeTakeFirstOrThrow()
	expect(Number(count)).toBeGreaterThanOrEqual(8)
	await database.query
		.updateTable('rate_limits')
		.set({ count: hourlyLimits.estimates.max })
		.where('bucket', 'like', 'estimates%')
		.execute()
	expect((await ask('0001-01-01', '9999-12-31')).statusCode).toBe(429)
	const full = await ask(arrival, departure)
	expect(full.statusCode).toBe(429)
	expect(textOf(full.body)).not.toContain('1,000,000 pesos')
	// A form that is not filled in yet is refused in words too.
	const bare = await post('/en/booking', { 'offer-cabin': '1', estimate: '1' })
	expect(bare.statusCode).toBe(429)
	expect(textOf(bare.body)).toContain(formWords.en.failures['too-many-requests'])
	await app.close()
})

test('who sleeps where and who rides are posted without scripts, and refused at their fields', async () => {
	const { asOwner, post } = await siteForGuests()
	const changes = [{ path: 'offers.horses.units', value: 3 }]
	await asOwner('PATCH', '/api/content/facts', { changes })
	await asOwner('POST', '/api/content/publish', {})
	const beds = { Quantity: '6', 'offer-cabin': '1', 'offer-camping': '1', 'offer-horses': '1' }
	const refusedAt = async (field: string, people: object) => {
		const { statusCode, body } = await post('/en/booking', fieldsOf({ ...beds, ...people }))
		expect([statusCode, field]).toEqual([422, field])
		const input = body.match(new RegExp(`<input[^>]* name="${field}"[^>]*>`))?.[0]
		expect(input).toContain(`aria-describedby="field-${field}-error"`)
		return textOf(body.match(new RegExp(`id="field-${field}-error".*?</p>`))?.[0] ?? '')
	}
	const { errors } = formWords.en
	expect(await refusedAt('people-horses', { 'people-horses': '4' })).toContain(errors.errUnitsMany)
	expect(await refusedAt('people-horses', { 'people-horses': '0' })).toContain(
		errors.errQuantityRange,
	)
	expect(await refusedAt('people-cabin', { 'people-cabin': '7' })).toContain(errors.errItemPeople)
	expect(await refusedAt('people-camping', { 'people-camping': '1.5' })).toContain(
		errors.errQuantityRange,
	)
	const fields = fieldsOf({ ...beds, 'people-camping': '2', 'people-horses': '3' })
	expect((await post('/booking', fields)).statusCode).toBe(303)
	const seen = (await asOwner('GET', `/api/enquiries/${fields.bookingId}/stay`)).json()
	const people = seen.asked.items.map((item: { offer: string; people: number }) => [
		item.offer,
		item.people,
	])
	expect(people).toEqual([
		['cabin', 4],
		['camping', 2],
		['horses', 3],
	])
})

test('a table posted without scripts has its hour, and ends on its day', async () => {
	const { app, post } = await siteForGuests()
	const fields = fieldsOf({ 'offer-table': '1', hour: '13:00', DepartureDate: '' })
	const response = await post('/booking', fields)
	expect(response.statusCode).toBe(303)
	const location = String(response.headers.location)
	const key = new URLSearchParams(location.split('?')[1]).get('key')
	const confirmation = await app.inject({ url: location })
	expect(confirmation.body).toContain(`/request/${key}"`)
	const request = (await app.inject({ url: `/api/requests/${key}` })).json()
	expect(request).toMatchObject({
		from: arrival,
		to: arrival,
		items: [{ offer: 'table', units: 1, hour: '13:00' }],
	})
})

test('a dinner and a ride posted without scripts have the day and the time of their own fields', async () => {
	const { app, post } = await siteForGuests()
	const page = (await app.inject({ url: '/booking' })).body
	const own = {
		'day-table': departure,
		hour: '13:00',
		'day-horses': arrival,
		'hour-horses': '09:00',
	}
	for (const name of Object.keys(own)) expect(page).toContain(`name="${name}"`)
	const ticked = { 'offer-cabin': '1', 'offer-table': '1', 'offer-horses': '1' }
	const response = await post('/booking', fieldsOf({ ...ticked, ...own }))
	expect(response.statusCode).toBe(303)
	const key = new URLSearchParams(String(response.headers.location).split('?')[1]).get('key')
	const request = (await app.inject({ url: `/api/requests/${key}` })).json()
	expect(request).toMatchObject({
		from: arrival,
		to: departure,
		items: [
			{ offer: 'cabin', day: null },
			{ offer: 'table', day: departure, hour: '13:00' },
			{ offer: 'horses', day: arrival, hour: '09:00' },
		],
	})
})

test('a guest’s own page: private, with the offer, acted on by real forms, deleted in the end', async () => {
	const { app, asOwner, post, page } = await siteForGuests()
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
	// A quote that the owner changed while the page was open is shown, and not accepted.
	expect(await page(address)).toContain('name="agreement" value="1"')
	const other = { ...offer, pesos: 950_000 }
	await asOwner('POST', `/api/enquiries/${booking.bookingId}/offer`, other)
	const unseen = await post(address, { action: 'accept', agreement: '1' })
	expect(unseen.statusCode).toBe(409)
	expect(textOf(unseen.body)).toContain(errors['quote-changed'])
	expect(textOf(unseen.body)).toContain('950,000 pesos')
	expect(unseen.body).toContain('name="agreement" value="2"')
	const accepted = await post(address, { action: 'accept', agreement: '2' })
	expect([accepted.statusCode, accepted.headers.location]).toEqual([
		303,
		`${address}?done=accept#done`,
	])
	expect(await page(`${address}?done=accept`)).toContain(requestWords.en.done.accept)
	expect(await page(address)).toContain(states.accepted.name)

	// Days and people are changed in fields; what stands is no change.
	const stands = { from: arrival, to: departure, people: '4', text: '' }
	const nothing = await post(address, { action: 'change', ...stands })
	expect([nothing.statusCode, textOf(nothing.body).includes(errors.errNothingWanted)]).toEqual([
		...[422, true],
	])
	const backwards = await post(address, { action: 'change', ...stands, to: addDays(arrival, -1) })
	expect(textOf(backwards.body)).toContain(errors.errWantedDays)
	const asked = await post(address, { action: 'change', ...stands, people: '5', text: 'Grandma' })
	expect(asked.headers.location).toBe(`${address}?done=change#done`)
	const seen = (await app.inject({ url: `/api/requests/${key}` })).json()
	expect(seen).toMatchObject({ state: 'accepted', isChangeAsked: true })
	expect(seen.history.at(-1)).toMatchObject({ action: 'change', text: 'People: 5\nGrandma' })
	await asOwner('POST', `/api/enquiries/${booking.bookingId}/confirm`, {})
	const confirmed = await page(address)
	expect(confirmed).toContain(states.confirmed.name)
	// First the way and the terms, then what could be changed.
	const terms = confirmed.indexOf(`<h2>${requestWords.en.before.title}</h2>`)
	expect([terms > 0, terms < confirmed.indexOf('name="action"')]).toEqual([true, true])
	expect((await post(address, { action: 'delete' })).statusCode).toBe(409)
	await post(address, { action: 'cancel', text: 'A storm' })
	const cancelled = await page(address)
	expect(textOf(cancelled)).toContain('A storm')
	expect(confirmed).toContain(`<h2>${requestWords.en.agreed}</h2>`)
	expect(cancelled).toContain(`<h2>${requestWords.en.earlier}</h2>`)
	expect(cancelled).not.toContain('calendar.ics')
	const deleted = await post(address, { action: 'delete' })
	// The key opens nothing any more; the browser takes it off its list.
	const gone = `/en/request/deleted#${address.split('/').at(-1)}`
	expect([deleted.statusCode, deleted.headers.location]).toEqual([303, gone])
	expect(await page('/en/request/deleted')).toContain(requestWords.en.deleted)
	expect((await app.inject({ url: address })).statusCode).toBe(404)
	expect((await post(`/request/${randomUUID()}`, { action: 'cancel' })).statusCode).toBe(404)
})

test('a quote whose day is past does not ask to be accepted', async () => {
	const { app, database, asOwner, post, page } = await siteForGuests()
	const response = await post('/en/booking', fieldsOf({ 'offer-cabin': '1' }))
	const key = new URLSearchParams(String(response.headers.location).split('?')[1]).get('key')
	const { id } = await database.query.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
	await asOwner('POST', `/api/enquiries/${id}/offer`, { pesos: 1, message: '', heldUntil: today })
	const words = requestWords.en
	const waiting = textOf(await page(`/en/request/${key}`))
	expect(waiting).toContain(words.states.offered.text)
	await database.query
		.updateTable('agreements')
		.set({ held_until: addDays(today, -1) })
		.execute()
	const over = textOf(await page(`/en/request/${key}`))
	expect(over).toContain(words.offeredBefore)
	expect(over).not.toContain(words.states.offered.text)
	await app.close()
})

test('a receipt that cannot be stored is told on the page, where everything else still works', async () => {
	const { app, database, asOwner, post } = await siteForGuests()
	const booking = aBooking({
		items: [{ offer: 'cabin' }],
		ArrivalDate: arrival,
		DepartureDate: departure,
	})
	const { key } = (
		await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	).json()
	const deposit = { pesos: 100_000, until: addDays(today, 3) }
	const offered = { pesos: 900_000, heldUntil: addDays(today, 3), deposit }
	await asOwner('POST', `/api/enquiries/${booking.bookingId}/offer`, offered)
	const { query } = database
	await sql`alter table deposits rename column receipt to receipt_away`.execute(query)
	const sent = await app.inject({
		...{ method: 'POST', url: `/api/requests/${key}/receipt?language=es` },
		headers: { 'content-type': receiptFormType },
		payload: receiptForm(
			await sharp({ create: { ...size, background: '#cba' } })
				.jpeg()
				.toBuffer(),
		),
	})
	const back = await app.inject({ url: String(sent.headers.location).split('#')[0] ?? '' })
	const text = textOf(back.body)
	expect([sent.statusCode, back.statusCode]).toEqual([303, 200])
	expect(text).toContain(requestWords.es.errors.unavailable)
	expect(text).toContain(requestWords.es.deposit.send)
	const accepted = await post(`/request/${key}`, { action: 'accept', agreement: '1' })
	expect([accepted.statusCode, accepted.headers.location]).toEqual([
		...[303, `/request/${key}?done=accept#done`],
	])
})
