import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { ownerPassword } from '#tests/helpers/site/build-api.ts'
import { house, password } from '#tests/helpers/site/house.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { createLoginGuard } from './login-guard.ts'

const minute = 60_000

/** The most guesses that fit into a time: the free ones, then one after each of 5, 10, 20, 40 and every 60 seconds. */
function mostWithin(ms: number, free: number) {
	const firstDelays = [5000, 15_000, 35_000, 75_000].filter((at) => at <= ms).length
	return free + firstDelays + Math.max(0, Math.floor((ms - 75_000) / minute))
}

/** Two accounts that somebody guesses at, one that nobody does, and a name that nobody has. */
const steps = fc.array(
	fc.record({
		who: fc.oneof(
			{
				weight: 8,
				arbitrary: fc.record({
					account: fc.constantFrom('rosa', 'luz'),
					isRight: fc.oneof(
						{ weight: 4, arbitrary: fc.constant(false) },
						{ weight: 1, arbitrary: fc.constant(true) },
					),
				}),
			},
			{ weight: 1, arbitrary: fc.constant({ account: 'calm', isRight: true }) },
			{ weight: 1, arbitrary: fc.constant({ account: 'nobody', isRight: false }) },
		),
		address: fc.constantFrom('203.0.113.1', '203.0.113.2', '2001:db8::1'),
		seconds: fc.integer({ min: 0, max: 4 }),
	}),
	{ minLength: 150, maxLength: 250 },
)

describeSampledDatabase('sqlite', ({ open }) => {
	test(
		'however people, addresses and guesses mix, guessing is bounded and nobody else is held up',
		sweep,
		async () => {
			const database = await open()
			const secret = createSiteSecret(database)
			await fc.assert(
				fc.asyncProperty(steps, async (list) => {
					await database.query.deleteFrom('login_failures').execute()
					const start = Date.now()
					let now = start
					const guard = createLoginGuard({ database, secret, now: () => now })
					const wrong: { account: string; address: string; wasFamiliar: boolean }[] = []
					const familiar = new Set<string>()
					const count = (test: (guess: (typeof wrong)[number]) => boolean) =>
						wrong.filter(test).length

					for (const { who, address, seconds } of list) {
						now += seconds * 1000
						const { account, isRight } = who
						const wasFamiliar = familiar.has(`${account} ${address}`)
						const letIn = await guard
							.countGuess({ kind: 'sign-in', account, address })
							.catch((error) => {
								expect(error).toBeInstanceOf(AppError)
							})
						const fromAddress = count((guess) => guess.address === address)
						if (account === 'calm' && fromAddress < 30) expect(letIn).toBeDefined()
						const nearby = (guess: (typeof wrong)[number]) =>
							guess.account === account && (guess.wasFamiliar || guess.address === address)
						if (wasFamiliar && fromAddress < 30 && count(nearby) === 0) expect(letIn).toBeDefined()
						if (!letIn) continue
						if (isRight) {
							await letIn.wasRight()
							familiar.add(`${account} ${address}`)
						} else wrong.push({ account, address, wasFamiliar })
					}

					const passed = now - start
					for (const account of ['rosa', 'luz', 'nobody']) {
						const at = (near: boolean) =>
							count((guess) => guess.account === account && guess.wasFamiliar === near)
						expect(at(false)).toBeLessThanOrEqual(mostWithin(passed, 5))
						expect(at(true)).toBeLessThanOrEqual(mostWithin(passed, 20))
					}
				}),
				// Shrinking hundreds of steps takes minutes and tells little more.
				{ numRuns: 6, endOnFailure: true },
			)
		},
	)

	test('the right sign-ins of a colleague allow no more guesses at the owner', async () => {
		const { invite, accept, signIn } = await house(await open())
		await accept((await invite('Rosa', 'reception')).token)
		const statuses: number[] = []
		for (let round = 0; round < 15; round += 1) {
			for (const guess of [1, 2, 3, 4])
				statuses.push((await signIn('admin', `${round} ${guess}`)).statusCode)
			expect((await signIn('Rosa')).statusCode).toBe(200)
		}
		expect(statuses.filter((status) => status === 401)).toHaveLength(5)
		expect(statuses.filter((status) => status === 429)).toHaveLength(55)
	})

	test('nor at a colleague’s second factor, whose password is known', sweep, async () => {
		const { invite, accept, signIn, as, clock } = await house(await open())
		for (const name of ['Rosa', 'Luz']) await accept((await invite(name, 'reception')).token)
		const { token } = (await signIn('Luz')).json()
		const { secret } = (await as(token, 'POST', '/api/two-factor', { password })).json()
		await as(token, 'POST', '/api/two-factor/confirm', { code: codeOnPhone(secret, clock.now) })
		clock.now += minute
		const far = codeOnPhone(secret, clock.now + 10 * minute)
		const answers: string[] = []
		for (let round = 0; round < 4; round += 1) {
			for (const _guess of [1, 2, 3, 4])
				answers.push((await signIn('Luz', password, far)).json().code)
			expect((await signIn('Rosa')).statusCode).toBe(200)
		}
		expect(answers.filter((code) => code === 'second-factor-wrong')).toHaveLength(5)
	})

	test('five slips of one person hold up nobody else on their network', async () => {
		const { invite, accept, signIn, as, owner } = await house(await open())
		for (const name of ['Rosa', 'Luz']) await accept((await invite(name, 'reception')).token)
		for (const slip of [1, 2, 3, 4, 5])
			expect((await signIn('Rosa', `slip ${slip}`)).statusCode).toBe(401)
		expect((await signIn('Rosa')).statusCode).toBe(429)
		const { token } = (await signIn('Luz')).json()
		const change = { current: password, password: 'cinco garzas sobre el arrozal' }
		expect((await as(token, 'POST', '/api/auth/password', change)).statusCode).toBe(200)
		const own = { current: ownerPassword, password: 'siete faroles junto al guadual' }
		expect((await owner.call('POST', '/api/auth/password', own)).statusCode).toBe(200)
	})

	test('guesses at the sign-in do not keep its owner, who is signed in, from changing the password', async () => {
		const { owner, signIn } = await house(await open())
		for (const guess of [1, 2, 3, 4, 5]) await signIn('admin', `guess ${guess}`)
		expect((await signIn('admin', ownerPassword)).statusCode).toBe(429)
		const change = { current: ownerPassword, password: 'siete faroles junto al guadual' }
		expect((await owner.call('POST', '/api/auth/password', change)).statusCode).toBe(200)
	})

	test('a name that nobody has is delayed like any other', async () => {
		const { invite, accept, signIn, clock } = await house(await open())
		await accept((await invite('Rocío Pérez', 'reception')).token)
		const answers = async (names: string[]) => {
			const seen: unknown[] = []
			for (let guess = 0; guess < 8; guess += 1) {
				const response = await signIn(String(names[guess % names.length]), `guess ${guess}`)
				seen.push([response.statusCode, response.headers['retry-after']])
				if (guess > 5) clock.now += minute
			}
			return seen
		}
		const real = await answers(['Rocío Pérez', 'rocio perez'])
		expect(real).toContainEqual([429, '60'])
		expect(await answers(['Inés Rúa', 'ines  rua'])).toEqual(real)
	})

	test('an address that tries many names is delayed too, also after a right sign-in, and not for long', async () => {
		const { signIn, clock } = await house(await open())
		for (let name = 0; name < 29; name += 1)
			expect((await signIn(`name ${name}`)).statusCode).toBe(401)
		expect((await signIn('admin', ownerPassword)).statusCode).toBe(200)
		expect((await signIn('name 29')).statusCode).toBe(401)
		const refused = await signIn('name 30')
		expect(refused.statusCode).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
		clock.now += minute
		expect((await signIn('admin', ownerPassword)).statusCode).toBe(200)
	})
})

describeEachDatabase(({ open }) => {
	test('right passwords at the same moment are all accepted and leave nothing counted', async () => {
		const database = await open()
		const guard = createLoginGuard({ database, secret: createSiteSecret(database), now: Date.now })
		const signIn = async () => {
			const guess = { kind: 'sign-in', account: 'rosa', address: '203.0.113.1' } as const
			await (await guard.countGuess(guess)).wasRight()
		}
		for (let round = 0; round < 20; round += 1)
			await Promise.all(Array.from({ length: 4 }, () => signIn()))
		const counted = await database.query
			.selectFrom('login_failures')
			.selectAll()
			.where('failures', '>', 0)
			.execute()
		expect(counted).toEqual([])
	})

	test('a free guess delays nobody in a process whose clock is behind', async () => {
		const database = await open()
		const secret = createSiteSecret(database)
		const guess = { kind: 'sign-in', account: 'rosa', address: '203.0.113.1' } as const
		const ahead = createLoginGuard({ database, secret, now: () => Date.now() + minute / 2 })
		const behind = createLoginGuard({ database, secret, now: Date.now })
		await ahead.countGuess(guess)
		await (await behind.countGuess(guess)).wasRight()
	})
})
