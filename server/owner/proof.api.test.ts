import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { asksAgain } from '#domain/owner/access.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'

type Call = keyof typeof asksAgain
type Sample = { url: string; body?: object; isWithoutCode?: true }

const file = 'site-2026-11-15.dump'
const home = '203.0.113.1'
const elsewhere = '198.51.100.7'
const minute = 60_000

/** Every call that asks again, as it would succeed: a new one does not compile without its line. */
const samples = (id: string): Record<Call, Sample> => ({
	'POST /api/auth/password': {
		url: '/api/auth/password',
		body: { password: 'siete faroles junto al guadual' },
	},
	'POST /api/two-factor': { url: '/api/two-factor', isWithoutCode: true },
	'POST /api/two-factor/recovery-codes': { url: '/api/two-factor/recovery-codes' },
	'POST /api/two-factor/off': { url: '/api/two-factor/off' },
	'POST /api/people': { url: '/api/people', body: { name: 'Sofía', role: 'restaurant' } },
	'POST /api/people/:id/invitation': { url: `/api/people/${id}/invitation` },
	'PATCH /api/people/:id': { url: `/api/people/${id}`, body: { role: 'reception' } },
	'POST /api/backups/:name': { url: `/api/backups/${file}` },
})

/** A site with Rosa and its owner, who is signed in at home. */
async function site(database: Database, dataDir: string) {
	await mkdir(join(dataDir, 'backups'), { recursive: true })
	await writeFile(join(dataDir, 'backups', file), 'a dump')
	await storeOwnerPassword(database)
	const clock = { now: Date.now() }
	const app = await buildTestApi(database, { clock, environment: { DATA_DIR: dataDir } })
	const signIn = async (address: string, code?: string): Promise<string> => {
		const payload = { name: 'admin', password: ownerPassword, code }
		const headers = { 'x-forwarded-for': address }
		return (await app.inject({ method: 'POST', url: '/api/auth', headers, payload })).json().token
	}
	const token = await signIn(home)
	const { id } = await signInAs(database, app, 'restaurant', 'Rosa')
	return { app, clock, database, send: sender(app), signIn, token, id }
}

const sender =
	(app: FastifyInstance) =>
	(method: string, url: string, body: object, { token = '', address = home }) =>
		app.inject({
			method: method as 'POST',
			url,
			headers: { 'x-auth-token': token, 'x-forwarded-for': address },
			payload: body,
		})

const methodOf = (call: string) => String(call.split(' ')[0])

async function wrongGuesses({ query }: Database): Promise<number> {
	const rows = await query
		.selectFrom('login_failures')
		.select('failures')
		.where('scope', 'like', 'pair:%')
		.execute()
	return rows.reduce((sum, { failures }) => sum + failures, 0)
}

describeEachDatabase(({ open, newPlace }) => {
	test('what outlasts a session asks for password and code again', async () => {
		const place = await newPlace()
		const { send, clock, database, token, id } = await site(await open(place), place.dataDir)
		const calls = Object.entries(samples(id)) as [Call, Sample][]
		const codes = (response: Awaited<ReturnType<typeof send>>) => [
			response.statusCode,
			...(response.json().errors ?? []),
		]
		for (const [call, { url, body }] of calls) {
			const field = asksAgain[call]
			const tryWith = (proof: object) => send(methodOf(call), url, { ...body, ...proof }, { token })
			const refusal = [422, { field, code: 'passwordInvalid' }]
			const bare = field === 'password' ? {} : { current: undefined }
			expect(codes(await tryWith(bare)), `${call} without`).toEqual(refusal)
			expect(await wrongGuesses(database), `${call} without is no guess`).toBe(0)
			expect(codes(await tryWith({ [field]: 'a guess' })), `${call} wrong`).toEqual(refusal)
			expect(await wrongGuesses(database), `${call} wrong counts`).toBe(1)
			await database.query.deleteFrom('login_failures').execute()
		}

		const begun = await send('POST', '/api/two-factor', { password: ownerPassword }, { token })
		expect(begun.statusCode).toBe(200)
		const { secret } = begun.json()
		const code = () => codeOnPhone(secret, clock.now)
		await send('POST', '/api/two-factor/confirm', { code: code() }, { token })
		clock.now += minute

		const last = ['POST /api/two-factor/off', 'POST /api/auth/password']
		const inOrder = [...calls.filter(([call]) => !last.includes(call))]
		inOrder.push(...calls.filter(([call]) => last.includes(call)).toSorted())
		for (const [call, { url, body, isWithoutCode }] of inOrder) {
			if (isWithoutCode) continue
			const field = asksAgain[call]
			const own = { [field]: ownerPassword }
			const tryWith = (proof: object) => send(methodOf(call), url, { ...body, ...proof }, { token })
			const missing = await tryWith(own)
			expect(codes(missing), `${call} without a code`).toEqual([
				422,
				{ field: 'code', code: 'codeRequired' },
			])
			const used = code()
			if (call === 'POST /api/auth/password') continue
			const wrong = await tryWith({ ...own, code: '000000' })
			expect(codes(wrong), call).toEqual([422, { field: 'code', code: 'codeInvalid' }])
			expect(await wrongGuesses(database), `${call} a wrong code counts`).toBe(1)
			expect((await tryWith({ ...own, code: used })).statusCode, call).toBeLessThan(300)
			if (call !== 'POST /api/two-factor/off') {
				const again = await tryWith({ ...own, code: used })
				expect(codes(again), call).toEqual([422, { field: 'code', code: 'codeInvalid' }])
			}
			await database.query.deleteFrom('login_failures').execute()
			clock.now += minute
		}
	})
})

describeSampledDatabase('sqlite', ({ open, newPlace }) => {
	test('thirty wrong proofs of a stolen session from elsewhere hold up nobody where they signed in', async () => {
		const place = await newPlace()
		const { send, signIn, token } = await site(await open(place), place.dataDir)
		const guess = { name: 'Sofía', role: 'owner', password: 'a guess' }
		const guesses = await Promise.all(
			Array.from({ length: 30 }, () =>
				send('POST', '/api/people', guess, { token, address: elsewhere }),
			),
		)
		const refused = guesses.map(({ statusCode }) => statusCode)
		expect(refused.filter((status) => status === 422)).toHaveLength(5)
		expect(refused.filter((status) => status === 429)).toHaveLength(25)
		const own = { ...guess, password: ownerPassword }
		expect((await send('POST', '/api/people', own, { token })).statusCode).toBe(201)
		expect(await signIn(home), 'nor do they keep the owner from signing in').toBeTruthy()
	})
})
