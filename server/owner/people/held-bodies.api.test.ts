import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { access } from '#domain/owner/access.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { house } from '#tests/helpers/site/house.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { sweep } from '#tests/helpers/steps.ts'

const parameters: Record<string, string> = {
	':document': 'menu',
	':slot': 'valley-dawn',
	':offer': 'cabin',
	':version': '1',
	':name': 'nightly.db',
	':id': randomUUID(),
}

/** Every call with a body that a cook may not make, from the table that the server asks. */
const calls = Object.entries(access).flatMap(([call, roles]) => {
	const [method = '', route = ''] = call.split(' ')
	if (!['POST', 'PUT', 'PATCH'].includes(method) || roles.includes('restaurant')) return []
	const url = route.replaceAll(/:\w+/g, (name) => parameters[name] ?? name)
	return [
		{
			call,
			method: method as 'POST',
			url,
			isPhoto: route.startsWith('/api/photos/') && method === 'PUT',
		},
	]
})

describeSampledDatabase('sqlite', ({ open }) => {
	test(
		'whoever is demoted or switched off while their request is on its way cannot finish it',
		sweep,
		async () => {
			const database = await open()
			const { app, clock, owner } = await house(database)
			const luz = await signInAs(database, app, 'owner', 'Luz')
			const change = async (body: object) =>
				expect((await owner.call('PATCH', `/api/people/${luz.id}`, body)).statusCode).toBe(200)

			expect(calls.length).toBeGreaterThan(20)
			for (const { call, method, url, isPhoto } of calls)
				for (const [end, status] of [
					[{ role: 'restaurant' }, 403],
					[{ isOn: false }, 401],
				] as const) {
					const token = await luz.signIn()
					// The first check writes the time of a session that was not used for a minute.
					clock.now += 2 * 60_000
					const body = new PassThrough()
					const sent: InjectOptions = {
						method,
						url,
						payload: body,
						headers: {
							'x-auth-token': token,
							'content-type': isPhoto ? 'image/jpeg' : 'application/json',
						},
					}
					const response = app.inject(sent)
					body.write('{')
					const sessions = database.query.selectFrom('sessions').select('last_used_at')
					await expect
						.poll(async () =>
							(await sessions.where('person_id', '=', luz.id).execute()).map(
								(it) => it.last_used_at,
							),
						)
						.toContain(clock.now)
					await change(end)
					body.end('}')
					expect((await response).statusCode, `${call} ${JSON.stringify(end)}`).toBe(status)
					await change({ role: 'owner', isOn: true })
				}
		},
	)
})
