import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { aContact } from '#tests/helpers/enquiries.ts'
import { buildTestApi } from '#tests/helpers/site/build-api.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

const proxy = '198.51.100.1'
const visitor = '203.0.113.9'
const inAnHour = 30

/** The proxy appends the last address; the visitor may have sent others before it. */
async function statusesOf(app: FastifyInstance, forwarded: (index: number) => string) {
	const statuses: number[] = []
	for (let index = 0; index < 40; index += 1) {
		const { statusCode } = await app.inject({
			method: 'POST',
			url: '/api/contact',
			headers: { 'x-forwarded-for': forwarded(index) },
			payload: aContact(),
			remoteAddress: proxy,
		})
		statuses.push(statusCode)
	}
	return statuses
}

async function open() {
	const database = await openDatabase({ dataDir: await newDataDir() })
	onTestFinished(() => database.close())
	await migrate(database)
	return database
}

testSampled([
	['true', (index: number) => `10.1.2.${index}, ${visitor}`],
	['1', (index: number) => `10.1.2.${index}, ${visitor}`],
	[proxy, (index: number) => `10.1.2.${index}, ${visitor}`],
	['2', (index: number) => `10.1.2.${index}, ${visitor}, 10.9.9.9`],
	['off', (index: number) => `10.1.2.${index}`],
	['192.0.2.1', (index: number) => `10.1.2.${index}`],
])('with TRUST_PROXY=%s a visitor cannot invent an address', async (setting, forwarded) => {
	const environment = { TRUST_PROXY: setting }
	const app = await buildTestApi(await open(), { environment })
	const statuses = await statusesOf(app, forwarded)
	expect(statuses.filter((status) => status === 201)).toHaveLength(inAnHour)
	expect(statuses.filter((status) => status === 429)).toHaveLength(40 - inAnHour)
})

test('behind a trusted proxy each visitor has a limit of their own', async () => {
	const app = await buildTestApi(await open(), { environment: { TRUST_PROXY: '1' } })
	const statuses = await statusesOf(app, (index) => `203.0.113.${index}`)
	expect(new Set(statuses)).toEqual(new Set([201]))
})
