import { expect, onTestFinished, test, vi } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { ownerPassword, quickPasswords } from '#tests/helpers/site/build-api.ts'
import { house, password } from '#tests/helpers/site/house.ts'
import { sweep } from '#tests/helpers/steps.ts'

/** Does something while the next password is being hashed. */
function duringNextCheck(work: () => Promise<unknown>) {
	const { verify } = quickPasswords
	const spy = vi.spyOn(quickPasswords, 'verify')
	onTestFinished(() => spy.mockRestore())
	spy.mockImplementationOnce(async (stored, typed) => {
		await work()
		return await verify(stored, typed)
	})
}

describeSampledDatabase('postgres', ({ open }) => {
	test('a sign-in in flight ends with the sessions of its person, and with no others', async () => {
		const { invite, accept, signIn, as, owner, database } = await house(await open())
		const { id, token: link } = await invite('Rosa', 'reception')
		const other = await invite('Luz', 'reception')
		await accept(other.token)
		const { token } = (await accept(link)).json()
		const sessions = () =>
			database.query.selectFrom('sessions').selectAll().where('person_id', '=', id).execute()
		const change = (isOn: boolean) => owner.call('PATCH', `/api/people/${id}`, { isOn })

		duringNextCheck(() => as(token, 'DELETE', '/api/auth/sessions'))
		expect((await signIn('Rosa')).statusCode).toBe(401)
		expect(await sessions()).toHaveLength(1)

		const ends = [
			() => owner.call('POST', `/api/people/${id}/sign-out`),
			() => change(false),
			async () => {
				await change(false)
				await change(true)
			},
		]
		for (const end of ends) {
			duringNextCheck(end)
			expect((await signIn('Rosa')).statusCode).toBe(401)
			expect(await sessions()).toEqual([])
			await change(true)
		}

		duringNextCheck(() => owner.call('POST', `/api/people/${other.id}/sign-out`))
		expect((await signIn('Rosa')).statusCode).toBe(200)
	})

	test('an open link for another password ends when its person is signed out', async () => {
		const { invite, accept, owner } = await house(await open())
		const { id, token } = await invite('Rosa', 'reception')
		await accept(token)
		const again = (await owner.call('POST', `/api/people/${id}/invitation`)).json()
		await owner.call('POST', `/api/people/${id}/sign-out`)
		expect((await accept(again.link.split('/').at(-1))).statusCode).toBe(404)
		expect((await owner.call('POST', '/api/people/nobody/sign-out')).statusCode).toBe(404)
	})

	test(
		'an open link for another password ends when its person changes it themselves',
		sweep,
		async () => {
			const { invite, accept, signIn, as, owner } = await house(await open())
			const { id, token: link } = await invite('Rosa', 'reception')
			const { token } = (await accept(link)).json()
			const again = (await owner.call('POST', `/api/people/${id}/invitation`)).json()
			const change = { current: password, password: 'cinco garzas sobre el arrozal' }
			expect((await as(token, 'POST', '/api/auth/password', change)).statusCode).toBe(200)
			expect((await accept(again.link.split('/').at(-1))).statusCode).toBe(404)
			expect((await signIn('Rosa', change.password)).statusCode).toBe(200)
			expect((await signIn('admin', ownerPassword)).statusCode).toBe(200)
		},
	)
})
