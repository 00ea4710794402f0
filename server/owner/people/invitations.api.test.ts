import { expect, test } from 'vitest'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { ownerPassword } from '#tests/helpers/site/build-api.ts'
import { house, password } from '#tests/helpers/site/house.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { createPeopleService } from './people-service.ts'

type LauraCall = (
	method: 'POST' | 'DELETE',
	url: string,
	body?: object,
) => ReturnType<Awaited<ReturnType<typeof house>>['as']>
type OwnerCall = Awaited<ReturnType<typeof signInOwner>>['call']

const day = 24 * 60 * 60_000

describeSampledDatabase('sqlite', ({ open }) => {
	test('an invited person chooses a password and signs in with their name', async () => {
		const { app, owner, invite, accept, signIn, as } = await house(await open())
		const { response, id, token } = await invite('  Rosa   Ñáñez ', 'reception')
		expect(response.statusCode).toBe(201)
		expect(response.json().link).toMatch(/^http:\/\/localhost\/admin\/invitation\/[\w-]{32}$/)
		expect((await signIn('Rosa Ñáñez')).statusCode).toBe(401)
		expect((await accept(token, { password: 'corta' })).json().errors).toEqual([
			{ field: 'password', code: 'passwordShort' },
		])
		expect((await accept(token, { password: 'PalmaDeCera2025' })).json().errors).toEqual([
			{ field: 'password', code: 'passwordEasy' },
		])
		const ofTheirName = await accept(token, { password: 'Rosa Ñáñez 2026' })
		expect(ofTheirName.json().errors).toEqual([{ field: 'password', code: 'passwordEasy' }])
		const accepted = await accept(token)
		expect(accepted.statusCode).toBe(200)
		const form = await app.inject({ url: '/api/auth/form' })
		expect(form.json(), 'from now on a name is needed').toEqual({ asksName: true })
		expect((await as(accepted.json().token, 'GET', '/api/auth/me')).json()).toEqual({
			id,
			name: 'Rosa Ñáñez',
			role: 'reception',
			hasColleagues: true,
		})
		expect((await signIn('rosa ñáñez')).statusCode).toBe(200)
		expect((await signIn('rosa ñáñez', ownerPassword)).statusCode).toBe(401)
		expect((await signIn('admin', password)).statusCode, 'not as the owner').toBe(401)
		const { people } = (await owner.call('GET', '/api/people')).json()
		expect(people[1]).toMatchObject({ id, name: 'Rosa Ñáñez', isOn: true, invitedUntil: null })
	})

	test('an invitation counts once, for three days, and for the role that the owner gave', async () => {
		const { app, invite, accept, as, clock } = await house(await open())
		const { token } = await invite('Rosa', 'restaurant')
		expect((await accept(token, { password, role: 'owner' })).json()).toMatchObject({
			status: 422,
			errors: [{ field: '', code: 'fieldUnknown' }],
		})
		const responses = await Promise.all([accept(token), accept(token)])
		expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
		expect((await accept(token)).statusCode).toBe(404)
		const { token: session } = responses.find(({ statusCode }) => statusCode === 200)?.json() ?? {}
		expect((await as(session, 'GET', '/api/auth/me')).json()).toMatchObject({ role: 'restaurant' })

		const late = await invite('Luis', 'owner')
		const replaced = await invite('luis', 'reception')
		expect(replaced.id).toBe(late.id)
		expect((await accept(late.token)).statusCode, 'a new link replaces the old one').toBe(404)
		clock.now += 3 * day
		expect((await accept(replaced.token)).statusCode).toBe(404)
		const anew = await signInOwner(app)
		const again = (
			await anew.call('POST', '/api/people', { name: 'Luis', role: 'reception' })
		).json()
		clock.now += 3 * day - 1000
		expect((await accept(again.link.split('/').at(-1))).statusCode).toBe(200)
	})

	const lossesOfAccess: [string, (owner: OwnerCall, id: string) => Promise<unknown>][] = [
		['is demoted', (call, id) => call('PATCH', `/api/people/${id}`, { role: 'reception' })],
		['is switched off', (call, id) => call('PATCH', `/api/people/${id}`, { isOn: false })],
		['is signed out everywhere', (call, id) => call('POST', `/api/people/${id}/sign-out`)],
		[
			'is demoted and promoted again',
			async (call, id) => {
				for (const role of ['restaurant', 'owner'])
					await call('PATCH', `/api/people/${id}`, { role })
			},
		],
	]
	for (const [loses, take] of lossesOfAccess)
		test(`the links that an owner made end when that owner ${loses}`, async () => {
			const { owner, invite, accept, as, signIn, database } = await house(await open())
			const laura = await invite('Laura', 'owner')
			const session = (await accept(laura.token)).json().token
			const marta = await invite('Marta', 'owner')
			await accept(marta.token)
			const linkOf = async (path: string, body?: object) =>
				(await as(session, 'POST', path, body)).json().link.split('/').at(-1)
			const kept = [
				await linkOf(`/api/people/${marta.id}/invitation`),
				await linkOf('/api/people', { name: 'Sofía', role: 'owner' }),
			]
			const ofTheOwner = await invite('Rosa', 'reception')

			await take(owner.call, laura.id)

			for (const token of kept) expect((await accept(token)).statusCode).toBe(404)
			expect((await signIn('Marta')).statusCode).toBe(200)
			const left = await database.query.selectFrom('invitations').select('person_id').execute()
			expect(left).toEqual([{ person_id: ofTheOwner.id }])
			expect((await accept(ofTheOwner.token)).statusCode).toBe(200)
		})

	async function switchOn(call: LauraCall): Promise<string[]> {
		const { secret } = (await call('POST', '/api/two-factor', { password })).json()
		const code = codeOnPhone(secret, Date.now())
		return (await call('POST', '/api/two-factor/confirm', { code })).json().recoveryCodes
	}

	const another = 'cuatro truchas y una mula'
	const switchOff = (call: LauraCall, code = '') =>
		call('POST', '/api/two-factor/off', { password, code })
	const endsOfSessions: {
		ends: string
		hasTwoFactor?: boolean
		react: (call: LauraCall, code?: string) => Promise<unknown>
	}[] = [
		{ ends: 'ends all other sessions', react: (call) => call('DELETE', '/api/auth/sessions') },
		{
			ends: 'changes the password',
			react: (call) => call('POST', '/api/auth/password', { current: password, password: another }),
		},
		{ ends: 'switches two-factor on', react: switchOn },
		{ ends: 'switches two-factor off', hasTwoFactor: true, react: switchOff },
	]
	for (const { ends, hasTwoFactor, react } of endsOfSessions)
		test(`links that a stolen session made end when the owner ${ends}`, async () => {
			const { invite, accept, as, signIn } = await house(await open())
			const laura = await invite('Laura', 'owner')
			const own = (await accept(laura.token)).json().token
			const call: LauraCall = async (method, url, body) => {
				const response = await as(own, method, url, body)
				expect(response.statusCode, response.body).toBeLessThan(300)
				return response
			}
			const codes = hasTwoFactor ? await switchOn(call) : []
			const stolen = (await signIn('Laura', password, codes[0])).json().token
			const marta = await invite('Marta', 'owner')
			await accept(marta.token)
			const unused = codes.slice(2)
			const linkOf = async (path: string, body?: object) => {
				const proven = { ...body, code: unused.pop() }
				return (await as(stolen, 'POST', path, proven)).json().link.split('/').at(-1)
			}
			const made = [
				await linkOf(`/api/people/${marta.id}/invitation`),
				await linkOf(`/api/people/${laura.id}/invitation`),
				await linkOf('/api/people', { name: 'Sofía', role: 'owner' }),
			]
			const ofTheOwner = await invite('Rosa', 'reception')

			await react(call, codes[1])

			for (const token of made) expect((await accept(token)).statusCode).toBe(404)
			expect((await signIn('Marta')).statusCode).toBe(200)
			expect((await accept(ofTheOwner.token)).statusCode, 'made by somebody else').toBe(200)
		})

	test('a link counts only while its maker is an owner, or if it has none', async () => {
		const { invite, accept, as, database } = await house(await open())
		const laura = await invite('Laura', 'owner')
		const session = (await accept(laura.token)).json().token
		const { link } = (
			await as(session, 'POST', '/api/people', { name: 'Sofía', role: 'owner' })
		).json()
		const token = link.split('/').at(-1)
		const { query } = database
		for (const change of [{ role: 'reception' }, { role: 'owner', is_on: 0 }] as const) {
			await query.updateTable('people').set(change).where('id', '=', laura.id).execute()
			expect((await accept(token)).statusCode).toBe(404)
		}
		// As links of before the column are.
		await query.updateTable('invitations').set({ made_by: null }).execute()
		expect((await accept(token)).statusCode).toBe(200)
	})

	test('a link that is being made while its maker is demoted is refused', async () => {
		const { invite, accept, database } = await house(await open())
		const laura = await invite('Laura', 'reception')
		const { token } = (await accept(laura.token)).json()
		const site = { database, publicUrl: 'http://localhost', ownerName: 'admin', now: Date.now }
		const people = createPeopleService({ ...site, passwords: {}, session: {} } as never)
		const late = people.invite({ name: 'Sofía', role: 'owner' }, token)
		await expect(late).rejects.toMatchObject({ code: 'not-allowed' })
		expect(await people.list()).toHaveLength(2)
	})
})
