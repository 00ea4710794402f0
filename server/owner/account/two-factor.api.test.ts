import { expect, test } from 'vitest'
import { qrCodeOf } from '#domain/text/qr-code.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { signedIn, step, withTwoFactor } from '#tests/helpers/two-factor.ts'

const minute = 60_000

describeSampledDatabase('postgres', ({ kind, open, newPlace }) => {
	test('two-factor takes effect when a first code confirms it, and signs out everywhere else', async () => {
		const { signIn, begin, confirm, status, isSignedIn, clock } = await signedIn(await open())
		const elsewhere = (await signIn()).json().token

		const begun = await begin()
		expect(begun.statusCode).toBe(200)
		expect(begun.headers['cache-control']).toBe('no-store')
		const { secret, uri, qr } = begun.json()
		expect(secret).toMatch(/^[A-Z2-7]{32}$/)
		expect(uri).toContain(secret)
		expect(qr).toEqual(qrCodeOf(uri))
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

	test('a key that is not confirmed within 15 minutes expires', sweep, async () => {
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

	test('guessing codes with a stolen token is delayed too', sweep, async () => {
		const { switchOff, renew, phone } = await withTwoFactor(await open())
		for (const guess of [1, 2, 3, 4, 5])
			expect((await switchOff(phone(), `guess ${guess}`)).statusCode).toBe(422)
		expect((await switchOff(phone())).statusCode).toBe(429)
		expect((await renew(phone())).statusCode).toBe(429)
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
		expect((await switchOff('')).json().errors).toEqual([{ field: 'code', code: 'codeRequired' }])
		expect((await switchOff(phone())).statusCode).toBe(204)
		expect(await status()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
		expect((await signIn()).statusCode).toBe(200)
		const codes = await database.query.selectFrom('recovery_codes').selectAll().execute()
		expect(codes).toEqual([])
	})

	test('two-factor can be switched off with a recovery code', sweep, async () => {
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
})
