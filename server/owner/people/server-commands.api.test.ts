import { expect, test } from 'vitest'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import {
	type DatabaseUnderTest,
	describeSampledDatabase,
} from '#tests/helpers/database/database.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { house, password } from '#tests/helpers/site/house.ts'
import { sweep } from '#tests/helpers/steps.ts'

const another = 'cuatro truchas y una mula'

/** A site whose first owner has made Laura an owner, and the commands on its server. */
async function withLaura({ open, newPlace }: DatabaseUnderTest) {
	const place = await newPlace()
	const site = await house(await open(place))
	const { id, token } = await site.invite('Laura', 'owner')
	const laura = { id, token: (await site.accept(token)).json().token }
	const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.url ?? '' }
	const run = async (script: string, args: string[] = [], typed = '', more = {}) => {
		const child = startChild(`scripts/owner/${script}.ts`, args, { ...environment, ...more })
		child.process.stdin.end(typed)
		const { code, errors } = await child.ended
		return { code, said: child.lines.join('\n') + errors }
	}
	const change = (token: string, id: string, body: object) =>
		site.as(token, 'PATCH', `/api/people/${id}`, body)
	const people = async () =>
		await site.database.query
			.selectFrom('people')
			.select(['name', 'role', 'is_on'])
			.orderBy('name')
			.execute()
	return { ...site, laura, run, change, people }
}

describeSampledDatabase('sqlite', (database) => {
	test(
		'after a hand-over the commands on the server are for the only owner who can sign in',
		sweep,
		async () => {
			const site = await withLaura(database)
			const { laura, run, signIn } = site
			await site.change(laura.token, 'owner', { isOn: false })
			const begun = await site.as(laura.token, 'POST', '/api/two-factor', { password })
			const code = codeOnPhone(begun.json().secret, site.clock.now)
			await site.as(laura.token, 'POST', '/api/two-factor/confirm', { code })

			const status = await run('admin-two-factor')
			expect(status.said).toContain('Two-factor of Laura is on; 10 recovery codes are left.')
			expect(status.said).not.toContain('admin is')
			const off = await run('admin-two-factor', ['--off'])
			expect(off).toMatchObject({
				code: 0,
				said: expect.stringContaining('Two-factor of Laura is off'),
			})
			expect((await signIn('Laura')).statusCode).toBe(200)

			const set = await run('admin-password', [], `${another}\n`)
			expect(set.said).toContain('The new password of Laura counts')
			expect((await signIn('Laura', another)).statusCode).toBe(200)
			expect(await site.people()).toContainEqual({ name: '', role: 'owner', is_on: 0 })

			const first = await run('admin-password', ['admin'], `${another}\n`)
			expect(first.said).toContain('The account of admin was switched off and is on again.')
			expect((await signIn('admin', another)).statusCode).toBe(200)
		},
	)

	test.each([
		['admin-two-factor', ['--off', 'admin'], ''],
		['admin-password', ['admin'], `${another}\n`],
	])('%s ends the links of everybody whom it signs out', async (script, args, typed) => {
		const { laura, run, as, accept } = await withLaura(database)
		const sofia = { name: 'Sofía', role: 'owner' }
		const { link } = (await as(laura.token, 'POST', '/api/people', sofia)).json()
		const { said } = await run(script, args, typed)
		expect(said).toContain('All sessions are signed out, and open links have ended.')
		expect((await as(laura.token, 'GET', '/api/auth')).statusCode).toBe(401)
		expect((await accept(link.split('/').at(-1))).statusCode).toBe(404)
	})

	test(
		'where several owners can sign in, the commands on the server ask whose account',
		sweep,
		async () => {
			const { run, signIn, change, people } = await withLaura(database)
			const status = await run('admin-two-factor')
			expect(status.said).toMatch(/Two-factor of admin is off\.\nTwo-factor of Laura is off\./)
			const mistaken = await run('admin-password', [], `${another}\n`)
			expect(mistaken).toMatchObject({
				code: 1,
				said: expect.stringMatching(/1 {2}admin[\s\S]*2 {2}Laura/),
			})
			expect(mistaken.said, 'a password typed as a name').not.toContain(another)
			expect((await signIn('Laura')).statusCode).toBe(200)

			const chosen = await run('admin-password', [], `2\n${another}\n`)
			expect(chosen.said).toContain('The new password of Laura counts')
			expect((await signIn('laura', another)).statusCode).toBe(200)
			expect(await run('admin-two-factor', ['--off', 'Rosa'])).toMatchObject({
				code: 1,
				said: expect.stringMatching(/no account of that name[\s\S]*admin[\s\S]*Laura/),
			})

			const fixed = { ADMIN_PASSWORD: 'de-la-configuracion' }
			expect(await run('admin-password', ['admin'], `${another}\n`, fixed)).toMatchObject({
				code: 1,
			})
			const { token } = (await signIn('Laura', another)).json()
			const demotion = { role: 'reception', password: another }
			expect((await change(token, 'owner', demotion)).statusCode).toBe(200)
			const named = await run('admin-password', ['Laura'], `${password}\n`, fixed)
			expect(named, 'configured is only the password of the first owner').toMatchObject({ code: 0 })
			const raised = await run('admin-password', ['admin'], `${password}\n`)
			expect(raised.said).toContain('The account of admin is an owner’s again.')
			expect(await people()).toEqual([
				{ name: '', role: 'owner', is_on: 1 },
				{ name: 'Laura', role: 'owner', is_on: 1 },
			])
		},
	)
})
