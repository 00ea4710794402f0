import { expect, test } from 'vitest'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { house } from '#tests/helpers/site/house.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

const [forgotten, chosen] = ['tres mulas bajo el yarumo', 'cuatro truchas y una mula']

describeSampledDatabase('postgres', ({ open }) => {
	test('somebody who forgot the password and lost the phone gets a link for a new one', async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const clock = { now: Date.now() }
		const app = await buildTestApi(database, { clock })
		const owner = await signInOwner(app)
		const post = (url: string, payload: object, token = '') =>
			app.inject({ method: 'POST', url, payload, headers: { 'x-auth-token': token } })
		const accept = (link: string, password: string) =>
			post(`/api/invitations/${link.split('/').at(-1)}`, { password })
		const signIn = (password: string) => post('/api/auth', { name: 'Rosa', password })

		const person = { name: 'Rosa', role: 'reception' }
		const { id, link } = (await owner.call('POST', '/api/people', person)).json()
		const { token } = (await accept(link, forgotten)).json()
		const { secret } = (await post('/api/two-factor', { password: forgotten }, token)).json()
		await post('/api/two-factor/confirm', { code: codeOnPhone(secret, clock.now) }, token)
		clock.now += 60_000
		expect((await signIn(forgotten)).json()).toMatchObject({ code: 'second-factor-required' })

		const again = await owner.call('POST', `/api/people/${id}/invitation`)
		expect(again).toMatchObject({ statusCode: 201 })
		expect(again.json()).toEqual({ id, link: expect.stringContaining('/admin/invitation/') })
		expect((await app.inject({ url: '/api/auth', headers: { 'x-auth-token': token } })).statusCode)
			// The link changes something only once it is used.
			.toBe(204)
		expect((await accept(again.json().link, chosen)).statusCode).toBe(200)
		expect((await signIn(chosen)).statusCode).toBe(200)
		expect((await signIn(forgotten)).statusCode).toBe(401)
		const old = await app.inject({ url: '/api/auth', headers: { 'x-auth-token': token } })
		expect(old.statusCode).toBe(401)
		expect((await accept(again.json().link, chosen)).statusCode, 'once').toBe(404)

		// The first owner's is set on the server, and there is nobody of that id.
		expect((await owner.call('POST', '/api/people/owner/invitation')).statusCode).toBe(403)
		expect((await owner.call('POST', '/api/people/nobody/invitation')).statusCode).toBe(404)
	})

	test('somebody who is switched off gets no link', async () => {
		const { owner, invite, accept } = await house(await open())
		const { id, token } = await invite('Rosa', 'reception')
		await accept(token)
		await owner.call('PATCH', `/api/people/${id}`, { isOn: false })
		const refused = await owner.call('POST', `/api/people/${id}/invitation`)
		expect(refused.json()).toMatchObject({ status: 409, code: 'wrong-state' })
		const [, rosa] = (await owner.call('GET', '/api/people')).json().people
		expect(rosa).toMatchObject({ id, isOn: false, invitedUntil: null })
	})
})
