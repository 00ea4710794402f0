import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { forgedKey, staysOn } from '#tests/helpers/stays.ts'

const at = (day: string) => Date.parse(`${day}T15:00:00Z`)

describeSampledDatabase('sqlite', ({ open }) => {
	test('the link in the thanks marks one review as a guest’s, and nothing else does', async () => {
		const clock = { now: at('2026-11-15') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com', SAMPLE_REVIEWS: 'off' }
		const database = await open()
		const { owner, call, bookConfirmed } = await staysOn(database, { environment, clock })
		await owner('PUT', '/api/stays/options', { thanksMail: true })
		const stay = { ArrivalDate: '2026-11-16', DepartureDate: '2026-11-17' }
		const { id, key: requestKey } = await bookConfirmed(stay)
		clock.now = at('2026-11-18')
		// Signs in again: the session of three days ago has ended.
		const later = await staysOn(database, { environment, clock })
		const linkOf = () =>
			smtp.mails
				.flatMap((mail) => readMail(mail).bodies)
				.map(({ body }) => /http:\/\/localhost\/reviews\?guest=([\w-]+)/.exec(body)?.[1])
				.find(Boolean)
		await expect.poll(linkOf).toBeDefined()
		const guest = String(linkOf())

		const review = async (message: string, changes: object = {}) =>
			(await call('POST', '/api/create', { name: 'Ana', evaluation: 4, message, ...changes })).body

		// Not the key of the request's own page, which would stand in the address of a public page.
		expect(guest).not.toBe(requestKey)
		expect((await call('GET', `/api/requests/${guest}`)).status).toBe(404)
		for (const [index, wrong] of [requestKey, forgedKey(guest), 'x', ''].entries())
			expect(await review(`La trucha, número ${index}`, { guest: wrong })).not.toHaveProperty(
				'isGuest',
			)
		expect(await review('Sin enlace, muy rico')).not.toHaveProperty('isGuest')
		// Before the day of arrival nobody has been a guest.
		clock.now = at('2026-11-15')
		expect(await review('Antes de llegar, lindo', { guest })).not.toHaveProperty('isGuest')

		clock.now = at('2026-11-18')
		const marked = await review('Volvemos en diciembre', { guest })
		expect(marked).toMatchObject({ isGuest: true })
		const second = await review('Otra vez la misma familia', { guest })
		expect(second).not.toHaveProperty('isGuest')
		const listed = (await call('GET', '/api/reviews')).body
		expect(listed.filter((it: { isGuest?: boolean }) => it.isGuest)).toEqual([marked])
		const stored = await database.query.selectFrom('reviews').selectAll().execute()
		expect(JSON.stringify(stored)).not.toContain(guest)

		// Deleted, the link serves again, until the booking is cancelled.
		await later.owner('DELETE', `/api/delete/${marked._id}`)
		const again = await review('Volvemos, ahora sí, en enero', { guest })
		expect(again).toMatchObject({ isGuest: true })
		await later.owner('DELETE', `/api/delete/${again._id}`)
		// Nobody takes back a stay that has been.
		const cancelled = await later.owner('POST', `/api/enquiries/${id}/cancel`)
		expect(cancelled).toMatchObject({
			status: 409,
			body: { code: 'wrong-state', reason: 'stay-past' },
		})
	})
})
