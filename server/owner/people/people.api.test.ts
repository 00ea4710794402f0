import { expect, test } from 'vitest'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { ownerPassword } from '#tests/helpers/site/build-api.ts'
import { house, password } from '#tests/helpers/site/house.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'

describeEachDatabase(({ open }) => {
	test('one owner alone signs in as before, and is the first of the people', async () => {
		const { app, owner, signIn } = await house(await open())
		const form = await app.inject({ url: '/api/auth/form' })
		expect(form.json()).toEqual({ asksName: false })
		expect((await signIn('admin', ownerPassword)).statusCode).toBe(200)
		expect((await owner.call('GET', '/api/people')).json().people).toEqual([
			{
				id: 'owner',
				name: 'admin',
				role: 'owner',
				isOn: true,
				invitedUntil: null,
				hasPassword: true,
				lastSeenAt: expect.stringContaining('T'),
			},
		])
		expect((await owner.call('GET', '/api/auth/me')).json()).toEqual({
			id: 'owner',
			name: 'admin',
			role: 'owner',
			hasColleagues: false,
		})
	})

	test('a role that changes counts from the next call on; an account that is off, none', async () => {
		const database = await open()
		const { app, owner, invite, accept, signIn, as } = await house(database)
		const { id, token } = await invite('Rosa', 'owner')
		const { token: session } = (await accept(token)).json()
		const status = async () => (await as(session, 'GET', '/api/people')).statusCode
		expect(await status()).toBe(200)
		expect((await owner.call('PATCH', `/api/people/${id}`, { role: 'reception' })).statusCode).toBe(
			200,
		)
		expect(await status()).toBe(403)
		expect((await as(session, 'GET', '/api/enquiries')).statusCode).toBe(200)

		await owner.call('PATCH', `/api/people/${id}`, { isOn: false })
		expect((await as(session, 'GET', '/api/enquiries')).statusCode).toBe(401)
		expect((await signIn('Rosa')).statusCode).toBe(401)
		await owner.call('PATCH', `/api/people/${id}`, { isOn: true })
		expect((await as(session, 'GET', '/api/enquiries')).statusCode, 'the session is gone').toBe(401)
		const { token: later } = (await signIn('Rosa')).json()
		expect((await owner.call('POST', `/api/people/${id}/sign-out`)).statusCode).toBe(204)
		expect((await as(later, 'GET', '/api/auth')).statusCode).toBe(401)
		expect((await owner.call('PATCH', '/api/people/nobody', { isOn: true })).statusCode).toBe(404)
		const reception = await signInAs(database, app, 'reception', 'Otra')
		const raise = await reception.call('PATCH', `/api/people/${reception.id}`, { role: 'owner' })
		expect(raise.json()).toMatchObject({ status: 403, code: 'not-allowed' })
	})

	test('a name is asked for while somebody other than the first owner can sign in', async () => {
		const { app, owner, invite, accept } = await house(await open())
		const asksName = async () => (await app.inject({ url: '/api/auth/form' })).json().asksName
		const { id, token } = await invite('Rosa', 'owner')
		expect(await asksName(), 'she has not come yet').toBe(false)
		await accept(token)
		expect(await asksName()).toBe(true)
		await owner.call('PATCH', `/api/people/${id}`, { isOn: false })
		expect(await asksName(), 'only the first owner is left').toBe(false)
		await owner.call('PATCH', `/api/people/${id}`, { isOn: true })
		expect(await asksName()).toBe(true)
		await owner.call('PATCH', '/api/people/owner', { isOn: false })
		expect(await asksName(), 'only Rosa is left').toBe(true)
	})

	test('the last owner can be neither demoted nor switched off, also by two at once', async () => {
		const { owner, invite, accept } = await house(await open())
		for (const change of [{ role: 'reception' }, { isOn: false }]) {
			const response = await owner.call('PATCH', '/api/people/owner', change)
			expect(response.json()).toMatchObject({ status: 409, code: 'last-owner' })
		}
		const { id, token } = await invite('Rosa', 'owner')
		const early = await owner.call('PATCH', '/api/people/owner', { role: 'reception' })
		expect(early.json(), 'an invited owner does not count yet').toMatchObject({
			code: 'last-owner',
		})
		await accept(token)
		const responses = await Promise.all([
			owner.call('PATCH', `/api/people/${id}`, { role: 'restaurant' }),
			owner.call('PATCH', '/api/people/owner', { role: 'restaurant' }),
		])
		expect(responses.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200])
	})

	test('people have their own password, second factor and sessions', async () => {
		const { owner, invite, accept, signIn, as, clock } = await house(await open())
		const { token: session } = (await accept((await invite('Rosa', 'reception')).token)).json()
		const begun = await as(session, 'POST', '/api/two-factor', { password })
		const { secret, uri } = begun.json()
		expect(uri).toContain('Rosa')
		await as(session, 'POST', '/api/two-factor/confirm', { code: codeOnPhone(secret, clock.now) })
		clock.now += 60_000
		expect((await signIn('Rosa')).json()).toMatchObject({ code: 'second-factor-required' })
		expect((await signIn('Rosa', password, codeOnPhone(secret, clock.now))).statusCode).toBe(200)
		expect((await signIn('admin', ownerPassword)).statusCode, 'the owner has none').toBe(200)
		expect((await owner.call('GET', '/api/two-factor')).json()).toMatchObject({ isOn: false })
		const { sessions } = (await as(session, 'GET', '/api/auth/sessions')).json()
		expect(sessions).toHaveLength(2)
		await as(session, 'DELETE', '/api/auth/sessions')
		expect((await owner.call('GET', '/api/auth')).statusCode).toBe(204)
	})

	test('a name is taken once, and that of the configuration never', async () => {
		const { owner, invite, accept } = await house(await open())
		await accept((await invite('Rosa', 'reception')).token)
		for (const name of ['rosa', 'ROSA ', 'admin', 'Admin', 'ａｄｍｉｎ']) {
			const response = await owner.call('POST', '/api/people', { name, role: 'owner' })
			expect(response.json().errors, name).toEqual([{ field: 'name', code: 'nameTaken' }])
		}
		for (const body of [{ name: '', role: 'owner' }, { name: 'Ana', role: 'root' }, {}])
			expect((await owner.call('POST', '/api/people', body)).statusCode).toBe(422)
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
	test('a change of a person that changes nothing succeeds', async () => {
		const { owner, invite } = await house(await open())
		const { id } = await invite('Rosa', 'reception')
		const response = await owner.call('PATCH', `/api/people/${id}`, {})
		expect(response.statusCode).toBe(200)
		expect(response.json().people[1]).toMatchObject({ id, role: 'reception', isOn: true })
	})

	test('fifty people may sign in or are invited; others do not count', async () => {
		const database = await open()
		const { owner, invite, clock } = await house(database)
		const rows = Array.from({ length: 48 }, (_, at) => ({ id: `p${at}`, name: `Persona ${at}` }))
		const since = {
			role: 'reception',
			is_on: 1,
			created_at: clock.now,
			last_seen_at: null,
		} as const
		await database.query
			.insertInto('people')
			.values(rows.map((row) => ({ ...row, ...since })))
			.execute()
		const stored = { password_hash: 'x', updated_at: clock.now }
		await database.query
			.insertInto('credentials')
			.values(rows.map(({ id }) => ({ id, ...stored })))
			.execute()
		const full = { errors: [{ field: 'name', code: 'peopleFull' }] }
		expect((await invite('Rosa', 'reception')).response.statusCode).toBe(201)
		expect((await invite('Luz', 'reception')).response.json()).toMatchObject(full)

		await owner.call('PATCH', '/api/people/p0', { isOn: false })
		expect((await invite('Luz', 'reception')).response.statusCode, 'one is off').toBe(201)
		expect((await invite('Ana', 'reception')).response.json()).toMatchObject(full)
		const { call } = owner
		expect((await call('PATCH', '/api/people/p0', { isOn: true })).json()).toMatchObject(full)
		const again = await invite('Rosa', 'reception')
		expect(again.response.statusCode, 'a new link for one of them').toBe(201)
		await call('POST', `/api/people/${again.id}/sign-out`)
		expect((await invite('Ana', 'reception')).response.statusCode, 'a link has ended').toBe(201)
		expect((await invite('Rosa', 'reception')).response.json()).toMatchObject(full)
	})
})
