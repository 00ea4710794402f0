import { expect, test } from 'vitest'
import { endLongPauses } from '#server/enquiries/store/outbox-repository.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import {
	aBooking,
	aContact,
	enquiriesOn,
	providerSettings,
	someVisitor,
} from '#tests/helpers/enquiries.ts'
import { type ProviderBehaviour, startProvider } from '#tests/helpers/mail/provider-stub.ts'
import { sweep } from '#tests/helpers/steps.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

describeSampledDatabase('sqlite', ({ open }) => {
	async function setUp(behaviour: ProviderBehaviour = 'ok', settings: object = providerSettings) {
		const provider = await startProvider(behaviour)
		const environment = { EMAIL_API_HOST: provider.host, ...settings }
		return { provider, ...enquiriesOn(await open(), environment) }
	}

	test('a booking is sent to the provider exactly as the specification’s call', async () => {
		const { provider, enquiries, deliverDue, entries } = await setUp()
		const booking = aBooking()
		await enquiries.submit('booking', booking, someVisitor())
		await deliverDue()

		const { consent, language, ...fields } = booking
		expect(provider.calls).toEqual([
			{
				method: 'POST',
				path: '/api/v1.0/email/send',
				type: 'application/json',
				body: {
					lib_version: expect.any(String),
					user_id: 'user',
					service_id: 'service',
					template_id: 'booking',
					template_params: fields,
				},
			},
		])
		expect(await entries()).toMatchObject([{ recipient: 'owner', status: 'sent', attempts: 1 }])
	})

	test.each(['7593000', '3001234567 / 3017654321', '+57 (300) 123-4567'])(
		'the provider gets the phone %s as typed',
		async (Phone) => {
			const { provider, enquiries, deliverDue } = await setUp()
			await enquiries.submit('contact', aContact({ Phone }), someVisitor())
			await deliverDue()
			expect(provider.calls[0]?.body.template_params).toMatchObject({ Phone })
		},
	)

	test('the provider gets no encoded words, which its template may put into the subject', async () => {
		const { provider, enquiries, deliverDue } = await setUp()
		const odd = 'Ana =?utf-8?q?=0AOferta?='
		await enquiries.submit('contact', aContact({ Name: odd, City: odd }), someVisitor())
		await deliverDue()
		expect(provider.calls[0]?.body.template_params).toMatchObject({ Name: 'Ana ', City: 'Ana ' })
	})

	test('a contact message is sent with its own template and fields', async () => {
		const { provider, enquiries, deliverDue } = await setUp()
		const contact = aContact()
		await enquiries.submit('contact', contact, someVisitor())
		await deliverDue()

		const { consent, language, ...fields } = contact
		expect(provider.calls[0]?.body).toMatchObject({ template_id: 'contact' })
		expect(provider.calls[0]?.body.template_params).toEqual(fields)
	})

	test.each(['ok', 'accepted', 'closing after its 200'] as const)(
		'a mail counts as sent when the provider is %s',
		async (behaviour) => {
			const { provider, enquiries, deliverDue, entries } = await setUp(behaviour)
			await enquiries.submit('contact', aContact(), someVisitor())
			await deliverDue()
			expect(await entries()).toMatchObject([{ status: 'sent', last_error: null }])
			expect(provider.calls).toHaveLength(1)
		},
	)

	test.each([
		['accepted but not OK', 'the provider answered 202'],
		['failing', 'the provider answered 500'],
		['refusing', 'the provider answered 400'],
		['redirecting', 'the provider answered 302'],
		['closing', 'the provider was not reached'],
		['closing mid-answer', 'the provider was not reached'],
	] as const)('a provider that is %s is tried again until it works', async (behaviour, reason) => {
		const { provider, enquiries, deliverDue, entries, passTime } = await setUp(behaviour)
		await enquiries.submit('contact', aContact(), someVisitor())
		await deliverDue()
		expect(await entries()).toMatchObject([{ status: 'pending', attempts: 1, last_error: reason }])

		provider.behaviour = 'ok'
		await passTime(hour)
		expect(await entries()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }])
		expect(provider.calls).toHaveLength(2)
	})

	test('a hanging provider times out and is retried until it works', async () => {
		const provider = await startProvider('hanging')
		const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
		const database = await open()
		const { enquiries, deliverDue, entries, clock } = enquiriesOn(database, environment, {
			sendTimeoutMs: 200,
		})
		await enquiries.submit('contact', aContact(), someVisitor())
		await deliverDue()
		expect(await entries()).toMatchObject([
			{ status: 'pending', attempts: 1, last_error: 'the provider took too long' },
		])

		provider.behaviour = 'ok'
		await enquiriesOn(database, environment, { clock }).passTime(hour)
		expect(await entries()).toMatchObject([{ status: 'sent', attempts: 2 }])
	})

	test('after a day of outage the provider gets every mail, once', sweep, async () => {
		const { provider, enquiries, passTime, entries } = await setUp('failing')
		const ids: string[] = []
		for (let round = 0; round < 12; round += 1) {
			const contact = aContact()
			ids.push(contact.ContactFormId)
			await enquiries.submit('contact', contact, someVisitor())
			await passTime(2 * hour)
		}
		expect((await entries()).every(({ status }) => status === 'pending')).toBe(true)

		provider.behaviour = 'ok'
		provider.calls = []
		await passTime(6 * hour)
		const sent = provider.calls.map(({ body }) => Object.values(body.template_params)[0])
		expect(sent.toSorted()).toEqual(ids.toSorted())
		expect((await entries()).every(({ status }) => status === 'sent')).toBe(true)
	})

	test('a mail put off by a clock that ran ahead is sent once it is right', async () => {
		const database = await open()
		const provider = await startProvider('ok')
		const environment = { ...providerSettings, EMAIL_API_HOST: provider.host }
		const { enquiries, clock, deliverDue } = enquiriesOn(database, environment)
		clock.now += 365 * day
		await enquiries.submit('contact', aContact(), someVisitor())
		clock.now -= 365 * day
		expect(await deliverDue()).toBe(0)
		await endLongPauses(database.query, clock.now)
		expect(await deliverDue()).toBe(1)
		expect(provider.calls).toHaveLength(1)
	})

	test('after a week of failures an entry fails with the reason', sweep, async () => {
		const { provider, enquiries, passTime, entries } = await setUp('failing')
		await enquiries.submit('contact', aContact(), someVisitor())
		await passTime(6 * day)
		expect(await entries()).toMatchObject([{ status: 'pending' }])
		await passTime(2 * day)
		expect(await entries()).toMatchObject([
			{ status: 'failed', last_error: 'the provider answered 500' },
		])
		const calls = provider.calls.length
		await passTime(30 * day)
		expect(provider.calls).toHaveLength(calls)
	})

	test('missing ids are reported before anything is sent', async () => {
		const { provider, enquiries, deliverDue, entries } = await setUp('ok', {
			EMAIL_USER_ID: 'user',
			EMAIL_BOOKING_TEMPLATE_ID: 'booking',
		})
		await enquiries.submit('contact', aContact(), someVisitor())
		await deliverDue()
		expect(provider.calls).toEqual([])
		expect(await entries()).toMatchObject([
			{
				status: 'unconfigured',
				last_error: 'missing EMAIL_SERVICE_ID, EMAIL_CONTACT_TEMPLATE_ID',
			},
		])
	})

	test('without a channel an enquiry is stored and marked as not mailed', async () => {
		const { enquiries, deliverDue, entries } = enquiriesOn(await open(), {})
		await enquiries.submit('booking', aBooking(), someVisitor())
		await deliverDue()
		expect(await entries()).toMatchObject([
			{ recipient: 'owner', status: 'unconfigured', last_error: 'no channel configured' },
		])
	})

	test('two processes never send the same entry at the same time', async () => {
		const provider = await startProvider('ok')
		const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
		const database = await open()
		const one = enquiriesOn(database, environment)
		const others = [1, 2, 3].map(() => enquiriesOn(database, environment))
		for (let round = 0; round < 20; round += 1)
			await one.enquiries.submit('contact', aContact(), someVisitor())

		await Promise.all([one, ...others].map((process) => process.deliverDue()))

		expect(provider.calls).toHaveLength(20)
		expect((await one.entries()).every(({ attempts }) => attempts === 1)).toBe(true)
	})

	test('an expired lease of a dead process is taken over', async () => {
		const provider = await startProvider('ok')
		const database = await open()
		const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
		const { enquiries, deliverDue, clock, entries, passTime } = enquiriesOn(database, environment)
		await enquiries.submit('contact', aContact(), someVisitor())
		await database.query
			.updateTable('outbox')
			.set({ leased_by: 'a dead process', lease_until: clock.now + 60_000, attempts: 1 })
			.execute()

		await deliverDue()
		expect(provider.calls).toHaveLength(0)
		await passTime(61_000)
		expect(await entries()).toMatchObject([{ status: 'sent', attempts: 2 }])
	})
})
