import fc from 'fast-check'
import { expect, test } from 'vitest'
import { access } from '#domain/owner/access.ts'
import { covers, type Role, roles } from '#domain/owner/roles.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { house } from '#tests/helpers/site/house.ts'

/** The calls that a role may make, from the table that the server asks. */
function callsOfRole(role: Role): string[] {
	return Object.keys(access).filter((call) => access[call]?.includes(role))
}

test('a role covers another if it may make all of its calls', () => {
	for (const role of roles)
		for (const other of roles) {
			const mayAll = callsOfRole(other).every((call) => callsOfRole(role).includes(call))
			expect(covers(role, other), `${role} covers ${other}`).toBe(mayAll)
		}
})

const someRole = fc.constantFrom(...roles)

describeSampledDatabase('sqlite', ({ open }) => {
	test('an open link gives the current role, and never more than when it was made', async () => {
		const { owner, invite, accept, as, clock } = await house(await open())
		let people = 0
		const changes = fc.array(someRole, { maxLength: 4 })
		await fc.assert(
			fc.asyncProperty(someRole, changes, async (role, chosen) => {
				people += 1
				const { id, token } = await invite(`Rosa ${people}`, role)
				for (const next of chosen) await owner.call('PATCH', `/api/people/${id}`, { role: next })
				const steps = chosen.map((next, index) => covers(chosen[index - 1] ?? role, next))
				const isUsable = !steps.includes(false)

				// Beyond the limit of attempts at signing in.
				clock.now += 10 * 60_000
				const accepted = await accept(token)

				expect(accepted.statusCode).toBe(isUsable ? 200 : 404)
				if (!isUsable) return
				const me = (await as(accepted.json().token, 'GET', '/api/auth/me')).json()
				expect(me.role).toBe(chosen.at(-1) ?? role)
				expect(covers(role, me.role)).toBe(true)
			}),
			{ numRuns: 20 },
		)
	})

	test('a link for another password ends, too, when the person may do more', async () => {
		const { owner, invite, accept } = await house(await open())
		const { id, token } = await invite('Rosa', 'reception')
		expect((await accept(token)).statusCode).toBe(200)
		const { link } = (await owner.call('POST', `/api/people/${id}/invitation`)).json()
		const changed = await owner.call('PATCH', `/api/people/${id}`, { role: 'owner' })
		expect(changed.json().people[1]).toMatchObject({ role: 'owner', invitedUntil: null })
		expect((await accept(link.split('/').at(-1))).statusCode).toBe(404)
	})
})
