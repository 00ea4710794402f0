import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { noticeWords } from '#content/stays/notice-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import type { Database } from '#db/connect.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import type { Letter } from '#server/mail/letter.ts'
import { readNotices } from '#server/stays/store/notices-repository.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, pdf, total } from '#tests/helpers/deposits.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

const { money: moneyWords } = noticeWords.es
const pesos = (amount: number) => formatPesos(amount, 'es')

async function noticeMails({ query }: Database): Promise<Letter[]> {
	const rows = await query
		.selectFrom('outbox')
		.select('letter')
		.where('about', 'like', 'notice:%')
		.orderBy('created_at')
		.orderBy('position')
		.execute()
	return rows.map(({ letter }) => JSON.parse(letter ?? ''))
}

describeSampledDatabase('sqlite', ({ open }) => {
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
		expect(JSON.stringify(notices)).not.toMatch(/Ana|example\.com|300.?123/)
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

	testSampled([
		['an accepted quote', 'accept'],
		['a cancelled one', 'cancel'],
	])(
		'the notice of %s that was paid in part says what is to be returned',
		async (_name, action) => {
			const site = await bookWithDeposit(await open())
			const { id, key, offer, owner, call } = site
			await offer()
			await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
			await call('POST', `/api/requests/${key}/${action}`)
			const { reference } = await site.guest()
			await call('DELETE', `/api/requests/${key}`)
			const { notices } = (await owner('GET', '/api/notices')).body
			const money = { receivedPesos: 300_000, refund: 300_000, balance: null, hasReceipt: false }
			expect(notices).toMatchObject([{ about: 'request-deleted', details: { reference, money } }])
			const [told] = await noticeMails(site.database)
			const price = { received: pesos(300_000), price: pesos(300_000) }
			expect(told?.letter.paragraphs).toContain(fill(moneyWords.refund, price))
		},
	)

	test(
		'a quote that was never accepted leaves one too, with what came of money',
		sweep,
		async () => {
			for (const comes of ['money', 'receipt', 'nothing']) {
				const { id, key, offer, owner, call, send } = await bookWithDeposit(await open())
				await offer()
				if (comes === 'money')
					await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 1 })
				if (comes === 'receipt') await send(pdf(), 'application/pdf')
				await call('DELETE', `/api/requests/${key}`)
				const { notices } = (await owner('GET', '/api/notices')).body
				const money = { refund: comes === 'money' ? 1 : 0, hasReceipt: comes === 'receipt' }
				expect(notices).toMatchObject([{ details: { money } }])
			}
		},
	)

	test('reception, who may send the guest’s link, deletes nothing with it that the owner does not see', async () => {
		const database = await open()
		const { app, call, owner, book } = await staysOn(database)
		const { id } = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const reception = await signInAs(database, app, 'reception')
		const { link, reference } = (await reception.call('GET', `/api/enquiries/${id}/stay`)).json()
		const key = new URL(link).pathname.split('/').at(-1)
		expect((await call('DELETE', `/api/requests/${key}`)).status).toBe(200)

		const { notices } = (await reception.call('GET', '/api/notices')).json()
		expect(notices).toMatchObject([{ about: 'request-deleted', details: { reference } }])
		expect(JSON.stringify(notices)).not.toMatch(/Ana|example\.com|300.?123/)
		const [told] = await noticeMails(database)
		expect(told?.subject).toBe(fill(ownerMailWords.deleted.subject, { reference }))
		expect(told?.letter.paragraphs).toEqual([ownerMailWords.deleted.text])
		const dismissed = await reception.call('DELETE', `/api/notices/${notices[0].id}`)
		expect(dismissed.statusCode).toBe(403)
		expect(dismissed.json().code).toBe('not-allowed')
		expect((await owner('GET', '/api/notices')).body.notices).toHaveLength(1)
		expect((await owner('DELETE', `/api/notices/${notices[0].id}`)).status).toBe(200)
	})

	test('a past stay leaves the balance that was not marked as received', async () => {
		const { id, key, offer, owner, call, clock, database } = await bookWithDeposit(await open())
		await offer()
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		clock.now = at('2026-12-20')
		expect((await call('DELETE', `/api/requests/${key}`)).status).toBe(200)
		const [told] = await noticeMails(database)
		const left = fill(moneyWords.balance, { price: pesos(total - 300_000) })
		expect(told?.letter.paragraphs).toContain(left)
	})

	test('the owner is told of what the site releases, and what is to be returned', async () => {
		const site = await bookWithDeposit(await open())
		const { id, offer, owner, guest, later, database } = site
		await offer({ deposit: { ...deposit, releases: true } })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 100_000 })
		await site.delivered()
		await later(at('2026-11-20'))
		await site.delivered()
		await later(at('2026-11-21'))
		await later(at('2026-11-22'))
		const { state, reference } = await guest()
		expect(state).toBe('cancelled')
		const notices = await readNotices(database.query)
		const money = { receivedPesos: 100_000, refund: 100_000, balance: null, hasReceipt: false }
		expect(notices).toMatchObject([{ about: 'request-released', details: { reference, money } }])
		const mails = await noticeMails(database)
		expect(mails.map(({ subject }) => subject)).toEqual([
			fill(ownerMailWords.released.subjectInPart, { reference }),
		])
		const price = { received: pesos(100_000), price: pesos(100_000) }
		expect(mails[0]?.letter.paragraphs).toContain(fill(moneyWords.refund, price))
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
