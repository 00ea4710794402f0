import { expect, test } from 'vitest'
import { givenAccessWords } from '#content/owner/given-access-words.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { house } from '#tests/helpers/site/house.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

const day = 24 * 60 * 60_000

describeEachDatabase(({ open }) => {
	test('every owner sees for a day who was given access, by whom, and the house gets a letter without a link', async () => {
		const database = await open()
		const { app, clock, owner, invite, accept, as } = await house(database)
		const given = async (call = owner.call) =>
			(await call('GET', '/api/people/given-access')).json().given
		expect(await given()).toEqual([])

		const rosa = await invite('Rosa', 'reception')
		clock.now += 1000
		const { token } = (await accept(rosa.token)).json()
		clock.now += 1000
		const change = async (body: object) => {
			clock.now += 1000
			await owner.call('PATCH', `/api/people/${rosa.id}`, body)
		}
		await change({ role: 'owner' })
		await change({ role: 'restaurant' })
		await change({ isOn: false })
		await change({ isOn: true })
		await change({ isOn: true })
		clock.now += 1000
		const again = await owner.call('POST', `/api/people/${rosa.id}/invitation`)
		const link: string = again.json().link

		const seen = await given()
		const of = (kind: string, role: string) => ({ kind, role, name: 'Rosa', by: 'admin' })
		expect(seen).toMatchObject([
			of('new-link', 'restaurant'),
			of('switched-on', 'restaurant'),
			of('new-role', 'owner'),
			of('joined', 'reception'),
			of('invited', 'reception'),
		])
		expect(seen[0].at).toBe(new Date(clock.now).toISOString())
		expect((await as(token, 'GET', '/api/people/given-access')).statusCode).toBe(401)
		const reception = await signInAs(database, app, 'reception', 'Otra')
		expect((await reception.call('GET', '/api/people/given-access')).statusCode).toBe(403)

		const letters = await database.query
			.selectFrom('outbox')
			.select(['recipient', 'letter'])
			.where('about', 'like', 'access:%')
			.execute()
		expect(letters).toHaveLength(5)
		const texts = letters.map(({ letter }) => String(letter)).join('\n')
		for (const { recipient } of letters) expect(recipient).toBe('owner')
		expect(texts).toContain('admin invitó a Rosa')
		expect(texts).toContain(givenAccessWords.es.mail.text)
		expect(texts).not.toContain('/admin/invitation/')
		for (const secret of [rosa.token, String(link.split('/').at(-1))])
			expect(texts).not.toContain(secret)

		clock.now += day
		expect(await given((await signInOwner(app)).call)).toEqual([])
	})

	test('whoever accepted a link of a session that was ended meanwhile stays, and is shown', async () => {
		const { owner, invite, accept, as, signIn } = await house(await open())
		const laura = await invite('Laura', 'owner')
		const own = (await accept(laura.token)).json().token
		const stolen = (await signIn('Laura')).json().token
		const inviteBy = async (name: string) =>
			String(
				(await as(stolen, 'POST', '/api/people', { name, role: 'owner' }))
					.json()
					.link.split('/')
					.at(-1),
			)
		const [sofia, tomas] = [await inviteBy('Sofía'), await inviteBy('Tomás')]
		await accept(sofia)
		expect((await as(own, 'DELETE', '/api/auth/sessions')).statusCode).toBe(204)
		expect((await accept(tomas)).statusCode, 'not accepted yet').toBe(404)
		expect((await signIn('Sofía')).statusCode).toBe(200)
		const { given } = (await owner.call('GET', '/api/people/given-access')).json()
		expect(given).toContainEqual(
			expect.objectContaining({ kind: 'joined', name: 'Sofía', by: 'Laura', role: 'owner' }),
		)
	})
})
