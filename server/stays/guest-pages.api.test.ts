import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { letterWords } from '#content/stays/letter-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import type { Database } from '#db/connect.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import {
	arrival,
	bookCabin,
	departure,
	fieldsOf,
	siteForGuests,
	textOf,
	today,
} from '#tests/helpers/guest-pages.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

test('a guest’s own page: private, with the quote, acted on by real forms, deleted in the end', async () => {
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

	// Days and people are changed in fields; unchanged fields ask for nothing.
	const stands = { from: arrival, to: departure, people: '4', text: '' }
	const nothing = await post(address, { action: 'change', ...stands })
	expect([nothing.statusCode, textOf(nothing.body).includes(errors.errNothingWanted)]).toEqual([
		...[422, true],
	])
	const backwards = await post(address, { action: 'change', ...stands, to: addDays(arrival, -1) })
	expect(textOf(backwards.body)).toContain(errors.errWantedDays)
	for (const people of ['4.5', '199.99', '1e-3', 'cuatro', 'Infinity']) {
		const odd = await post(address, { action: 'change', ...stands, people })
		expect([people, odd.statusCode, textOf(odd.body).includes(errors.errWantedPeople)]).toEqual([
			...[people, 422, true],
		])
	}
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
	expect(cancelled).toContain(`<h2>${requestWords.en.earlier.confirmation}</h2>`)
	expect(cancelled).not.toContain('calendar.ics')
	// The key opens nothing any more; the browser takes it off its list, also after a second press.
	const gone = `/en/request/deleted#${address.split('/').at(-1)}`
	for (const _press of [1, 2]) {
		const deleted = await post(address, { action: 'delete' })
		expect([deleted.statusCode, deleted.headers.location]).toEqual([303, gone])
	}
	expect(await page('/en/request/deleted')).toContain(requestWords.en.deleted)
	expect((await app.inject({ url: address })).statusCode).toBe(404)
	expect((await post(`/request/${randomUUID()}`, { action: 'cancel' })).statusCode).toBe(404)
})

test('a guest who has slept here is not offered to cancel, and may delete the data afterwards', async () => {
	const { app, database, asOwner, page } = await siteForGuests()
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay, language: 'en' })
	const stored = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	await asOwner('POST', `/api/enquiries/${booking.bookingId}/confirm`, {})
	const words = requestWords.en
	const pageAt = async (from: number, to: number) => {
		const days = { from_day: addDays(today, from), to_day: addDays(today, to) }
		await database.query.updateTable('agreements').set(days).execute()
		const html = await page(`/en/request/${stored.json().key}`)
		const text = textOf(html)
		const offered = ['cancel', 'delete'].filter((it) =>
			html.includes(`name="action" value="${it}"`),
		)
		const said = [words.before.cancel, words.before.leave, words.cancelFirst, words.deleteLater]
		return [...offered, ...said.filter((it) => text.includes(it))]
	}
	expect(await pageAt(0, 1)).toEqual(['cancel', words.before.cancel, words.cancelFirst])
	for (const to of [0, 1])
		expect(await pageAt(-1, to)).toEqual([words.before.leave, words.deleteLater])
	expect(await pageAt(-2, -1)).toContain('delete')
	await app.close()
})

testSampled(['es', 'en'] as const)(
	'a request that got no quote before its days were past says so, until the guest proposes others (%s)',
	async (language) => {
		const { app, database, asOwner, post, page } = await siteForGuests()
		const stay = { ArrivalDate: arrival, DepartureDate: departure }
		const payload = aBooking({ items: [{ offer: 'cabin' }], ...stay, language })
		const { key } = (await app.inject({ method: 'POST', url: '/api/bookings', payload })).json()
		const address = `${language === 'en' ? '/en' : ''}/request/${key}`
		const { states, unquotedOver, proposeDays } = requestWords[language]
		expect(textOf(await page(address))).toContain(states.received.text)
		await database.query
			.updateTable('enquiries')
			.set({ arrival_date: addDays(today, -3), departure_date: addDays(today, -1) })
			.execute()
		const over = textOf(await page(address))
		for (const told of [unquotedOver.name, unquotedOver.text, proposeDays])
			expect(over).toContain(told)
		expect(over).not.toContain(states.received.text)
		const seen = await asOwner('GET', `/api/enquiries/${payload.bookingId}/stay`)
		expect(seen.json()).toMatchObject({ state: 'received', isStayOver: true })
		await post(address, { action: 'change', from: arrival, to: departure, people: '2' })
		expect(textOf(await page(address))).not.toContain(unquotedOver.text)
	},
)

test('a quote whose day is past, or whose stay is, does not ask to be accepted', async () => {
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
	expect(over).toContain(words.states.expired.name)
	expect(over).toContain(words.states.expired.text)
	expect(over).not.toContain(words.states.offered.text)
	expect(over).toContain(words.askAgain)
	// Accepted or not, nobody asks whether days that are past are still possible.
	const past = { from_day: addDays(today, -3), to_day: addDays(today, -1) }
	const agreed = await database.query.selectFrom('agreements').selectAll().executeTakeFirstOrThrow()
	const terms = agreed.terms
		.replaceAll(agreed.from_day, past.from_day)
		.replaceAll(agreed.to_day, past.to_day)
	await database.query
		.updateTable('agreements')
		.set({ ...past, terms })
		.execute()
	for (const state of ['offered', 'accepted'] as const) {
		await database.query
			.updateTable('stay_requests')
			.set({ ...past, state })
			.execute()
		const stayOver = textOf(await page(`/en/request/${key}`))
		expect(stayOver).toContain(words.stayOver.name)
		expect(stayOver).toContain(words.proposeDays)
		for (const gone of [words.askAgain, words.states[state].text])
			expect(stayOver).not.toContain(gone)
	}
	await app.close()
})

/** Moves the only agreement to days that the owner could not choose any more. */
async function moveStay(database: Database, days: { from_day: Day; to_day: Day }) {
	const agreed = await database.query.selectFrom('agreements').selectAll().executeTakeFirstOrThrow()
	const terms = agreed.terms
		.replaceAll(agreed.from_day, days.from_day)
		.replaceAll(agreed.to_day, days.to_day)
	await database.query
		.updateTable('agreements')
		.set({ ...days, terms })
		.execute()
	await database.query.updateTable('stay_requests').set(days).execute()
}

test('a guest in the house is welcomed, one who has left is thanked, and neither reads what to do before coming', async () => {
	const { app, database, asOwner, page } = await siteForGuests()
	const { key, at } = await bookCabin({ app })
	await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })
	for (const [to_day, isOver] of [
		[today, false],
		[addDays(today, -1), true],
	] as const) {
		await moveStay(database, { from_day: addDays(today, -3), to_day })
		for (const locale of locales) {
			const { states, here, visited, before, balance } = {
				...requestWords[locale],
				balance: formatPesos(900_000, locale),
			}
			const shown = textOf(await page(localizePath(`/request/${key}`, locale)))
			expect([locale, shown.includes(visited.name), shown.includes(visited.text)]).toEqual([
				...[locale, isOver, isOver],
			])
			for (const said of [here.name, here.text, before.during, before.leave])
				expect([said, shown.includes(said)]).toEqual([said, !isOver])
			for (const gone of [states.confirmed.text, before.title, before.arrive, before.cancel])
				expect(shown).not.toContain(gone)
			expect(shown, 'how to pay what is left').toContain(fill(before.pay.ask, { price: balance }))
		}
	}
	await app.close()
})

test('a guest whose stay is over is asked for what is open, and for no deposit', async () => {
	const { app, database, asOwner, page } = await siteForGuests()
	const { key, at } = await bookCabin({ app })
	const howToPay = 'Nequi 300 000 0001'
	await asOwner('PUT', '/api/stays/options', { howToPay: { es: howToPay, en: howToPay } })
	const deposit = { pesos: 200_000, until: addDays(arrival, -3) }
	await asOwner('POST', `${at}/confirm`, { pesos: 900_000, deposit })
	await asOwner('POST', `${at}/deposit`, { receivedPesos: 50_000 })
	await moveStay(database, { from_day: addDays(today, -3), to_day: addDays(today, -1) })
	for (const locale of locales) {
		const { deposit: words, before } = requestWords[locale]
		const price = (pesos: number) => ({ price: formatPesos(pesos, locale) })
		const html = await page(localizePath(`/request/${key}`, locale))
		const shown = textOf(html)
		expect(shown).toContain(`${fill(before.pay.how, price(850_000))}${howToPay}`)
		expect(shown).toContain(fill(words.received, price(50_000)))
		expect(shown).not.toContain(fill(words.missing, price(150_000)))
		const [asked] = fill(words.asked, price(200_000)).split('{')
		expect(shown).not.toContain(`${words.title}${asked}`)
		expect(shown.split(howToPay)).toHaveLength(2)
		expect(html).not.toContain('/receipt')
	}
	await app.close()
})

test('a confirmed guest reads the way, what to bring, the hours and what becomes of money already paid', async () => {
	const { app, asOwner, page } = await siteForGuests()
	const { key, at } = await bookCabin({ app })
	await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })
	for (const locale of locales) {
		const { before } = requestWords[locale]
		const hours = fill(before.checkIn, factsInWords(facts, locale))
		const shown = await page(localizePath(`/request/${key}`, locale))
		expect(shown).toContain(`<a href="${localizePath('/arrive', locale)}">${before.arrive}</a>`)
		expect(textOf(shown)).toContain(hours)
		expect(textOf(shown)).toContain(before.cancel)
		expect(textOf(shown)).not.toContain(before.cancelPaid)
	}
	await asOwner('POST', `${at}/deposit`, { receivedPesos: 100_000 })
	for (const locale of locales)
		expect(textOf(await page(localizePath(`/request/${key}`, locale)))).toContain(
			requestWords[locale].before.cancelPaid,
		)
})

type Terms = { pesos?: number; receivedPesos?: number; deposit?: object }

testSampled([
	['nothing paid, and the owner says how', { pesos: 900_000 }, 'Nequi 300 000 0001', 'how'],
	['nothing paid, and nobody says how', { pesos: 900_000 }, '', 'ask'],
	['a price that is to be agreed', {}, 'Nequi 300 000 0001', 'askPrice'],
	['everything paid', { pesos: 900_000, receivedPesos: 900_000 }, '', 'paid'],
	[
		'a deposit that is open, whose section says how',
		{ pesos: 900_000, deposit: { pesos: 100_000, until: addDays(today, 3) } },
		'Nequi 300 000 0001',
		'asAbove',
	],
] as const)(
	'a confirmed booking says what is left to pay and how: %s',
	async (_, terms, es, words) => {
		const { app, asOwner, page } = await siteForGuests()
		const { receivedPesos, deposit, ...confirmed }: Terms = terms
		await asOwner('PUT', '/api/stays/options', { howToPay: { es, en: '' } })
		const stay = { ArrivalDate: arrival, DepartureDate: departure }
		const booking = aBooking({ items: [{ offer: 'table', hour: '13:00' }], ...stay })
		const { key } = (
			await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		).json()
		const at = `/api/enquiries/${booking.bookingId}`
		if (deposit) await asOwner('POST', `${at}/offer`, { ...confirmed, message: '', deposit })
		expect((await asOwner('POST', `${at}/confirm`, confirmed)).statusCode).toBe(200)
		if (receivedPesos)
			expect((await asOwner('POST', `${at}/deposit`, { receivedPesos })).statusCode).toBe(200)
		const shown = await page(`/request/${key}`)
		const { pay } = requestWords.es.before
		expect(textOf(shown)).toContain(fill(pay[words], { price: '900.000 pesos' }))
		const isTold = words === 'how' || words === 'asAbove'
		expect(textOf(shown).split('Nequi')).toHaveLength(isTold ? 2 : 1)
		// A guest who is not told how to pay can ask at once, with the reference in the message.
		const isAsked = words === 'ask' || words === 'askPrice'
		expect(textOf(shown).includes(pay.link)).toBe(isAsked)
		const { reference } = (await app.inject({ url: `/api/requests/${key}` })).json()
		expect(shown.includes(encodeURIComponent(`mi reserva ${reference}?`))).toBe(isAsked)
	},
)

test('a quote without a deposit says that nothing is paid to accept it', async () => {
	const { app, asOwner, page } = await siteForGuests()
	for (const deposit of [undefined, { pesos: 100_000, until: addDays(today, 3) }]) {
		const stay = { ArrivalDate: arrival, DepartureDate: departure }
		const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
		const { key } = (
			await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		).json()
		const offer = { pesos: 900_000, message: '', ...(deposit && { deposit }) }
		await asOwner('POST', `/api/enquiries/${booking.bookingId}/offer`, offer)
		const text = textOf(await page(`/request/${key}`))
		expect(text.includes(requestWords.es.noDeposit)).toBe(!deposit)
	}
})

test('the page and the text for WhatsApp say what changed in a confirmed booking', async () => {
	const { app, asOwner, post, page } = await siteForGuests()
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
	const { key } = (
		await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	).json()
	const at = `/api/enquiries/${booking.bookingId}`
	const told = 'Esto cambió: las fechas y el precio.'
	const isTold = async () => textOf(await page(`/request/${key}`)).includes(told)
	const first = (await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })).json()
	expect([await isTold(), first.whatsapp.includes('cambi')]).toEqual([false, false])
	const longer = { to: addDays(departure, 1), pesos: 1_700_000 }
	const second = (await asOwner('POST', `${at}/confirm`, longer)).json()
	expect(second.whatsapp).toContain(told)
	const [greeting] = letterWords.es.whatsapp.confirmed.split('{reference}').slice(1)
	expect(second.whatsapp).not.toContain(greeting?.replace('{link}', '').trim())
	// Above what is agreed.
	const shown = textOf(await page(`/request/${key}`))
	expect(shown.indexOf(told)).toBeGreaterThan(0)
	expect(shown.indexOf(told)).toBeLessThan(shown.indexOf(requestWords.es.agreed))
	expect(textOf(await page(`/en/request/${key}`))).toContain('What has changed: the dates and')
	// Old news, once the guest has done something about it.
	await post(`/request/${key}`, { action: 'message', text: 'Gracias' })
	expect(await isTold()).toBe(false)
})
