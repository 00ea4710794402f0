import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { privacyVersion, privacyVersions } from '#content/pages/privacy.ts'
import type { Database } from '#db/connect.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import {
	aBooking,
	aContact,
	enquiriesOn,
	nextYear,
	providerSettings,
	someVisitor,
} from '#tests/helpers/enquiries.ts'
import { startProvider } from '#tests/helpers/mail/provider-stub.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { buildTestApi } from '#tests/helpers/site/build-api.ts'
import { inSteps } from '#tests/helpers/steps.ts'

const postTo = (app: FastifyInstance, url: string) => (payload: unknown, address?: string) =>
	app.inject({
		method: 'POST',
		url,
		payload: payload as object,
		headers: { 'x-forwarded-for': address ?? randomAddress() },
	})

async function setUp(database: Database, options: Parameters<typeof buildTestApi>[1] = {}) {
	const app = await buildTestApi(database, options)
	const stored = () => database.query.selectFrom('enquiries').selectAll().execute()
	return {
		app,
		database,
		stored,
		book: postTo(app, '/api/bookings'),
		write: postTo(app, '/api/contact'),
	}
}

describeEachDatabase(({ open }) => {
	test('a booking request is stored and answered with a reference', async () => {
		const { book, stored } = await setUp(await open())
		const booking = aBooking()
		const response = await book(booking)
		expect(response.statusCode).toBe(201)
		expect(response.json()).toEqual({
			id: booking.bookingId,
			kind: 'booking',
			reference: referenceOf(booking.bookingId),
			key: expect.stringMatching(/^[\w-]{43}$/),
			link: `http://localhost/request/${response.json().key}`,
			receivedAt: expect.any(String),
		})
		expect(await stored()).toMatchObject([
			{
				id: booking.bookingId,
				kind: 'booking',
				name: 'Ana María Ñáñez',
				phone: '300 123 4567',
				quantity: 4,
				arrival_date: `${nextYear}-12-12`,
				departure_date: `${nextYear}-12-14`,
				language: 'es',
				consent_version: privacyVersion,
				state: 'new',
			},
		])
	})

	test('a contact message is stored with the accepted version of the privacy policy', async () => {
		const { write, stored } = await setUp(await open())
		const contact = aContact({ consent: privacyVersion, City: undefined })
		const response = await write(contact)
		expect(response.statusCode).toBe(201)
		expect(response.json()).toMatchObject({ id: contact.ContactFormId, kind: 'contact' })
		expect(await stored()).toMatchObject([{ city: '', consent_version: privacyVersion }])
	})

	test('a repeated post gets the same response; the same id with other content gets 409', async () => {
		const { book, write, stored, database } = await setUp(await open())
		const booking = aBooking()
		const first = await book(booking)
		const again = await book({ ...booking, Phone: '+57 (300) 123-4567', Quantity: '4' })
		expect(again.statusCode).toBe(200)
		expect(again.json()).toEqual(first.json())

		const other = await book({ ...booking, Quantity: 5 })
		expect(other.statusCode).toBe(409)
		expect(other.json()).toMatchObject({ code: 'conflict' })
		const otherKind = await write(aContact({ ContactFormId: booking.bookingId }))
		expect(otherKind.statusCode).toBe(409)
		expect(await stored()).toHaveLength(1)
		expect(await database.query.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
	})

	for (const [posts, step] of inSteps([200], [1000]))
		test(`${posts} concurrent posts of one booking create one row and one mail`, step, async () => {
			const provider = await startProvider()
			const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
			const { book, stored, database } = await setUp(await open(), { environment })
			const booking = aBooking()
			/** A busy server may answer 503. */
			async function bookUntilServed() {
				for (;;) {
					const response = await book(booking, '192.0.2.1')
					if (response.statusCode !== 503) return response
					await wait(100)
				}
			}
			const responses = await Promise.all(Array.from({ length: posts }, bookUntilServed))
			const counts = Map.groupBy(responses, ({ statusCode }) => statusCode)
			expect(counts.get(201)).toHaveLength(1)
			expect(counts.get(200)).toHaveLength(posts - 1)
			expect(await stored()).toHaveLength(1)
			const entries = database.query.selectFrom('outbox').select('status')
			await expect.poll(() => entries.execute()).toEqual([{ status: 'sent' }])
			expect(provider.calls).toHaveLength(1)
		})

	test('the confirmation opens with its key, not with the id', async () => {
		const database = await open()
		const { enquiries } = enquiriesOn(database, {})
		const { key, enquiry } = await enquiries.submit('booking', aBooking(), someVisitor())
		expect(await enquiries.findByKey(key)).toMatchObject({ id: enquiry.id })
		const other = await enquiries.submit('booking', aBooking(), someVisitor())
		const forged = other.key.slice(0, 22) + key.slice(22)
		for (const wrong of [enquiry.id, '', 'ñ'.repeat(43), forged])
			expect(await enquiries.findByKey(wrong)).toBeUndefined()
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
	test('an enquiry that waited since an older policy is stored with the version its writer accepted', async () => {
		const { write, stored } = await setUp(await open())
		const older = privacyVersions.find((version) => version !== privacyVersion)
		expect((await write(aContact({ consent: older }))).statusCode).toBe(201)
		expect(await stored()).toMatchObject([{ consent_version: older }])
		expect((await write(aContact({ consent: '2026-10' }))).statusCode).toBe(422)
	})

	test('the version of a policy that was never published is not accepted', async () => {
		const { write, stored } = await setUp(await open())
		const response = await write(aContact({ consent: '1999-01' }))
		expect(response.statusCode).toBe(422)
		expect(response.json().errors).toEqual([{ field: 'consent', code: 'errConsent' }])
		expect(await stored()).toEqual([])
	})

	test('every wrong field is named with its error code', async () => {
		const { book, write, stored } = await setUp(await open())
		const empty = await book({})
		expect(empty.statusCode).toBe(422)
		expect(empty.headers['content-type']).toContain('application/problem+json')
		expect(empty.json()).toMatchObject({
			code: 'invalid-input',
			errors: [
				{ field: 'bookingId', code: 'errId' },
				{ field: 'Name', code: 'errName' },
				{ field: 'Email', code: 'errEmail' },
				{ field: 'Phone', code: 'errPhone' },
				{ field: 'Quantity', code: 'errQuantity' },
				{ field: 'ArrivalDate', code: 'errArrival' },
				{ field: 'DepartureDate', code: 'errDeparture' },
				{ field: 'consent', code: 'errConsent' },
			],
		})
		const wrong = await write(aContact({ Email: 'john@', Phone: '12', consent: false }))
		expect(wrong.json().errors).toEqual([
			{ field: 'Email', code: 'errEmailInvalid' },
			{ field: 'Phone', code: 'errPhoneInvalid' },
			{ field: 'consent', code: 'errConsent' },
		])
		for (const nonsense of ['[]', '"text"', 'null', '{']) {
			const response = await book(nonsense)
			expect([400, 415, 422]).toContain(response.statusCode)
		}
		expect(await stored()).toEqual([])
	})

	test('the arrival date is compared with today in Bogotá', async () => {
		const clock = { now: Date.parse('2026-11-15T04:30:00Z') }
		const { book } = await setUp(await open(), { clock })
		const today = aBooking({ ArrivalDate: '2026-11-14', DepartureDate: '2026-11-14' })
		expect((await book(today)).statusCode).toBe(201)
		const yesterday = await book(aBooking({ ArrivalDate: '2026-11-13' }))
		expect(yesterday.json().errors).toEqual([{ field: 'ArrivalDate', code: 'errArrivalPast' }])

		clock.now += 24 * 60 * 60 * 1000
		expect((await book(today)).statusCode).toBe(200)
	})

	test('an address may send thirty enquiries an hour; repeated ones are not counted', async () => {
		const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
		const { write } = await setUp(await open(), { clock })
		const first = aContact()
		await write(first, '192.0.2.7')
		for (let sent = 1; sent < 30; sent += 1)
			expect((await write(aContact(), '192.0.2.7')).statusCode).toBe(201)

		const refused = await write(aContact(), '192.0.2.7')
		expect(refused.statusCode).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
		expect((await write(first, '192.0.2.7')).statusCode).toBe(200)
		expect((await write(aContact(), '192.0.2.8')).statusCode).toBe(201)
		clock.now += 61 * 60 * 1000
		expect((await write(aContact(), '192.0.2.7')).statusCode).toBe(201)
	})

	test('a filled-in honeypot gets 428 with a challenge, and nothing is stored', async () => {
		const { write, stored } = await setUp(await open())
		const response = await write({ ...aContact(), website: 'https://spam.example' })
		expect(response.statusCode).toBe(428)
		expect(response.json()).toMatchObject({ code: 'challenge-required' })
		expect(await stored()).toEqual([])
	})

	test('a hanging provider does not delay the response', async () => {
		const provider = await startProvider('hanging')
		const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
		const { write, database } = await setUp(await open(), { environment })
		expect((await write(aContact())).statusCode).toBe(201)
		await expect.poll(() => provider.calls).toHaveLength(1)
		expect((await write(aContact())).statusCode).toBe(201)
		const entries = await database.query.selectFrom('outbox').select('status').execute()
		expect(entries, 'the provider has not answered').toEqual([
			{ status: 'pending' },
			{ status: 'pending' },
		])
		// Else closing the app waits five seconds for it.
		provider.hangUp()
	})

	test('a booking’s dates can be fetched as a calendar file, without personal data', async () => {
		const { book, write, app } = await setUp(await open())
		const booking = aBooking({ language: 'en' })
		await book(booking)
		const response = await app.inject({ url: `/api/bookings/${booking.bookingId}/calendar.ics` })
		expect(response.statusCode).toBe(200)
		expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
		expect(response.body).toContain('BEGIN:VCALENDAR\r\n')
		expect(response.body).not.toMatch(/Ana|3001234567|perro/)
		const contact = aContact()
		await write(contact)
		for (const id of [contact.ContactFormId, randomUUID()]) {
			const missing = await app.inject({ url: `/api/bookings/${id}/calendar.ics` })
			expect(missing.statusCode).toBe(404)
		}
	})

	test('the OpenAPI document describes the enquiry routes', async () => {
		const { app } = await setUp(await open())
		const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
		expect(Object.keys(paths)).toEqual(
			expect.arrayContaining(['/api/bookings', '/api/contact', '/api/enquiries']),
		)
	})
})
