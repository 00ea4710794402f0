import { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { startPostgres } from '#tests/helpers/database/postgres.ts'
import { buildTestApi, ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { sweep } from '#tests/helpers/steps.ts'

const review = { name: 'Ana', evaluation: 4, message: 'La trucha, deliciosa' }
const login = { name: 'admin', password: ownerPassword }

async function expectUnavailable(app: FastifyInstance, call: InjectOptions) {
	const response = await app.inject(call)
	const { statusCode, headers } = response
	expect([call.method, call.url, statusCode]).toEqual([call.method, call.url, 503])
	expect(headers['content-type']).toContain('application/problem+json')
	expect(Number(headers['retry-after'])).toBeGreaterThan(0)
	expect(response.json()).toMatchObject({ code: 'database-unavailable' })
}

async function signedIn(app: FastifyInstance) {
	const response = await app.inject({ method: 'POST', url: '/api/auth', payload: login })
	return { 'x-auth-token': response.json().token as string }
}

test(
	'without PostgreSQL every call that needs it answers 503, and none succeeds',
	sweep,
	async () => {
		const server = await startPostgres({ fsync: false })
		const database = await openDatabase({ url: await server.createDatabase(), dataDir: '' })
		onTestFinished(() => database.close())
		await migrate(database)
		await storeOwnerPassword(database)
		const app = await buildTestApi(database)
		const headers = await signedIn(app)
		const created = await app.inject({ method: 'POST', url: '/api/create', payload: review })
		const { _id } = created.json()
		await server.stop()

		const calls: InjectOptions[] = [
			{ method: 'GET', url: '/api/reviews' },
			{ method: 'POST', url: '/api/create', payload: { ...review, message: 'Otra' } },
			{ method: 'DELETE', url: `/api/delete/${_id}`, headers },
			{ method: 'POST', url: `/api/restore/${_id}`, headers },
			{ method: 'POST', url: '/api/enquiries/search', headers, payload: { q: 'Ana' } },
			{ method: 'POST', url: '/api/enquiries.csv', headers, payload: {} },
			{ method: 'DELETE', url: '/api/enquiries', headers, payload: { email: 'ana@example.com' } },
			{ method: 'GET', url: '/api/auth', headers },
			{ method: 'DELETE', url: '/api/auth', headers },
			{ method: 'POST', url: '/api/auth', payload: login },
		]
		for (const call of calls) await expectUnavailable(app, call)
		const malformed = await app.inject({ method: 'POST', url: '/api/create', payload: {} })
		expect(malformed.statusCode).toBe(422)
		const nobody = await app.inject({ method: 'DELETE', url: `/api/delete/${_id}` })
		expect(nobody.statusCode).toBe(401)
	},
)

test('while SQLite cannot be written, a review is refused and does not appear later', async () => {
	const dataDir = await newDataDir()
	const database = await openDatabase({ dataDir })
	onTestFinished(() => database.close())
	await migrate(database)
	await storeOwnerPassword(database)
	const app = await buildTestApi(database)
	const headers = await signedIn(app)
	const { _id } = (await app.inject({ method: 'POST', url: '/api/create', payload: review })).json()

	const other = new DatabaseSync(sqliteFile(dataDir))
	other.exec('begin immediate')
	// Each write waits five seconds for the lock: here they pass in a quarter of a second.
	const [lockedAt, startedAt] = [Date.now(), performance.now()]
	vi.spyOn(Date, 'now').mockImplementation(() => lockedAt + (performance.now() - startedAt) * 20)
	const payload = { ...review, message: 'Otra' }
	await Promise.all([
		expectUnavailable(app, { method: 'POST', url: '/api/create', payload }),
		expectUnavailable(app, { method: 'DELETE', url: `/api/delete/${_id}`, headers }),
	])
	other.exec('rollback')
	other.close()

	const { body } = await app.inject({ url: '/api/reviews' })
	expect(JSON.parse(body)).toMatchObject([{ _id, message: review.message }])
	const again = await app.inject({ method: 'POST', url: '/api/create', payload })
	expect(again.statusCode).toBe(201)
})
