import { expect, test } from 'vitest'
import { requestWords } from '#content/stays/request-words.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { arrival, departure, fieldsOf, siteForGuests, textOf } from '#tests/helpers/guest-pages.ts'

test('a refusal shows in its own form, to which the browser goes, and keeps what was typed', async () => {
	const { app, asOwner, post, page } = await siteForGuests()
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const booking = aBooking({ items: [{ offer: 'cabin' }], ...stay })
	const { key } = (
		await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	).json()
	const address = `/request/${key}`
	const words = requestWords.es
	await asOwner('POST', `/api/enquiries/${booking.bookingId}/confirm`, { pesos: 900_000 })
	await post(address, { action: 'change', people: '5' })
	const forms = (await page(address)).match(/<form[^>]*method="post"[^>]*>/g) ?? []
	expect(forms.length).toBeGreaterThan(2)
	for (const form of forms) expect(form).toContain('action="#refused"')

	const typed = { from: departure, to: arrival, people: '7', text: 'Con la abuela' }
	const long = { text: 'a'.repeat(2001) }
	for (const [action, fields, error] of [
		['change', typed, words.errors.errWantedDays],
		['message', long, words.errors.errTextLong],
		['cancel', long, words.errors.errTextLong],
	] as const) {
		const { statusCode, body } = await post(`${address}?done=change`, { action, ...fields })
		expect(statusCode).toBe(422)
		expect(body.split('id="refused"')).toHaveLength(2)
		// The one form that is open begins with the error.
		const opened = body.match(/<details open="">.*?<\/details>/s)?.[0] ?? ''
		expect(opened).toContain(`name="action" value="${action}"`)
		const refusal = opened.match(/<p id="refused" tabindex="-1"[^>]*>(.*?)<\/p>/i)?.[1]
		expect(refusal).toBe(error)
		for (const value of Object.values(fields)) expect(opened).toContain(value)
		expect(textOf(body)).not.toContain(words.done.change)
		expect(textOf(body)).toContain(words.changeWaits)
	}

	// Said once, too, where the form is not there any more.
	for (const action of ['accept', 'delete']) {
		const { statusCode, body } = await post(address, { action })
		expect([statusCode, body.split('id="refused"').length]).toEqual([409, 2])
	}
})

test('a form with an unknown action is refused in words, counts, and is not a message', async () => {
	const { app, database, post } = await siteForGuests()
	const booking = fieldsOf({ 'offer-cabin': '1' })
	const sent = await post('/en/booking', booking)
	const key = new URLSearchParams(String(sent.headers.location).split('?')[1]).get('key')
	for (const action of [{ action: 'refund' }, {}, { action: '__proto__' }]) {
		const refused = await post(`/en/request/${key}`, { ...action, text: 'Hello' })
		expect(refused.statusCode).toBe(422)
		expect(textOf(refused.body)).toContain(requestWords.en.errors.errAction)
	}
	expect((await app.inject({ url: `/api/requests/${key}` })).json().history).toEqual([])
	const { count } = await database.query
		.selectFrom('rate_limits')
		.select((row) => row.fn.sum('count').as('count'))
		.where('bucket', 'like', 'guest-actions%')
		.executeTakeFirstOrThrow()
	expect(Number(count)).toBe(3)
})
