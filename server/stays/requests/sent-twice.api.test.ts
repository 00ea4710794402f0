import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { arrival, departure, fieldsOf, siteForGuests } from '#tests/helpers/guest-pages.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'casa@example.com' }
const wanted = { from: `${nextYear}-12-13`, to: `${nextYear}-12-15`, people: 5 }
const sent = [
	['message', { text: 'hola' }],
	['change', { text: '¿Podemos llegar antes?' }],
	['change', wanted],
	['change', { ...wanted, text: 'Llega mi hermana.' }],
] as const

type Site = Awaited<ReturnType<typeof staysOn>>

async function bookedOn({ book, call }: Site) {
	const { id, key } = await book({ Email: `${randomUUID()}@example.com` })
	const act = (action: string, body: object) => call('POST', `/api/requests/${key}/${action}`, body)
	const history = async (): Promise<{ by: string; action: string }[]> =>
		(await call('GET', `/api/requests/${key}`)).body.history
	return { id, act, history }
}

async function bookedWithMail(database: Database) {
	const booked = await bookedOn(await staysOn(database, { environment: mail }))
	/** The letters about what happened since the request. */
	const letters = async () =>
		await database.query
			.selectFrom('outbox')
			.select('about')
			.where('enquiry_id', '=', booked.id)
			.where('about', '<>', 'received')
			.execute()
	return { ...booked, letters }
}

describeSampledDatabase('postgres', ({ open }) => {
	testSampled(sent)('the same %s %j again is taken as the first was', async (action, body) => {
		const { act, history, letters } = await bookedWithMail(await open())
		const first = await act(action, body)
		expect(first.status).toBe(200)
		const again = await act(action, body)
		expect([again.status, again.body]).toEqual([200, first.body])
		expect(await history()).toHaveLength(1)
		expect(await letters()).toHaveLength(1)
	})

	testSampled(sent)('the same %s %j from two taps at once is taken once', async (action, body) => {
		const { act, history, letters } = await bookedWithMail(await open())
		const taps = await Promise.all([1, 2, 3].map(() => act(action, body)))
		expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
		expect(await history()).toHaveLength(1)
		expect(await letters()).toHaveLength(1)
	})

	test('the same words count again once something was said or done in between', async () => {
		const site = await staysOn(await open())
		const { id, act, history } = await bookedOn(site)
		await act('message', { text: 'hola' })
		await act('change', { text: 'hola' })
		await act('message', { text: 'hola' })
		await site.owner('POST', `/api/enquiries/${id}/offer`, { pesos: 1000, message: 'Con gusto.' })
		await act('message', { text: 'hola' })
		expect((await history()).map(({ by, action }) => `${by} ${action}`)).toEqual([
			...['guest message', 'guest change', 'guest message', 'owner offer', 'guest message'],
		])
	})

	test('the same words count again once the owner has marked them as answered', sweep, async () => {
		const site = await staysOn(await open())
		const { id, act, history } = await bookedOn(site)
		await act('message', { text: '¿Hay parqueadero?' })
		await site.owner('PATCH', `/api/enquiries/${id}`, { state: 'answered' })
		await act('message', { text: '¿Hay parqueadero?' })
		expect(await history()).toHaveLength(2)
		const { unansweredCount } = (await site.owner('GET', '/api/desk/today')).body
		expect(unansweredCount).toBe(1)
	})

	test(
		'in any sequence of messages and changes, only repetitions of the last are left out',
		sweep,
		async () => {
			const site = await staysOn(await open())
			const runs = fc.array(fc.tuple(fc.constantFrom(...sent), fc.integer({ min: 1, max: 3 })), {
				maxLength: 6,
			})
			const property = fc.asyncProperty(runs, async (run) => {
				const { act, history } = await bookedOn(site)
				const steps = run.flatMap(([step, times]) => Array.from({ length: times }, () => step))
				for (const [action, body] of steps) expect((await act(action, body)).status).toBe(200)
				const expected = steps.filter((it, at) => it !== steps[at - 1]).map(([action]) => action)
				expect((await history()).map(({ action }) => action)).toEqual(expected)
			})
			await fc.assert(property, { numRuns: 8 })
		},
	)
})

test('the guest’s page posted twice without scripts leads to the same page, and counts once', async () => {
	const { app, post } = await siteForGuests()
	const booked = await post('/booking', fieldsOf({ 'offer-cabin': '1' }))
	const key = new URLSearchParams(String(booked.headers.location).split('?')[1]).get('key')
	const forms = [
		{ action: 'change', from: arrival, to: departure, people: '5' },
		{ action: 'message', text: 'hola\r\ny gracias' },
	]
	for (const [at, form] of forms.entries()) {
		const responses = [await post(`/request/${key}`, form), await post(`/request/${key}`, form)]
		for (const { statusCode, headers } of responses)
			expect([statusCode, headers.location]).toEqual([
				...[303, `/request/${key}?done=${form.action}#done`],
			])
		const { history } = (await app.inject(`/api/requests/${key}`)).json()
		expect(history).toHaveLength(at + 1)
	}
})
