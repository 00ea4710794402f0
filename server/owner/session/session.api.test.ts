import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { signInName } from '#domain/owner/sign-in.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signIn, withOwner } from '#tests/helpers/site/sign-in-attempts.ts'

const minute = 60_000
const hour = 60 * minute

function ask(app: FastifyInstance, token?: string, method: 'GET' | 'DELETE' = 'GET') {
	const headers = token === undefined ? {} : { 'x-auth-token': token }
	return app.inject({ method, url: '/api/auth', headers })
}

describeEachDatabase(({ open }) => {
	test('the right name and password get a token that is valid until revoked', async () => {
		const database = await open()
		const { app } = await withOwner(database)
		const response = await signIn(app)
		expect(response.statusCode).toBe(200)
		expect(response.headers['cache-control']).toBe('no-store')
		const { token } = response.json()
		expect(Buffer.from(token, 'base64url')).toHaveLength(32)
		const stored = await database.query.selectFrom('sessions').selectAll().execute()
		expect(JSON.stringify(stored)).not.toContain(token)

		expect((await ask(app, token)).statusCode).toBe(204)
		expect((await ask(app, token, 'DELETE')).statusCode).toBe(204)
		expect((await ask(app, token)).statusCode).toBe(401)
		expect((await ask(app, token, 'DELETE')).statusCode).toBe(401)
	})
})

describeSampledDatabase('sqlite', ({ kind, open, newPlace }) => {
	test('the owner signs in with the configured name and with the one that the pages send', async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApi(database, { environment: { ADMIN_NAME: 'rosa' } })
		expect((await signIn(app, { name: 'rosa' })).statusCode).toBe(200)
		expect((await signIn(app, { name: signInName })).statusCode).toBe(200)
		expect((await signIn(app, { name: 'root' })).statusCode).toBe(401)
	})

	test('a wrong password and a missing token are told apart in words', async () => {
		const { app } = await withOwner(await open())
		const wrong = (await signIn(app, { password: 'guess' })).json()
		const missing = (await ask(app)).json()
		expect([wrong.code, missing.code]).toEqual(['unauthenticated', 'unauthenticated'])
		expect(wrong.title).toBe('The name or the password is wrong')
		expect(missing.title).toBe('A valid token is required')
	})

	test('a missing password is named as a field error', async () => {
		const { app, passwords } = await withOwner(await open())
		const response = await signIn(app, { password: '' })
		expect(response.statusCode).toBe(422)
		expect(response.json().errors).toEqual([{ field: 'password', code: 'passwordInvalid' }])
		expect(passwords.verify).not.toHaveBeenCalled()
	})

	test('a session is valid while its use cannot be recorded, as on a full disk', async () => {
		const database = await open()
		const { app, clock } = await withOwner(database)
		const { token } = (await signIn(app)).json()
		const update = vi.spyOn(database.query, 'updateTable').mockImplementation(() => {
			throw new Error('database or disk is full')
		})
		clock.now += 5 * minute
		expect((await ask(app, token)).statusCode).toBe(204)
		expect(update).toHaveBeenCalledWith('sessions')
	})

	test('signing in again revokes the previous token', async () => {
		const { app } = await withOwner(await open())
		const before = (await signIn(app)).json().token
		const again = await app.inject({
			method: 'POST',
			url: '/api/auth',
			headers: { 'x-auth-token': before },
			payload: { name: 'admin', password: ownerPassword },
		})
		expect((await ask(app, before)).statusCode).toBe(401)
		expect((await ask(app, again.json().token)).statusCode).toBe(204)
	})

	test('forged and malformed tokens get 401', async () => {
		const { app } = await withOwner(await open())
		const { token } = (await signIn(app)).json()
		const flipped = (token[0] === 'A' ? 'B' : 'A') + token.slice(1)
		const wrong = [undefined, '', ' ', 'null', flipped, token.slice(1), `${token}A`, `${token}, x`]
		wrong.push("' or 1=1 --", '__proto__', 'A'.repeat(43), 'é'.repeat(10), 'x'.repeat(5000))
		for (const forged of wrong) {
			const response = await ask(app, forged)
			expect([forged, response.statusCode]).toEqual([forged, 401])
			expect(response.json()).toMatchObject({ code: 'unauthenticated' })
		}
		expect((await ask(app, token)).statusCode).toBe(204)
	})

	test('a token expires after twelve hours without use, and after seven days in any case', async () => {
		const { app, clock } = await withOwner(await open())
		const idle = (await signIn(app)).json().token
		clock.now += 12 * hour - 1
		expect((await ask(app, idle)).statusCode).toBe(204)
		clock.now += 12 * hour
		expect((await ask(app, idle)).statusCode).toBe(401)

		const busy = (await signIn(app)).json().token
		for (let passed = 0; passed < 7 * 24 - 11; passed += 11) {
			expect((await ask(app, busy)).statusCode).toBe(204)
			clock.now += 11 * hour
		}
		clock.now += 11 * hour
		expect((await ask(app, busy)).statusCode).toBe(401)
	})

	if (kind === 'postgres')
		test('two processes share sessions and delays', async () => {
			const place = await newPlace()
			const clock = { now: Date.now() }
			const [here, there] = [await open(place), await open(place)]
			const { app } = await withOwner(here, clock)
			const other = await buildTestApi(there, { clock })

			const { token } = (await signIn(app)).json()
			expect((await ask(other, token)).statusCode).toBe(204)
			expect((await ask(other, token, 'DELETE')).statusCode).toBe(204)
			expect((await ask(app, token)).statusCode).toBe(401)

			const guesses = Array.from({ length: 20 }, (_, index) =>
				signIn(index % 2 ? app : other, { password: 'guess' }),
			)
			const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
			expect(statuses.filter((status) => status === 401)).toHaveLength(5)
			expect(statuses.filter((status) => status === 429)).toHaveLength(15)
		})

	test('expired sessions, delays and address codes are deleted', async () => {
		const database = await open()
		const { app, clock } = await withOwner(database)
		await signIn(app)
		await signIn(app, { password: 'guess' })
		const failures = () => database.query.selectFrom('login_failures').selectAll().execute()
		expect(JSON.stringify(await failures())).not.toContain('203.0.113')
		await app.close()
		clock.now += 31 * 24 * hour
		const later = await buildTestApi(database, { clock })
		await later.close()
		expect(await failures()).toEqual([])
		expect(await database.query.selectFrom('sessions').selectAll().execute()).toEqual([])
	})
})
