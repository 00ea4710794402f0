import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const day = (text: string) => `${nextYear}-${text}`
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }
const night = { ArrivalDate: day('12-12'), DepartureDate: day('12-13') }

describeSampledDatabase('postgres', ({ open }) => {
	test('a quote accepted on its last day stays taken, and the owner is reminded once', async () => {
		const clock = { now: Date.parse('2026-12-01T12:00:00Z') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const database = await open()
		const site = await staysOn(database, { clock, environment })
		const stay = { ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' }
		const { id, key } = await site.book(stay)
		const offer = { pesos: 1, message: '', heldUntil: '2026-12-02' }
		await site.owner('POST', `/api/enquiries/${id}/offer`, offer)
		clock.now = Date.parse('2026-12-03T04:50:00Z')
		expect((await site.call('POST', `/api/requests/${key}/accept`)).status).toBe(200)
		const subjects = () =>
			smtp.mails
				.map((mail) => readMail(mail).header('subject')[0])
				.filter((it) => /espera/.test(`${it}`))
		// After midnight, and in the morning.
		clock.now = Date.parse('2026-12-03T06:00:00Z')
		const night = await staysOn(database, { clock, environment })
		expect(await night.free('cabin', '2026-12-20', '2026-12-21')).toEqual([0])
		expect(subjects()).toEqual([])
		clock.now = Date.parse('2026-12-03T13:10:00Z')
		const morning = await staysOn(database, { clock, environment })
		await expect.poll(subjects).toHaveLength(1)
		await staysOn(database, { clock, environment })
		expect(await morning.free('cabin', '2026-12-20', '2026-12-21')).toEqual([0])
		expect(await morning.owner('POST', `/api/enquiries/${id}/confirm`)).toMatchObject({
			status: 200,
			body: { state: 'confirmed' },
		})
		expect(subjects()).toHaveLength(1)
	})

	test('the first of two guests who accept the last cabin, held for neither, gets it', async () => {
		const { call, owner, book, free } = await staysOn(await open(), {})
		const stay = { ArrivalDate: '2027-03-01', DepartureDate: '2027-03-03' }
		const [first, second] = [await book(stay), await book(stay)]
		for (const { id } of [first, second])
			await owner('POST', `/api/enquiries/${id}/offer`, { pesos: 100, message: '' })
		const opened = async () => (await call('GET', `/api/requests/${second.key}`)).body
		expect(await opened()).toMatchObject({ isQuoteTaken: false, balance: 100 })
		expect((await call('POST', `/api/requests/${first.key}/accept`)).status).toBe(200)
		expect(await free('cabin', stay.ArrivalDate, stay.DepartureDate)).toEqual([0, 0])
		const refused = await call('POST', `/api/requests/${second.key}/accept`)
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body).not.toHaveProperty('inTheWay')
		expect((await owner('POST', `/api/enquiries/${first.id}/confirm`)).status).toBe(200)
		expect(await opened()).toMatchObject({
			state: 'offered',
			isQuoteTaken: true,
			balance: null,
			actions: ['change', 'cancel', 'message'],
		})
		const forWhatsapp = async () =>
			(await owner('GET', `/api/enquiries/${second.id}/stay`)).body.whatsapp
		expect(await forWhatsapp()).toMatch(/ya no se puede aceptar\. No pague nada/)
		// Free again, it can be accepted again.
		await call('POST', `/api/requests/${first.key}/cancel`)
		expect((await opened()).isQuoteTaken).toBe(false)
		expect(await forWhatsapp()).toContain('La puede aceptar aquí')
		expect((await call('POST', `/api/requests/${second.key}/accept`)).status).toBe(200)
		expect((await opened()).isQuoteTaken).toBe(false)
	})

	test('an expired quote cannot be accepted, and can be asked for again', async () => {
		const clock = { now: Date.parse('2026-12-01T12:00:00Z') }
		const { call, owner, book, free } = await staysOn(await open(), { clock })
		const { id, key } = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const offer = { pesos: 1, message: '', heldUntil: '2026-12-02' }
		await owner('POST', `/api/enquiries/${id}/offer`, offer)
		clock.now = Date.parse('2026-12-03T05:01:00Z')
		expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject({
			state: 'offered',
			isHoldOver: true,
			actions: ['change', 'cancel', 'message'],
		})
		expect(await call('POST', `/api/requests/${key}/accept`)).toMatchObject({
			status: 409,
			body: { code: 'hold-passed' },
		})
		expect(await free('cabin', '2026-12-20', '2026-12-21')).toEqual([1])
		const asked = await call('POST', `/api/requests/${key}/change`, { text: '¿Sigue libre?' })
		expect(asked.body).toMatchObject({ state: 'received', isHoldOver: false })
	})

	test('a change that is asked for after acceptance keeps the nights until the owner answers', async () => {
		const { call, owner, book, free } = await staysOn(await open())
		const { id, key } = await book(twoNights)
		await owner('POST', `/api/enquiries/${id}/offer`, { pesos: 1, message: '' })
		await call('POST', `/api/requests/${key}/accept`)
		const asked = await call('POST', `/api/requests/${key}/change`, { text: 'Somos uno más' })
		expect(asked.body).toMatchObject({ state: 'accepted', isChangeAsked: true })
		expect(await free('cabin', day('12-12'), day('12-14'))).toEqual([0, 0])
		const confirmed = await owner('POST', `/api/enquiries/${id}/confirm`)
		expect(confirmed.body).toMatchObject({ state: 'confirmed', isChangeAsked: false })
	})

	test(
		'a change of a quote leaves the quote and its nights until the owner answers',
		sweep,
		async () => {
			const { call, owner, book, free } = await staysOn(await open())
			const { id, key } = await book(twoNights)
			const nights = () => free('cabin', day('12-12'), day('12-14'))
			const quote = { pesos: 700_000, message: '', heldUntil: day('12-01') }
			const offer = () => owner('POST', `/api/enquiries/${id}/offer`, quote)
			const listed = async () => (await owner('GET', '/api/enquiries')).body.enquiries[0].state
			const change = (text: string) => call('POST', `/api/requests/${key}/change`, { text })
			await offer()

			const asked = await change('Somos uno más')
			expect(asked.body).toMatchObject({ state: 'offered', isChangeAsked: true, total: 700_000 })
			expect(asked.body.actions).toContain('accept')
			expect([await nights(), await listed()]).toEqual([[0, 0], 'change-asked'])

			// The same quote once more is the answer that it stays as it was.
			expect((await offer()).body).toMatchObject({ state: 'offered', isChangeAsked: false })
			expect(await listed()).toBe('quoted')

			// Accepting the quote as it is settles the wish.
			await change('¿Con desayuno?')
			const { number } = (await call('GET', `/api/requests/${key}`)).body.agreement
			const accepted = await call('POST', `/api/requests/${key}/accept`, { agreement: number })
			expect(accepted.body).toMatchObject({ state: 'accepted', isChangeAsked: false })
			expect(accepted.body.asked.change).toBeNull()
			expect([await nights(), await listed()]).toEqual([[0, 0], 'accepted'])
		},
	)

	test('a guest accepts the quote that was seen, never one that the owner made meanwhile', async () => {
		const { call, owner, book, free } = await staysOn(await open())
		const { id, key } = await book(night)
		const quote = (pesos: number) =>
			owner('POST', `/api/enquiries/${id}/offer`, { pesos, message: '' })
		const accept = (body: object) => call('POST', `/api/requests/${key}/accept`, body)
		await quote(700_000)
		const seen = (await call('GET', `/api/requests/${key}`)).body.agreement
		await quote(2_100_000)
		// A client that sends no number cannot say which of the two it is.
		for (const body of [{ agreement: seen.number }, {}, { text: 'Sí', agreement: 3 }]) {
			const refused = await accept(body)
			expect(refused).toMatchObject({
				status: 409,
				body: { code: 'quote-changed', agreement: { number: 2, total: 2_100_000 } },
			})
			expect(refused.body.agreement).not.toHaveProperty('language')
		}
		const opened = (await call('GET', `/api/requests/${key}`)).body
		expect(opened).toMatchObject({ state: 'offered', history: [{}, {}] })
		expect(await free('cabin', night.ArrivalDate, night.DepartureDate)).toEqual([1])
		expect(await accept({ agreement: opened.agreement.number })).toMatchObject({
			status: 200,
			body: { state: 'accepted', total: 2_100_000 },
		})
		// Twice the same changes nothing; an old page does not seem to accept an old quote.
		expect((await accept({ agreement: 2 })).body.history).toHaveLength(3)
		expect((await accept({ agreement: 1 })).body).toMatchObject({ code: 'quote-changed' })
	})
})
