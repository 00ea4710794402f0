import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { readPasswordHash, storePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import {
	buildTestApi,
	ownerPassword,
	quickPasswords,
	storeOwnerPassword,
} from '#tests/helpers/site/build-api.ts'
import { sweep } from '#tests/helpers/steps.ts'

const minute = 60_000
const hour = 60 * minute
const newPassword = 'tres mulas bajo el yarumo'

function callsOf(app: FastifyInstance) {
	const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token = '', payload?: object) =>
		app.inject({
			method,
			url,
			headers: { 'x-forwarded-for': '203.0.113.1', ...(token && { 'x-auth-token': token }) },
			...(payload && { payload }),
		})
	const signIn = (password = ownerPassword, code?: string) =>
		call('POST', '/api/auth', '', { name: 'admin', password, code })
	return {
		call,
		signIn,
		tokenFor: async (password = ownerPassword): Promise<string> =>
			(await signIn(password)).json().token,
		isGood: async (token: string) => (await call('GET', '/api/auth', token)).statusCode === 204,
		change: (token: string, changes: object = {}) =>
			call('POST', '/api/auth/password', token, {
				current: ownerPassword,
				password: newPassword,
				...changes,
			}),
		sessions: async (token: string) =>
			(await call('GET', '/api/auth/sessions', token)).json().sessions,
	}
}

async function withOwner(database: Database, environment = {}) {
	const clock = { now: Date.now() }
	await storeOwnerPassword(database)
	const app = await buildTestApi(database, { clock, environment })
	return { app, clock, ...callsOf(app) }
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('changing the password ends every session and returns a new token', async () => {
		const database = await open()
		const { tokenFor, change, isGood, signIn } = await withOwner(database)
		const [token, elsewhere] = [await tokenFor(), await tokenFor()]

		const response = await change(token)
		expect(response.statusCode).toBe(200)
		expect(response.headers['cache-control']).toBe('no-store')
		const { token: fresh } = response.json()
		expect(await Promise.all([token, elsewhere, fresh].map(isGood))).toEqual([false, false, true])
		expect((await signIn()).statusCode).toBe(401)
		expect((await signIn(newPassword)).statusCode).toBe(200)
		const stored = String(await readPasswordHash(database))
		expect(stored).toMatch(/^\$argon2id\$/)
		expect(stored).not.toContain(newPassword)
	})

	test(
		'with a stolen token the password can be guessed five times, then after growing delays',
		sweep,
		async () => {
			const { tokenFor, change, isGood, signIn, clock } = await withOwner(await open())
			const token = await tokenFor()
			for (let guess = 1; guess <= 5; guess += 1) {
				const wrong = await change(token, { current: `guess ${guess}` })
				expect(wrong.statusCode).toBe(422)
				expect(wrong.json().errors).toEqual([{ field: 'current', code: 'passwordInvalid' }])
			}
			const delays: number[] = []
			while (delays.length < 3) {
				const response = await change(token, { current: 'guess' })
				if (response.statusCode === 422) continue
				expect(response.statusCode).toBe(429)
				delays.push(Number(response.headers['retry-after']))
				expect((await change(token)).statusCode, 'not even the right one').toBe(429)
				expect((await signIn()).statusCode, 'which locks nobody out').toBe(200)
				clock.now += Number(response.headers['retry-after']) * 1000
			}
			expect(delays).toEqual([60, 120, 240])
			expect(await isGood(token), 'people who are signed in stay so').toBe(true)
			expect((await change(token)).statusCode).toBe(200)
		},
	)

	test('short and easily guessed passwords are refused with the reason and do not count as guesses', async () => {
		const database = await open()
		const { tokenFor, change, signIn } = await withOwner(database)
		const token = await tokenFor()
		for (const [password, code] of [
			['nueve.car', 'passwordShort'],
			['PalmaDeCera2025', 'passwordEasy'],
		]) {
			const response = await change(token, { password })
			expect(response.statusCode).toBe(422)
			expect(response.json().errors).toEqual([{ field: 'password', code }])
		}
		const guesses = database.query.selectFrom('login_failures').where('failures', '>', 0)
		expect(await guesses.selectAll().execute()).toEqual([])
		expect((await signIn()).statusCode, 'the old password is still valid').toBe(200)
	})

	test('malformed input gets 422, naming the fields', async () => {
		const { call, tokenFor, isGood } = await withOwner(await open())
		const token = await tokenFor()
		const bodies: [object, string[]][] = [
			[{}, ['current', 'password']],
			[{ current: ownerPassword }, ['password']],
			[{ password: newPassword }, ['current']],
			[{ current: '', password: newPassword }, ['current']],
			[{ current: ['x'], password: { $ne: '' } }, ['current', 'password']],
			[{ current: ownerPassword, password: 'á'.repeat(1001) }, ['password']],
			[{ current: ownerPassword, password: newPassword, code: 123456 }, ['code']],
		]
		for (const [body, fields] of bodies) {
			const response = await call('POST', '/api/auth/password', token, body)
			expect(response.statusCode).toBe(422)
			const errors: { field: string }[] = response.json().errors
			expect(errors.map(({ field }) => field)).toEqual(fields)
		}
		expect(await isGood(token)).toBe(true)
	})

	test('a password set by the environment cannot be changed here', async () => {
		const environment = [
			{ ADMIN_PASSWORD: ownerPassword },
			{ ADMIN_PASSWORD_HASH: await quickPasswords.hash(ownerPassword) },
		]
		for (const set of environment) {
			const { call, tokenFor, change, isGood } = await withOwner(await open(), set)
			const token = await tokenFor()
			expect((await call('GET', '/api/auth/password', token)).json()).toEqual({ isFixed: true })
			expect((await change(token)).json()).toMatchObject({ status: 409, code: 'password-fixed' })
			expect(await isGood(token)).toBe(true)
		}
		const { call, tokenFor } = await withOwner(await open())
		const free = await call('GET', '/api/auth/password', await tokenFor())
		expect(free.json()).toEqual({ isFixed: false })
	})

	test('with two-factor on, changing the password needs a code', async () => {
		const { call, clock, tokenFor, change, signIn, isGood } = await withOwner(await open())
		const token = await tokenFor()
		const begun = await call('POST', '/api/two-factor', token, { password: ownerPassword })
		const { secret } = begun.json()
		const code = () => codeOnPhone(secret, clock.now)
		await call('POST', '/api/two-factor/confirm', token, { code: code() })
		clock.now += minute

		const without = await change(token)
		expect(without.statusCode).toBe(422)
		expect(without.json().errors).toEqual([{ field: 'code', code: 'codeRequired' }])
		const wrong = await change(token, { code: '000000' })
		expect(wrong.json().errors).toEqual([{ field: 'code', code: 'codeInvalid' }])
		const { token: fresh } = (await change(token, { code: code() })).json()
		expect(await isGood(fresh)).toBe(true)
		clock.now += minute
		expect((await signIn(newPassword)).json()).toMatchObject({ code: 'second-factor-required' })
		expect((await signIn(newPassword, code())).statusCode).toBe(200)
	})

	test('the old password does not sign in while it is being changed', async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const hash = await quickPasswords.hash(newPassword)
		const verify: typeof quickPasswords.verify = async (stored, password) => {
			const isRight = await quickPasswords.verify(stored, password)
			await storePasswordHash(database, hash, Date.now())
			return isRight
		}
		const app = await buildTestApi(database, { passwords: { ...quickPasswords, verify } })
		expect((await callsOf(app).signIn()).statusCode).toBe(401)
	})

	test('the owner sees the valid sessions and no ended ones', async () => {
		const { clock, tokenFor, sessions, call } = await withOwner(await open())
		const start = clock.now
		await tokenFor()
		clock.now += 6 * hour
		const second = await tokenFor()
		clock.now += hour
		const third = await tokenFor()
		const at = (hours: number) => new Date(start + hours * hour).toISOString()
		expect(await sessions(third)).toEqual([
			{ signedInAt: at(7), lastUsedAt: at(7), isThisOne: true },
			{ signedInAt: at(6), lastUsedAt: at(6), isThisOne: false },
			{ signedInAt: at(0), lastUsedAt: at(0), isThisOne: false },
		])
		clock.now += 5 * hour
		expect(await sessions(second), 'the first was idle for twelve hours').toEqual([
			{ signedInAt: at(6), lastUsedAt: at(12), isThisOne: true },
			{ signedInAt: at(7), lastUsedAt: at(7), isThisOne: false },
		])
		const response = await call('GET', '/api/auth/sessions', second)
		expect(response.headers['cache-control']).toBe('no-store')
	})

	test('a session is named by its device', async () => {
		const { app, ...owner } = await withOwner(await open())
		const response = await app.inject({
			method: 'POST',
			url: '/api/auth',
			headers: {
				'user-agent':
					'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
			},
			payload: { name: 'admin', password: ownerPassword },
		})
		expect(await owner.sessions(response.json().token)).toMatchObject([
			{ device: 'Chrome · Android', isThisOne: true },
		])
	})

	test('the owner ends all other sessions and keeps this one', async () => {
		const { tokenFor, isGood, call, sessions } = await withOwner(await open())
		const [mine, ...others] = [await tokenFor(), await tokenFor(), await tokenFor()]
		expect((await call('DELETE', '/api/auth/sessions', mine)).statusCode).toBe(204)
		expect(await Promise.all(others.map(isGood))).toEqual([false, false])
		expect(await isGood(mine)).toBe(true)
		expect(await sessions(mine)).toHaveLength(1)
	})

	test('every call without a token answers 401', async () => {
		const { call, change, signIn } = await withOwner(await open())
		const responses = await Promise.all([
			change(''),
			change('A'.repeat(43)),
			call('GET', '/api/auth/password'),
			call('GET', '/api/auth/sessions'),
			call('DELETE', '/api/auth/sessions'),
		])
		for (const { statusCode } of responses) expect(statusCode).toBe(401)
		expect((await signIn()).statusCode).toBe(200)
	})
})
