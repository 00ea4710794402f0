import { expect, test } from 'vitest'
import { guestReviewWords } from '#content/reviews/page-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { addDays } from '#domain/time/dates.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { siteForGuests, textOf, today } from '#tests/helpers/guest-pages.ts'
import { createReviewInvitations } from './requests/review-invitations.ts'

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
