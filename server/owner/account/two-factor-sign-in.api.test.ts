import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, quickPasswords } from '#tests/helpers/site/build-api.ts'
import { ownerOf, signedIn, step, withTwoFactor } from '#tests/helpers/two-factor.ts'

const minute = 60_000

describeSampledDatabase('sqlite', ({ kind, open, newPlace }) => {
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
