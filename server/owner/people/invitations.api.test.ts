import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { ownerPassword } from '#tests/helpers/site/build-api.ts'
import { house, password } from '#tests/helpers/site/house.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

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
})
