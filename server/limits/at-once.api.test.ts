import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aContact, someVisitor } from '#tests/helpers/enquiries.ts'
import { buildTestApi } from '#tests/helpers/site/build-api.ts'
import { house } from '#tests/helpers/site/house.ts'

const mailed = {
	SMTP_URL: 'smtp://127.0.0.1:9',
	MAIL_FROM: 'web@palma.example',
	MAIL_TO: 'dueno@palma.example',
}

async function siteOn(database: Database, environment: NodeJS.ProcessEnv = {}) {
	const app = await buildTestApi(database, { environment })
	const post = (url: string, payload: object, address = someVisitor().address) =>
		app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } })
	return { post }
}

/** How many of thirty calls at once got each status. */
async function atOnce(call: () => Promise<{ statusCode: number }>) {
	const responses = await Promise.all(Array.from({ length: 30 }, call))
	const all = Map.groupBy(responses, ({ statusCode }) => statusCode)
	return Object.fromEntries([...all].map(([status, { length }]) => [status, length]))
}

describeEachDatabase(({ open }) => {
	test('of thirty enquiries at once with one mail address, three are acknowledged and all arrive', async () => {
		const database = await open()
		const { post } = await siteOn(database, mailed)
		const send = () => post('/api/contact', aContact({ Email: 'Ana@example.com' }))
		expect(await atOnce(send)).toEqual({ 201: 30 })
		const letters = await database.query.selectFrom('outbox').select('recipient').execute()
		expect(letters.filter(({ recipient }) => recipient === 'owner')).toHaveLength(30)
		expect(letters.filter(({ recipient }) => recipient === 'guest')).toHaveLength(3)
	})

	test('of thirty posts at once without a proof of work, those beyond the sixtieth have to solve one', async () => {
		const { post } = await siteOn(await open())
		for (let index = 0; index < 50; index += 1) await post('/api/contact', aContact())
		expect(await atOnce(() => post('/api/contact', aContact()))).toEqual({ 201: 10, 428: 20 })
	})

	test('of thirty guesses at once at a password, five are looked at', async () => {
		const { signIn } = await house(await open())
		expect(await atOnce(() => signIn('admin', 'wrong'))).toEqual({ 401: 5, 429: 25 })
	})

	test('of thirty who follow one invitation at once, one gets in', async () => {
		const { invite, accept } = await house(await open())
		const { token } = await invite('Rosa', 'reception')
		const { 200: welcomed, ...others } = await atOnce(() => accept(token))
		expect(welcomed).toBe(1)
		expect(Object.keys(others).every((status) => ['404', '503'].includes(status))).toBe(true)
	})
})
