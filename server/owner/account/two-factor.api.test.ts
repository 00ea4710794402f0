import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import {
	buildTestApi,
	ownerPassword,
	quickPasswords,
	storeOwnerPassword,
} from '#tests/helpers/site/build-api.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'

const step = 30_000
const minute = 60_000

function ownerOf(app: FastifyInstance) {
	const address = { 'x-forwarded-for': '203.0.113.1' }
	const headers: Record<string, string> = { ...address }
	const post = (url: string, payload: object) =>
		app.inject({ method: 'POST', url, headers, payload })
	return {
		headers,
		post,
		/** From another browser, which has no token yet. */
		signIn: (code?: string, changes: object = {}) =>
			app.inject({
				method: 'POST',
				url: '/api/auth',
				headers: address,
				payload: { name: 'admin', password: ownerPassword, code, ...changes },
			}),
		begin: (password = ownerPassword) => post('/api/two-factor', { password }),
		confirm: (code: string) => post('/api/two-factor/confirm', { code }),
		renew: (code: string, password = ownerPassword) =>
			post('/api/two-factor/recovery-codes', { password, code }),
		switchOff: (code: string, password = ownerPassword) =>
			post('/api/two-factor/off', { password, code }),
		status: async () => (await app.inject({ url: '/api/two-factor', headers })).json(),
		isSignedIn: async (token = headers['x-auth-token']) => {
			const more = { ...headers, 'x-auth-token': token }
			return (await app.inject({ url: '/api/auth', headers: more })).statusCode === 204
		},
	}
}

/** The owner, signed in. Two-factor is off. */
async function signedIn(database: Database, clock = { now: Date.now() }) {
	await storeOwnerPassword(database)
	const app = await buildTestApi(database, { clock })
	const owner = ownerOf(app)
	owner.headers['x-auth-token'] = (await owner.signIn()).json().token
	return { app, clock, ...owner }
}

/** The same with two-factor on, one time step later, because the confirming code is spent. */
async function withTwoFactor(database: Database, clock = { now: Date.now() }) {
	const owner = await signedIn(database, clock)
	const { secret } = (await owner.begin()).json()
	const phone = (distance = 0) => codeOnPhone(secret, clock.now + distance * step)
	const codes: string[] = (await owner.confirm(phone())).json().recoveryCodes
	clock.now += 2 * step
	return { ...owner, phone, codes, secret }
}

describeEachDatabase(({ kind, open, newPlace }) => {
	test('two-factor takes effect when a first code confirms it, and signs out everywhere else', async () => {
		const { signIn, begin, confirm, status, isSignedIn, clock } = await signedIn(await open())
		const elsewhere = (await signIn()).json().token

		const begun = await begin()
		expect(begun.statusCode).toBe(200)
		expect(begun.headers['cache-control']).toBe('no-store')
		const { secret, uri, qr } = begun.json()
		expect(secret).toMatch(/^[A-Z2-7]{32}$/)
		expect(uri).toContain(secret)
		expect(qr).toContain('<svg')
		expect(await status()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
		expect(await isSignedIn(elsewhere)).toBe(true)

		const wrong = await confirm('000000')
		expect(wrong.statusCode).toBe(422)
		expect(wrong.json().errors).toEqual([{ field: 'code', code: 'codeInvalid' }])

		const confirmed = await confirm(codeOnPhone(secret, clock.now))
		expect(confirmed.statusCode).toBe(200)
		const { recoveryCodes } = confirmed.json()
		expect(new Set(recoveryCodes).size).toBe(10)
		expect(await status()).toEqual({ isOn: true, recoveryCodesLeft: 10 })
		expect(await isSignedIn(elsewhere)).toBe(false)
		expect(await isSignedIn()).toBe(true)

		expect((await begin()).json()).toMatchObject({ status: 409, code: 'wrong-state' })
		expect((await confirm('123456')).json()).toMatchObject({ status: 409, code: 'wrong-state' })
	})

	test('switching on needs the owner’s token and password', async () => {
		const { headers, begin, confirm, renew, switchOff, app } = await signedIn(await open())
		const wrong = await begin('guess')
		expect(wrong.statusCode).toBe(422)
		expect(wrong.json().errors).toEqual([{ field: 'password', code: 'passwordInvalid' }])
		expect((await renew('123456')).statusCode).toBe(409)
		expect((await switchOff('123456')).statusCode).toBe(409)
		expect((await confirm('123456')).statusCode, 'nothing was begun').toBe(409)
		delete headers['x-auth-token']
		const calls = [begin(), confirm('1'), renew('1'), switchOff('1')]
		calls.push(app.inject({ url: '/api/two-factor' }))
		for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(401)
	})

	test('a key that is not confirmed within 15 minutes expires', async () => {
		const database = await open()
		const { begin, confirm, clock } = await signedIn(database)
		const { secret } = (await begin()).json()
		clock.now += 15 * minute
		expect((await confirm(codeOnPhone(secret, clock.now))).statusCode).toBe(409)
		const again = (await begin()).json().secret
		expect(again).not.toBe(secret)
		expect((await confirm(codeOnPhone(secret, clock.now))).statusCode).toBe(422)
		expect((await confirm(codeOnPhone(again, clock.now))).statusCode).toBe(200)
	})

	test('signing in asks for a code only after the right password', async () => {
		const { signIn, phone } = await withTwoFactor(await open())
		for (const missing of [undefined, '', '  ']) {
			const response = await signIn(missing)
			expect(response.statusCode).toBe(401)
			expect(response.headers['content-type']).toContain('application/problem+json')
			expect(response.json()).toMatchObject({ code: 'second-factor-required' })
			expect(response.json()).not.toHaveProperty('token')
		}
		expect((await signIn(phone(), { password: 'guess' })).json()).toMatchObject({
			code: 'unauthenticated',
		})
		const code = phone()
		const response = await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)
		expect(response.statusCode).toBe(200)
		expect(response.json().token).toMatch(/^[\w-]{43}$/)
	})

	test('no code is accepted twice, nor one older than the last', async () => {
		const { signIn, phone, clock } = await withTwoFactor(await open())
		const [before, code] = [phone(-1), phone()]
		expect((await signIn(code)).statusCode).toBe(200)
		expect((await signIn(code)).json()).toMatchObject({ code: 'second-factor-wrong' })
		expect((await signIn(before)).statusCode).toBe(401)
		clock.now += step
		expect((await signIn(code)).statusCode, 'a step later').toBe(401)
		expect((await signIn(phone())).statusCode).toBe(200)
	})

	test('only one of concurrent requests with the same code succeeds', async () => {
		const { signIn, phone, codes } = await withTwoFactor(await open())
		for (const code of [phone(), String(codes[0])]) {
			const responses = await Promise.all([1, 2, 3, 4].map(() => signIn(code)))
			const good = responses.filter(({ statusCode }) => statusCode === 200)
			expect(good).toHaveLength(1)
		}
	})

	test('the confirming code does not sign in', async () => {
		const { signIn, begin, confirm, clock } = await signedIn(await open())
		const { secret } = (await begin()).json()
		const code = codeOnPhone(secret, clock.now)
		await confirm(code)
		expect((await signIn(code)).json()).toMatchObject({ code: 'second-factor-wrong' })
	})

	test('the phone’s clock may be one step off, not two', async () => {
		const { signIn, phone, clock } = await withTwoFactor(await open())
		clock.now += 10 * step
		expect((await signIn(phone(-2))).statusCode).toBe(401)
		expect((await signIn(phone(2))).statusCode).toBe(401)
		expect((await signIn(phone(-1))).statusCode).toBe(200)
		expect((await signIn(phone(1))).statusCode).toBe(200)
	})

	test('wrong codes are delayed like wrong passwords, and a right password alone does not reset the delay', async () => {
		const { signIn, phone, clock } = await withTwoFactor(await open())
		const wrong = () => signIn(phone(5))
		for (const guess of [wrong, signIn, wrong, signIn, wrong, signIn, wrong, signIn, wrong])
			expect((await guess()).statusCode).toBe(401)
		const refused = await signIn(phone())
		expect(refused.statusCode).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBe(60)
		clock.now += minute
		expect((await wrong()).statusCode).toBe(401)
		expect(Number((await wrong()).headers['retry-after'])).toBe(120)
		clock.now += 2 * minute
		expect((await signIn(phone())).statusCode).toBe(200)
		expect((await wrong()).statusCode).toBe(401)
	})

	test('a right password without its code is not a wrong guess, however often it is sent', async () => {
		const { signIn, phone } = await withTwoFactor(await open())
		for (let sent = 0; sent < 12; sent += 1)
			expect((await signIn()).json().code).toBe('second-factor-required')
		expect((await signIn(phone())).statusCode).toBe(200)
	})

	test('a code that was never checked, because the hashes are busy, is not a wrong guess', async () => {
		const { signIn, codes } = await withTwoFactor(await open())
		const { verify } = quickPasswords
		const busy = vi.spyOn(quickPasswords, 'verify')
		onTestFinished(() => busy.mockRestore())
		for (let sent = 0; sent < 8; sent += 1) {
			busy.mockImplementationOnce(verify).mockImplementationOnce(async () => {
				throw new AppError('overloaded')
			})
			expect((await signIn(codes[0])).statusCode).toBe(503)
		}
		expect((await signIn(codes[0])).statusCode).toBe(200)
	})

	test('a right password sent at the same time does not end the delay of wrong codes', async () => {
		const { signIn, phone } = await withTwoFactor(await open())
		const wrong = () => signIn(phone(5))
		for (let round = 0; round < 5; round += 1) await Promise.all([wrong(), signIn(), signIn()])
		const statuses = await Promise.all([1, 2, 3].map(async () => (await wrong()).statusCode))
		expect(statuses).toContain(429)
	})

	test('codes used while the clock ran ahead do not lock the owner out once it is right', async () => {
		const { signIn, phone, clock } = await withTwoFactor(await open())
		const year = 365 * 24 * 60 * minute
		clock.now += year
		expect((await signIn(phone())).statusCode).toBe(200)
		clock.now -= year
		const code = phone()
		expect((await signIn(code)).statusCode).toBe(200)
		expect((await signIn(code)).json()).toMatchObject({ code: 'second-factor-wrong' })
	})

	test('guessing codes with a stolen token is delayed too', async () => {
		const { switchOff, renew, phone } = await withTwoFactor(await open())
		for (const guess of [1, 2, 3, 4, 5])
			expect((await switchOff(phone(), `guess ${guess}`)).statusCode).toBe(422)
		expect((await switchOff(phone())).statusCode).toBe(429)
		expect((await renew(phone())).statusCode).toBe(429)
	})

	test('a recovery code signs in once, however it is written, and only hashes are stored', async () => {
		const database = await open()
		const { signIn, status, codes, secret } = await withTwoFactor(database)
		const [first = '', second = '', third = ''] = codes
		expect((await signIn(first)).statusCode).toBe(200)
		expect((await signIn(first)).json()).toMatchObject({ code: 'second-factor-wrong' })
		expect((await signIn(` ${second.toUpperCase().replaceAll('-', ' ')} `)).statusCode).toBe(200)
		expect(await signIn(third.slice(0, -1))).toMatchObject({ statusCode: 401 })
		const mixed = third.slice(0, 4) + String(codes[3]).slice(4)
		expect(await signIn(mixed)).toMatchObject({ statusCode: 401 })
		expect((await signIn(third)).statusCode).toBe(200)
		expect(await status()).toEqual({ isOn: true, recoveryCodesLeft: 7 })

		const rows = await database.query.selectFrom('recovery_codes').selectAll().execute()
		expect(rows).toHaveLength(7)
		for (const row of rows) {
			expect(row.code_hash).toMatch(/^\$argon2id\$/)
			const code = codes.find((one) => one.startsWith(row.id))
			expect(JSON.stringify(row)).not.toContain(code?.slice(5))
		}
		expect(JSON.stringify(rows)).not.toContain(secret)
	})

	test('renewing recovery codes needs password and code, and revokes the old ones', async () => {
		const { signIn, renew, phone, codes, clock } = await withTwoFactor(await open())
		expect((await renew(phone(), 'guess')).json().errors).toEqual([
			{ field: 'password', code: 'passwordInvalid' },
		])
		expect((await renew('000000')).json().errors).toEqual([{ field: 'code', code: 'codeInvalid' }])
		const { recoveryCodes } = (await renew(phone())).json()
		expect(recoveryCodes).toHaveLength(10)
		expect((await signIn(codes[0])).statusCode).toBe(401)
		expect((await signIn(recoveryCodes[0])).statusCode).toBe(200)
		clock.now += step
		expect((await signIn(phone())).statusCode, 'the phone stays good').toBe(200)
	})

	test('switching off needs password and code; afterwards the password is enough', async () => {
		const database = await open()
		const { signIn, switchOff, status, phone } = await withTwoFactor(database)
		expect((await switchOff(phone(), 'guess')).statusCode).toBe(422)
		expect((await switchOff('')).json().errors).toEqual([{ field: 'code', code: 'codeInvalid' }])
		expect((await switchOff(phone())).statusCode).toBe(204)
		expect(await status()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
		expect((await signIn()).statusCode).toBe(200)
		const codes = await database.query.selectFrom('recovery_codes').selectAll().execute()
		expect(codes).toEqual([])
	})

	test('two-factor can be switched off with a recovery code', async () => {
		const { switchOff, status, codes } = await withTwoFactor(await open())
		expect((await switchOff(String(codes[9]))).statusCode).toBe(204)
		expect(await status()).toMatchObject({ isOn: false })
	})

	test(
		'npm run admin:password keeps two-factor on, and admin:two-factor --off ends it',
		kind === 'sqlite' ? {} : sweep,
		async () => {
			const place = await newPlace()
			const database = await open(place)
			const { app, signIn, phone, isSignedIn } = await withTwoFactor(database)
			const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.url ?? '' }
			const run = async (script: string, args: string[] = [], typed = '') => {
				const child = startChild(`scripts/owner/${script}.ts`, args, environment)
				child.process.stdin.end(typed)
				const { code, errors } = await child.ended
				return { code, said: child.lines.join('\n') + errors }
			}
			expect((await run('admin-two-factor')).said).toContain('on; 10 recovery codes are left')
			expect(await run('admin-two-factor', ['--of'])).toMatchObject({ code: 1 })

			await run('admin-password', [], 'una clave muy larga\n')
			const password = 'una clave muy larga'
			expect(await isSignedIn()).toBe(false)
			expect((await signIn(undefined, { password })).json()).toMatchObject({
				code: 'second-factor-required',
			})
			const { token } = (await signIn(phone(), { password })).json()

			expect(await run('admin-two-factor', ['--off'])).toMatchObject({ code: 0 })
			expect(await isSignedIn(token)).toBe(false)
			expect((await signIn(undefined, { password })).statusCode).toBe(200)
			await app.close()
		},
	)

	if (kind === 'postgres')
		test('two processes together accept a code once', async () => {
			const place = await newPlace()
			const clock = { now: Date.now() }
			const here = await withTwoFactor(await open(place), clock)
			const there = ownerOf(
				await buildTestApi(await open(place), { clock, passwords: quickPasswords }),
			)
			const code = here.phone()
			const responses = await Promise.all([here.signIn(code), there.signIn(code)])
			expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
		})
})
