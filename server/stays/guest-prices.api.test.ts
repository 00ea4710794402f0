import { expect, test } from 'vitest'
import { requestWords } from '#content/stays/request-words.ts'
import { fill } from '#domain/text/fill.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { arrival, departure, siteForGuests, textOf } from '#tests/helpers/guest-pages.ts'
import { cabinRate } from '#tests/helpers/stays.ts'

test('a page whose price is partly to be agreed never says that everything is paid', async () => {
	const { app, asOwner, page } = await siteForGuests()
	await asOwner('PUT', '/api/rates', cabinRate(200_000))
	const items = [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }]
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const booking = aBooking({ items, ...stay })
	const { key } = (
		await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	).json()
	const at = `/api/enquiries/${booking.bookingId}`
	await asOwner('POST', `${at}/confirm`)
	const { before, plusRest, onlyRest, happened } = requestWords.es
	const known = fill(plusRest, { price: '400.000 pesos' })
	const unpaid = textOf(await page(`/request/${key}`))
	expect(unpaid).toContain(fill(before.pay.ask, { price: known }))
	expect(unpaid).toContain(`${happened.confirm}: ${known}`)
	await asOwner('POST', `${at}/deposit`, { receivedPesos: 400_000 })
	const paid = textOf(await page(`/request/${key}`))
	expect(paid).toContain(fill(before.pay.ask, { price: onlyRest }))
	expect(paid).toContain(fill(requestWords.es.deposit.balance, { price: onlyRest }))
	expect(paid).not.toContain(before.pay.paid)
	const inEnglish = textOf(await page(`/en/request/${key}`))
	expect(inEnglish).toContain('Left to pay: the part we have yet to agree on.')
})
