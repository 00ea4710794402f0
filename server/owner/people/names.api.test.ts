import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { sweep } from '#tests/helpers/steps.ts'

const password = 'tres mulas bajo el yarumo'

describeSampledDatabase('postgres', ({ open }) => {
	test('everybody signs in with their name as a phone writes it', sweep, async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApi(database)
		const owner = await signInOwner(app)
		const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
		const rocio = { name: 'Rocío Pérez', role: 'reception' }
		const { link } = (await owner.call('POST', '/api/people', rocio)).json()
		await post(`/api/invitations/${link.split('/').at(-1)}`, { password })

		for (const name of ['Admin', 'ADMIN', ' admin '])
			expect((await post('/api/auth', { name, password: ownerPassword })).statusCode, name).toBe(
				200,
			)
		for (const name of ['rocio perez', ' ROCÍO  PÉREZ '])
			expect((await post('/api/auth', { name, password })).statusCode, name).toBe(200)
		const again = await owner.call('POST', '/api/people', { ...rocio, name: 'rocio perez' })
		expect(again.json().errors).toEqual([{ field: 'name', code: 'nameTaken' }])
		// Nor does one whose name is spelt otherwise take over an open invitation.
		const maria = { name: 'María', role: 'reception' }
		const first = (await owner.call('POST', '/api/people', maria)).json()
		const other = await owner.call('POST', '/api/people', { name: 'Maria', role: 'restaurant' })
		expect(other.json().errors).toEqual([{ field: 'name', code: 'nameTaken' }])
		const same = (await owner.call('POST', '/api/people', maria)).json()
		expect(same.id).toBe(first.id)
	})

	test('switching somebody off ends the link for another password, which the owner sees before', async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApi(database)
		const { call } = await signInOwner(app)
		const accept = (link: string) =>
			app.inject({
				method: 'POST',
				payload: { password },
				url: `/api/invitations/${link.split('/').at(-1)}`,
			})
		const invited = (await call('POST', '/api/people', { name: 'Rosa', role: 'reception' })).json()
		expect((await accept(invited.link)).statusCode).toBe(200)
		const { link } = (await call('POST', `/api/people/${invited.id}/invitation`)).json()
		const [, rosa] = (await call('GET', '/api/people')).json().people
		expect(rosa).toMatchObject({ hasPassword: true, invitedUntil: expect.stringContaining('T') })

		await call('PATCH', `/api/people/${invited.id}`, { isOn: false })
		await call('PATCH', `/api/people/${invited.id}`, { isOn: true })
		expect((await accept(link)).statusCode).toBe(404)
	})
})
