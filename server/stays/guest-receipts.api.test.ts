import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { requestWords } from '#content/stays/request-words.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays } from '#domain/time/dates.ts'
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
import { testSampled } from '#tests/helpers/test-sampled.ts'

const size = { width: 300, height: 400, channels: 3 } as const

test('a receipt that cannot be stored is reported on the page, where everything else still works', async () => {
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
		method: 'POST',
		url: `/api/requests/${key}/receipt?language=es`,
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

test('before deleting, a guest reads what is still to be returned and how to ask for it', async () => {
	const { app, asOwner, post, page } = await siteForGuests()
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
	const stored = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	const { key, reference } = stored.json()
	const at = `/api/enquiries/${booking.bookingId}`
	const deposit = { pesos: 100_000, until: addDays(today, 3) }
	await asOwner('POST', `${at}/offer`, { pesos: 900_000, deposit })
	const owed = fill(requestWords.es.deleteOwed, { price: formatPesos(100_000, 'es'), reference })
	const read = async () => textOf(await page(`/request/${key}`))
	expect(await read()).not.toContain(owed)
	await asOwner('POST', `${at}/deposit`, { receivedPesos: 100_000 })
	expect(await read(), 'open and paid').toContain(owed)
	await asOwner('POST', `${at}/confirm`)
	expect(await read(), 'cannot be deleted').not.toContain(owed)
	await post(`/request/${key}`, { action: 'cancel' })
	expect(await read(), 'cancelled').toContain(owed)
})

test.each(['es', 'en'] as const)(
	'where the owner has not written how to pay the deposit, its section leads to WhatsApp (%s)',
	async (language) => {
		const { app, asOwner, page } = await siteForGuests()
		const stay = { ArrivalDate: arrival, DepartureDate: departure }
		const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay, language })
		const stored = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		const { key, reference } = stored.json()
		const at = `/api/enquiries/${booking.bookingId}`
		const deposit = { pesos: 100_000, until: addDays(today, 3) }
		await asOwner('POST', `${at}/offer`, { pesos: 900_000, deposit })
		const { ask, link, question } = requestWords[language].deposit.howToPay
		const asked = encodeURIComponent(fill(question.split('. ')[1] ?? '', { reference }))
		const isLedOn = async () => {
			const shown = await page(localizePath(`/request/${key}`, language))
			const section = shown.slice(shown.indexOf('id="deposit"')).split('</section>')[0] ?? ''
			return [ask, link].map((it) => textOf(section).includes(it)).concat(section.includes(asked))
		}
		expect(await isLedOn(), 'quoted').toEqual([true, true, true])
		expect((await asOwner('POST', `${at}/confirm`)).statusCode).toBe(200)
		expect(await isLedOn(), 'confirmed').toEqual([true, true, true])
		await asOwner('PUT', '/api/stays/options', { howToPay: { es: 'Nequi 300', en: '' } })
		expect(await isLedOn(), 'written').toEqual([false, false, false])
		await app.close()
	},
)

test('the page of a quote whose day is past neither asks for its deposit nor takes a receipt', async () => {
	const { app, database, asOwner, page } = await siteForGuests()
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
	const stored = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	const howToPay = { es: 'Nequi 300 000 0001', en: '' }
	await asOwner('PUT', '/api/stays/options', { howToPay })
	const deposit = { pesos: 100_000, until: addDays(today, 3), releases: true }
	const offered = { pesos: 900_000, heldUntil: today, deposit }
	await asOwner('POST', `/api/enquiries/${booking.bookingId}/offer`, offered)
	const { title, releases, accepts, send } = requestWords.es.deposit
	const said = async () => {
		const text = textOf(await page(`/request/${stored.json().key}`))
		return [title, releases, howToPay.es, accepts, send].filter((it) => text.includes(it))
	}
	expect(await said()).toEqual([title, releases, howToPay.es, accepts, send])
	const yesterday = addDays(today, -1)
	await database.query.updateTable('agreements').set({ held_until: yesterday }).execute()
	expect(await said()).toEqual([])
	await app.close()
})

testSampled([
	['wrong-state', 'es'],
	['wrong-state', 'en'],
	['hold-passed', 'es'],
] as const)(
	'a receipt that comes too late (%s, %s) is said not to have come, and why',
	async (code, language) => {
		const { app, database, asOwner } = await siteForGuests()
		const stay = { ArrivalDate: arrival, DepartureDate: departure }
		const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
		const stored = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		const { key } = stored.json()
		const at = `/api/enquiries/${booking.bookingId}`
		const deposit = { pesos: 100_000, until: addDays(today, 3) }
		await asOwner('POST', `${at}/offer`, { pesos: 900_000, heldUntil: today, deposit })
		const yesterday = addDays(today, -1)
		if (code === 'wrong-state') await asOwner('POST', `${at}/cancel`)
		else await database.query.updateTable('agreements').set({ held_until: yesterday }).execute()
		const sent = await app.inject({
			method: 'POST',
			url: `/api/requests/${key}/receipt?language=${language}`,
			headers: { 'content-type': receiptFormType },
			payload: receiptForm(Buffer.from('%PDF-1.7')),
		})
		const [url, fragment] = String(sent.headers.location).split('#')
		const { body } = await app.inject({ url: String(url) })
		const { errors, deposit: words } = requestWords[language]
		expect(textOf(body)).toContain(fill(words.notTaken, { reason: errors[code] }))
		expect(body).toContain(`id="${fragment}"`)
		expect(textOf(body)).not.toContain(words.send)
		await app.close()
	},
)

test.each(['es', 'en'] as const)(
	'a guest still reads that the receipt arrived when no deposit is asked for any more (%s)',
	async (locale) => {
		const { app, asOwner, page } = await siteForGuests()
		const stay = { ArrivalDate: arrival, DepartureDate: departure }
		const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
		const stored = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		const { key } = stored.json()
		const at = `/api/enquiries/${booking.bookingId}`
		const deposit = { pesos: 100_000, until: addDays(today, 3) }
		await asOwner('POST', `${at}/offer`, { pesos: 900_000, deposit })
		await app.inject({
			method: 'POST',
			url: `/api/requests/${key}/receipt`,
			headers: { 'content-type': 'image/png' },
			payload: await sharp({ create: { ...size, background: '#cba' } })
				.png()
				.toBuffer(),
		})
		await asOwner('POST', `${at}/confirm`, { deposit: null })
		const { payments, notSeen, send } = requestWords[locale].deposit
		const text = textOf(await page(`${locale === 'en' ? '/en' : ''}/request/${key}`))
		expect(text).toContain(payments)
		expect(text).toContain(notSeen)
		expect(text).not.toContain(send)
	},
)
