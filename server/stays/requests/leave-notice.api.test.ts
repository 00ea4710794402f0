import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ownerMailWords } from '#content/stays/letter-words.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { staysOn } from '#tests/helpers/stays.ts'

describeEachDatabase(({ open }) => {
	test('a guest who cancels and deletes at once leaves a notice that names nobody', async () => {
		const clock = { now: Date.parse('2026-12-01T12:00:00Z') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const { call, owner, book } = await staysOn(await open(), { clock, environment })
		const { id, key } = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const confirmed = await owner('POST', `/api/enquiries/${id}/confirm`)
		const { reference } = confirmed.body
		await call('POST', `/api/requests/${key}/cancel`)
		expect((await call('DELETE', `/api/requests/${key}`)).status).toBe(200)
		const { notices } = (await owner('GET', '/api/notices')).body
		expect(notices).toMatchObject([
			{
				about: 'request-deleted',
				details: { reference, from: '2026-12-20', to: '2026-12-21', items: [{ offer: 'cabin' }] },
			},
		])
		expect(JSON.stringify(notices)).not.toMatch(/Ana|example\.com|300/)
		const told = () =>
			smtp.mails.map(readMail).find(({ header }) => /borró/.test(`${header('subject')[0]}`))
		await expect.poll(told).toBeDefined()
		const text =
			told()
				?.bodies.map(({ body }) => body)
				.join('\n') ?? ''
		expect(text).toContain(reference)
		expect(text).not.toContain('Ana')
		// It was free before: what is deleted now frees nothing.
		expect(text).toContain(ownerMailWords.deleted.textAfterCancelling)
		expect(text).not.toContain('quedaron libres')
		expect((await owner('DELETE', `/api/notices/${notices[0].id}`)).status).toBe(200)
		expect((await owner('GET', '/api/notices')).body).toEqual({ notices: [] })
	})

	test('an id that begins like another’s gets a reference of its own', async () => {
		const { call, owner } = await staysOn(await open())
		const start = randomUUID().slice(0, 11)
		const send = async (end: string) => {
			const bookingId = `${start}${end}`
			return (await call('POST', '/api/bookings', aBooking({ bookingId }))).body.reference
		}
		const [first, second] = [
			await send('00-4000-8000-000000000000'),
			await send('00-4000-8000-000000000001'),
		]
		expect(second).not.toBe(first)
		const found = async (q: string) =>
			(await owner('POST', '/api/enquiries/search', { q })).body.enquiries.map(
				(it: { reference: string }) => it.reference,
			)
		expect(await found(first)).toEqual([first])
		expect(await found(second.toLowerCase())).toEqual([second])
	})
})
