import { expect, onTestFinished, test, vi } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { quickPasswords } from '#tests/helpers/site/build-api.ts'
import { house, password } from '#tests/helpers/site/house.ts'

const another = 'cuatro truchas y una mula'

/** Calls that were let in at the same time, one before and several after what takes their sender's rights. */
const around = <Sent>(call: () => Promise<Sent>, take: () => Promise<unknown>) =>
	Promise.all([call(), take(), ...Array.from({ length: 5 }, call)])

describeSampledDatabase('sqlite', ({ open }) => {
	test('calls that wait for their turn cannot make a demoted owner an owner again', async () => {
		const { owner, invite, accept, as } = await house(await open())
		const laura = await invite('Laura', 'owner')
		const { token } = (await accept(laura.token)).json()
		const change = (role: string) => as(token, 'PATCH', `/api/people/${laura.id}`, { role })
		await around(
			() => change('owner'),
			() => owner.call('PATCH', `/api/people/${laura.id}`, { role: 'restaurant' }),
		)
		expect((await as(token, 'GET', '/api/auth/me')).json()).toMatchObject({ role: 'restaurant' })
	})

	test('calls of a stolen session that wait for their turn leave no link when it ends', async () => {
		const { owner, invite, accept, signIn, as } = await house(await open())
		const laura = await invite('Laura', 'owner')
		const own = (await accept(laura.token)).json().token
		const stolen = (await signIn('Laura')).json().token
		const rosa = await invite('Rosa', 'reception')
		await accept(rosa.token)
		await around(
			() => as(stolen, 'POST', `/api/people/${rosa.id}/invitation`),
			() => as(own, 'DELETE', '/api/auth/sessions'),
		)
		expect((await as(stolen, 'GET', '/api/auth')).statusCode).toBe(401)
		const { people } = (await owner.call('GET', '/api/people')).json()
		expect(people).toContainEqual(expect.objectContaining({ id: rosa.id, invitedUntil: null }))
	})

	test('of two sessions that end each other at the same moment one stays', async () => {
		const { invite, accept, signIn, as } = await house(await open())
		const laura = await invite('Laura', 'owner')
		const own = (await accept(laura.token)).json().token
		const both = [own, (await signIn('Laura')).json().token]
		const ended = await Promise.all(both.map((token) => as(token, 'DELETE', '/api/auth/sessions')))
		const left = await Promise.all(both.map((token) => as(token, 'GET', '/api/auth')))
		const codes = left.map(({ statusCode }) => statusCode)
		expect(codes.toSorted()).toEqual([204, 401])
		expect(ended.map(({ statusCode }) => statusCode)).toEqual(codes)
	})

	test.each(['signed out everywhere', 'given another password'])(
		'a new password is refused if its person is %s while it is being hashed',
		async (how) => {
			const { owner, invite, accept, signIn, as } = await house(await open())
			const rosa = await invite('Rosa', 'reception')
			const { token } = (await accept(rosa.token)).json()
			const link = (await owner.call('POST', `/api/people/${rosa.id}/invitation`)).json().link
			const { hash } = quickPasswords
			const spy = vi.spyOn(quickPasswords, 'hash')
			onTestFinished(() => spy.mockRestore())
			spy.mockImplementationOnce(async (typed) => {
				if (how === 'signed out everywhere')
					await owner.call('POST', `/api/people/${rosa.id}/sign-out`)
				else await accept(link.split('/').at(-1), { password: 'cinco garzas sobre el arrozal' })
				return await hash(typed)
			})
			const change = { current: password, password: another }
			expect((await as(token, 'POST', '/api/auth/password', change)).statusCode).toBe(401)
			expect((await signIn('Rosa', another)).statusCode).toBe(401)
		},
	)
})
