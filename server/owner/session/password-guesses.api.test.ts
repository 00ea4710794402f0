import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, ownerPassword, quickPasswords } from '#tests/helpers/site/build-api.ts'
import { countingPasswords, signIn, withOwner } from '#tests/helpers/site/sign-in-attempts.ts'
import { inSteps } from '#tests/helpers/steps.ts'

const minute = 60_000
const hour = 60 * minute

describeEachDatabase(({ open, newPlace }) => {
	test('a wrong name and a wrong password get the same response after the same work', async () => {
		const { app, passwords } = await withOwner(await open())
		const wrongs = [{ password: 'guess' }, { name: 'root' }, { name: 'root', password: 'guess' }]
		for (const wrong of wrongs) {
			const response = await signIn(app, wrong)
			expect(response.statusCode).toBe(401)
			expect(response.headers['content-type']).toContain('application/problem+json')
			expect(response.json()).toMatchObject({ code: 'unauthenticated' })
		}
		expect(passwords.verify).toHaveBeenCalledTimes(3)
	})

	for (const [guesses, step] of inSteps([100], [500]))
		test(
			`at most five of ${2 * guesses} wrong passwords are hashed, also after a restart`,
			step,
			async () => {
				const place = await newPlace()
				const clock = { now: Date.now() }
				const before = await open(place)
				const first = await withOwner(before, clock)
				const guess = (app: FastifyInstance) => signIn(app, { password: 'guess' })
				for (let sent = 0; sent < guesses; sent += 50)
					await Promise.all(Array.from({ length: 50 }, () => guess(first.app)))
				await first.app.close()
				await before.close()

				const passwords = countingPasswords()
				const app = await buildTestApi(await open(place), { clock, passwords })
				let last = await guess(app)
				for (let sent = 1; sent < guesses; sent += 1) last = await guess(app)

				expect(first.passwords.verify).toHaveBeenCalledTimes(5)
				expect(passwords.verify).not.toHaveBeenCalled()
				expect(last.statusCode).toBe(429)
				expect(Number(last.headers['retry-after'])).toBe(60)
				expect((await signIn(app)).statusCode, 'not even the right one').toBe(429)
			},
		)

	test('the delay doubles with each wrong guess, up to an hour, and ends with a right one', async () => {
		const { app, clock } = await withOwner(await open())
		const delays: number[] = []
		while (delays.length < 9) {
			const response = await signIn(app, { password: 'guess' })
			if (response.statusCode === 401) continue
			const seconds = Number(response.headers['retry-after'])
			delays.push(seconds)
			clock.now += seconds * 1000
		}
		expect(delays).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
		expect((await signIn(app)).statusCode).toBe(200)
		expect((await signIn(app, { password: 'guess' })).statusCode).toBe(401)
		expect((await signIn(app)).statusCode).toBe(200)
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
	test('a guess that was never checked, because the hashes are busy, is not counted', async () => {
		const { app, passwords } = await withOwner(await open())
		const busy = async () => {
			throw new AppError('overloaded')
		}
		const { token } = (await signIn(app)).json()
		const prove = () =>
			app.inject({
				method: 'POST',
				url: '/api/two-factor',
				headers: { 'x-auth-token': token },
				payload: { password: ownerPassword },
			})
		for (const send of [() => signIn(app, {}, '203.0.113.5'), prove]) {
			for (let sent = 0; sent < 8; sent += 1) {
				passwords.verify.mockImplementationOnce(busy)
				expect((await send()).statusCode).toBe(503)
			}
			// At the same moment they are taken back in any order; some are refused meanwhile, as a sixth would be.
			passwords.verify.mockImplementation(busy)
			await Promise.all(Array.from({ length: 12 }, send))
			passwords.verify.mockImplementation(quickPasswords.verify)
			expect((await send()).statusCode).toBe(200)
		}
	})

	test('wrong guesses stay counted when others are never checked', async () => {
		const { app, passwords } = await withOwner(await open())
		for (let wrong = 0; wrong < 5; wrong += 1) {
			passwords.verify.mockImplementationOnce(async () => {
				throw new AppError('overloaded')
			})
			expect((await signIn(app)).statusCode).toBe(503)
			expect((await signIn(app, { password: 'guess' })).statusCode).toBe(401)
		}
		expect((await signIn(app)).statusCode).toBe(429)
	})

	test('wrong guesses of a clock that ran ahead delay nobody once it is right', async () => {
		const { app, clock } = await withOwner(await open())
		clock.now += 365 * 24 * hour
		for (let guess = 0; guess < 9; guess += 1) {
			await signIn(app, { password: 'guess' })
			clock.now += 2 * minute
		}
		clock.now -= 365 * 24 * hour
		expect((await signIn(app)).statusCode).toBe(200)
	})

	test('guesses from many addresses share a delay', async () => {
		const { app, passwords, clock } = await withOwner(await open())
		for (let host = 1; host <= 50; host += 1)
			await signIn(app, { password: 'guess' }, `198.51.100.${host}`)
		expect(passwords.verify).toHaveBeenCalledTimes(5)
		const response = await signIn(app, {}, '203.0.113.9')
		expect(response.statusCode).toBe(429)
		expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
		clock.now += 60_000
		expect((await signIn(app, {}, '203.0.113.9')).statusCode).toBe(200)
	})

	test('guesses from elsewhere do not delay the owner at a familiar address', async () => {
		const { app } = await withOwner(await open())
		await signIn(app, {}, '203.0.113.9')
		for (let host = 1; host <= 20; host += 1)
			await signIn(app, { password: 'guess' }, `198.51.100.${host}`)
		expect((await signIn(app, {}, '203.0.113.8')).statusCode).toBe(429)
		expect((await signIn(app, {}, '203.0.113.9')).statusCode).toBe(200)

		for (let wrong = 1; wrong <= 5; wrong += 1)
			expect((await signIn(app, { password: 'guess' }, '203.0.113.9')).statusCode).toBe(401)
		expect(
			(await signIn(app, {}, '203.0.113.9')).statusCode,
			'guesses from the same address do',
		).toBe(429)
	})

	test('guesses from the owner’s own network delay them there for up to an hour, and nowhere else', async () => {
		const { app, clock } = await withOwner(await open())
		const [house, phone] = ['203.0.113.9', '198.51.100.7']
		expect((await signIn(app, {}, house)).statusCode).toBe(200)
		let longest = 0
		for (let guess = 1; guess <= 30; guess += 1) {
			const delay = Number((await signIn(app, { password: 'guess' }, house)).headers['retry-after'])
			longest = Math.max(longest, delay || 0)
			clock.now += (delay || 0) * 1000
		}
		expect(longest).toBe(3600)
		expect((await signIn(app, { password: 'guess' }, house)).statusCode).toBe(401)
		expect((await signIn(app, {}, house)).statusCode).toBe(429)
		expect((await signIn(app, {}, phone)).statusCode).toBe(200)
		clock.now += hour
		expect((await signIn(app, {}, house)).statusCode).toBe(200)
	})
})
