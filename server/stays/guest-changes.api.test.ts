import { expect, test } from 'vitest'
import { requestWords } from '#content/stays/request-words.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { addDays, formatDay } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { arrival, departure, siteForGuests, textOf, today } from '#tests/helpers/guest-pages.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

test('a requested change is shown as long as it waits for a reply', async () => {
	const { app, asOwner, post, page } = await siteForGuests()
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
	const { key } = (
		await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	).json()
	const at = `/api/enquiries/${booking.bookingId}`
	// A quote may still be accepted, and the page says what becomes of the change then.
	await asOwner('POST', `${at}/offer`, { pesos: 900_000, message: '' })
	const isQuoteTold = async () =>
		textOf(await page(`/request/${key}`)).includes(requestWords.es.quoteStays)
	expect(await isQuoteTold()).toBe(false)
	await post(`/request/${key}`, { action: 'change', people: '6' })
	expect(await isQuoteTold()).toBe(true)
	await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })
	expect(await isQuoteTold()).toBe(false)
	const isTold = async () =>
		textOf(await page(`/request/${key}`)).includes(requestWords.es.changeWaits)
	expect(await isTold()).toBe(false)
	await post(`/request/${key}`, { action: 'change', people: '5' })
	expect(await isTold()).toBe(true)
	await asOwner('POST', `${at}/confirm`, { pesos: 950_000 })
	expect(await isTold()).toBe(false)
})

testSampled(locales)(
	'while a change waits, the page promises no more than holds: the quote until its day, then nothing (%s)',
	async (locale) => {
		const { app, database, asOwner, post, page } = await siteForGuests()
		const stay = { ArrivalDate: arrival, DepartureDate: departure }
		const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay, language: locale })
		const { key } = (
			await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		).json()
		const at = `/api/enquiries/${booking.bookingId}`
		const address = localizePath(`/request/${key}`, locale)
		const words = requestWords[locale]
		const untilItsDay = fill(words.quoteStaysUntil, { day: formatDay(today, locale) })
		const promises = [untilItsDay, words.quoteStays, words.changeMeanwhile.stays]
		/** The promises, on the page after sending and when it is opened later. */
		const promised = async () => {
			const after = textOf(await page(`${address}?done=change`))
			expect(after).toContain(words.done.change)
			expect(after).not.toContain(words.changeWaits)
			const later = textOf(await page(address))
			const said = promises.filter((it) => later.includes(it))
			expect(promises.filter((it) => after.includes(it))).toEqual(said)
			return { said, isLapseTold: [after, later].map((it) => it.includes(lapsed)), later }
		}
		const lapsed = words.changeMeanwhile.lapsed

		await asOwner('POST', `${at}/offer`, { pesos: 900_000, message: '', heldUntil: today })
		await post(address, { action: 'change', people: '3' })
		expect(await promised()).toMatchObject({ said: [untilItsDay], isLapseTold: [false, false] })

		// Midnight passes, and nobody has replied.
		const yesterday = { held_until: addDays(today, -1) }
		await database.query.updateTable('agreements').set(yesterday).execute()
		const over = await promised()
		expect(over).toMatchObject({ said: [], isLapseTold: [true, true] })
		expect(over.later).toContain(words.states.expired.name)
		expect(over.later).toContain(words.changeWaits)
		expect(over.later).not.toContain(words.states.expired.text)

		// Asked anew, it is a request without a quote.
		await post(address, { action: 'change', people: '2' })
		const anew = await promised()
		expect(anew).toMatchObject({ said: [], isLapseTold: [false, false] })
		expect(anew.later).toContain(words.states.received.text)

		await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })
		await post(address, { action: 'change', people: '3' })
		expect((await promised()).said).toEqual([words.changeMeanwhile.stays])
	},
)

test.each(locales)(
	'a quote whose dates others have taken cannot be accepted, and asks for no deposit (%s)',
	async (locale) => {
		const { app, asOwner, page } = await siteForGuests()
		const words = requestWords[locale]
		const stay = { ArrivalDate: arrival, DepartureDate: departure, language: locale }
		const quoted = async () => {
			const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
			const sent = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
			const deposit = { pesos: 300_000, until: today }
			const quote = { pesos: 900_000, message: '', deposit }
			await asOwner('POST', `/api/enquiries/${booking.bookingId}/offer`, quote)
			return { id: booking.bookingId, url: localizePath(`/request/${sent.json().key}`, locale) }
		}
		const [first, second] = [await quoted(), await quoted()]
		expect(await page(second.url)).toContain('value="accept"')
		await asOwner('POST', `/api/enquiries/${first.id}/confirm`, {})
		const html = await page(second.url)
		for (const field of ['value="accept"', 'type="file"']) expect(html).not.toContain(field)
		const text = textOf(html)
		expect(text).toContain(words.taken.name)
		expect(text).toContain(words.taken.text)
		expect(text).toContain(words.proposeDays)
		expect(text).toContain(words.actions.message)
		for (const asking of [words.actions.accept, words.deposit.title, words.states.offered.text])
			expect(text).not.toContain(asking)
		await app.close()
	},
)
