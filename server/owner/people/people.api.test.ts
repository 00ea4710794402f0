import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { NewPersonSchema } from '#domain/owner/people.ts'
import { roles } from '#domain/owner/roles.ts'
import { base32 } from '#server/owner/account/enrolment.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import {
	buildTestApi,
	ownerPassword,
	quickPasswords,
	storeOwnerPassword,
} from '#tests/helpers/site/build-api.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

const day = 24 * 60 * 60_000
const password = 'tres mulas bajo el yarumo'

async function house(database: Database) {
	await storeOwnerPassword(database)
	const clock = { now: Date.now() }
	const app = await buildTestApi(database, { clock })
	const owner = await signInOwner(app)
	const invite = async (name: string, role: string) => {
		const answer = await owner.call('POST', '/api/people', { name, role })
		const { id, link = '' } = answer.json()
		return { answer, id, token: String(link.split('/').at(-1)) }
	}
	return { app, clock, owner, invite, ...callsOf(app) }
}

function callsOf(app: FastifyInstance) {
	const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
	return {
		accept: (token: string, body: object = { password }) => post(`/api/invitations/${token}`, body),
		signIn: (name: string, word = password, code?: string) =>
			post('/api/auth', { name, password: word, ...(code && { code }) }),
		as: (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
			app.inject({
				...{ method, url, headers: { 'x-auth-token': token } },
				...(payload && { payload }),
			}),
	}
}

describeEachDatabase(({ open }) => {
	test('one owner alone signs in as before, and is the first of the people', async () => {
		const { app, owner, signIn } = await house(await open())
		const form = await app.inject({ url: '/api/auth/form' })
		expect(form.json()).toEqual({ asksName: false })
		expect((await signIn('admin', ownerPassword)).statusCode).toBe(200)
		expect((await owner.call('GET', '/api/people')).json().people).toEqual([
			{
				...{ id: 'owner', name: 'admin', role: 'owner', isOn: true, invitedUntil: null },
				hasPassword: true,
				lastSeenAt: expect.stringContaining('T'),
			},
		])
		expect((await owner.call('GET', '/api/auth/me')).json()).toEqual({
			...{ id: 'owner', name: 'admin', role: 'owner' },
		})
	})

	test('an invited person chooses a password and signs in with their name', async () => {
		const { app, owner, invite, accept, signIn, as } = await house(await open())
		const { answer, id, token } = await invite('  Rosa   Ñáñez ', 'reception')
		expect(answer.statusCode).toBe(201)
		expect(answer.json().link).toMatch(/^http:\/\/localhost\/admin\/invitation\/[\w-]{32}$/)
		expect((await signIn('Rosa Ñáñez')).statusCode).toBe(401)
		expect((await accept(token, { password: 'corta' })).json().errors).toEqual([
			{ field: 'password', code: 'passwordShort' },
		])
		expect((await accept(token, { password: 'PalmaDeCera2025' })).json().errors).toEqual([
			{ field: 'password', code: 'passwordEasy' },
		])
		const accepted = await accept(token)
		expect(accepted.statusCode).toBe(200)
		const form = await app.inject({ url: '/api/auth/form' })
		expect(form.json(), 'from now on a name is needed').toEqual({ asksName: true })
		expect((await as(accepted.json().token, 'GET', '/api/auth/me')).json()).toEqual({
			...{ id, name: 'Rosa Ñáñez', role: 'reception' },
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
		expect((await accept(token, { password, role: 'owner' })).statusCode).toBe(422)
		const answers = await Promise.all([accept(token), accept(token)])
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
		expect((await accept(token)).statusCode).toBe(404)
		const { token: session } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {}
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

	test('a change of a person that changes nothing is no failure', async () => {
		const { owner, invite } = await house(await open())
		const { id } = await invite('Rosa', 'reception')
		const answer = await owner.call('PATCH', `/api/people/${id}`, {})
		expect(answer.statusCode).toBe(200)
		expect(answer.json().people[1]).toMatchObject({ id, role: 'reception', isOn: true })
	})

	test('the last owner can be neither demoted nor switched off, also by two at once', async () => {
		const { owner, invite, accept } = await house(await open())
		for (const change of [{ role: 'reception' }, { isOn: false }]) {
			const answer = await owner.call('PATCH', '/api/people/owner', change)
			expect(answer.json()).toMatchObject({ status: 409, code: 'last-owner' })
		}
		const { id, token } = await invite('Rosa', 'owner')
		const early = await owner.call('PATCH', '/api/people/owner', { role: 'reception' })
		expect(early.json(), 'an invitation is no owner yet').toMatchObject({ code: 'last-owner' })
		await accept(token)
		const answers = await Promise.all([
			owner.call('PATCH', `/api/people/${id}`, { role: 'restaurant' }),
			owner.call('PATCH', '/api/people/owner', { role: 'restaurant' }),
		])
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200])
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
			const answer = await owner.call('POST', '/api/people', { name, role: 'owner' })
			expect(answer.json().errors, name).toEqual([{ field: 'name', code: 'nameTaken' }])
		}
		for (const body of [{ name: '', role: 'owner' }, { name: 'Ana', role: 'root' }, {}])
			expect((await owner.call('POST', '/api/people', body)).statusCode).toBe(422)
	})

	test('histories say who did it, the guest’s page does not', async () => {
		const database = await open()
		const { app, owner } = await house(database)
		const rosa = await signInAs(database, app, 'reception', 'Rosa')
		const booking = aBooking()
		const sent = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		expect(sent.statusCode).toBe(201)
		const id = booking.bookingId
		await rosa.call('POST', `/api/enquiries/${id}/note`, { text: 'Llamar mañana' })
		const { history } = (await owner.call('GET', `/api/enquiries/${id}/stay`)).json()
		expect(history).toMatchObject([{ action: 'note', by: 'owner', person: 'Rosa' }])
		await owner.call('POST', `/api/enquiries/${id}/decline`, { message: 'Lleno' })
		const key = (await owner.call('GET', `/api/enquiries/${id}/stay`)).json().link.split('/').at(-1)
		const seen = await app.inject({ url: `/api/requests/${key}` })
		expect(seen.body).toContain('Lleno')
		expect(seen.body).not.toContain('person')

		await rosa.call('PATCH', `/api/enquiries/${id}`, { state: 'archived' })
		expect((await owner.call('GET', '/api/enquiries')).json().enquiries).toMatchObject([
			{ state: 'declined', mark: 'archived', stateBy: 'Rosa' },
		])

		const block = { offer: 'cabin', from: `${nextYear}-01-01`, to: `${nextYear}-01-03` }
		await rosa.call('POST', '/api/blocks', block)
		expect((await owner.call('GET', '/api/blocks')).json().blocks).toMatchObject([
			{ person: 'Rosa' },
		])
		await owner.call('PATCH', '/api/content/facts', { changes: [{ path: 'rnt', value: '12345' }] })
		await owner.call('POST', '/api/content/publish')
		expect((await owner.call('GET', '/api/content/history')).json().versions).toMatchObject([
			{ person: 'admin' },
		])
		const { version, presets, person, ...plan } = (await owner.call('GET', '/api/rates')).json()
		expect([person, typeof version, Array.isArray(presets)]).toEqual([null, 'string', true])
		expect((await owner.call('PUT', '/api/rates', plan)).json()).toMatchObject({ person: 'admin' })
		const review = { name: 'Ana', evaluation: 4, message: 'La trucha llegó caliente a la mesa.' }
		const { _id } = (
			await app.inject({ method: 'POST', url: '/api/create', payload: review })
		).json()
		await rosa.call('PUT', `/api/reviews/${_id}/answer`, { message: 'Gracias por venir.' })
		const { others } = (await owner.call('GET', '/api/desk/reviews')).json()
		expect(others).toMatchObject([{ answeredBy: 'Rosa' }])
		expect((await app.inject({ url: '/api/reviews' })).body).not.toContain('Rosa')
	})

	test('the restaurant sees tables without what is personal, confirms them, and edits the menu', async () => {
		const database = await open()
		const { app, owner } = await house(database)
		const kitchen = await signInAs(database, app, 'restaurant')
		const day12 = `${nextYear}-12-12`
		const table = aBooking({
			...{ ArrivalDate: day12, DepartureDate: day12, Message: 'Somos alérgicos.' },
			items: [{ offer: 'table', units: 1, hour: '13:00' }],
		})
		const stay = aBooking({
			Message: 'Sin gluten.',
			items: [
				{ offer: 'cabin', units: 1 },
				{ offer: 'table', units: 1, hour: '18:00' },
			],
		})
		for (const payload of [table, stay, aBooking()]) {
			const answer = await app.inject({ method: 'POST', url: '/api/bookings', payload })
			expect(answer.statusCode, answer.body).toBe(201)
		}
		const list = await kitchen.call(
			'GET',
			`/api/tables?from=${nextYear}-12-01&to=${nextYear}-12-31`,
		)
		expect(list.json().tables).toEqual([
			{
				...{ id: table.bookingId, day: day12, hour: '13:00', tables: 1, state: 'received' },
				...{ name: 'Ana María Ñáñez', people: 4, note: 'Somos alérgicos.', isConfirmable: true },
			},
			{
				...{ id: stay.bookingId, day: day12, hour: '18:00', tables: 1, state: 'received' },
				...{ name: 'Ana María Ñáñez', people: 4, note: 'Sin gluten.', isConfirmable: false },
			},
		])
		for (const days of ['from=2025-01-01&to=2027-12-31', 'from=2026-12-02&to=2026-12-01'])
			expect((await kitchen.call('GET', `/api/tables?${days}`)).statusCode).toBe(422)
		for (const personal of ['ana@example.com', '123 4567', '1234567'])
			expect(list.body).not.toContain(personal)
		const confirm = (id: string) => kitchen.call('POST', `/api/tables/${id}/confirm`)
		expect((await confirm(stay.bookingId)).json()).toMatchObject({ code: 'wrong-state' })
		expect((await confirm(table.bookingId)).json()).toMatchObject({ state: 'confirmed' })

		const facts = { changes: [{ path: 'rnt', value: '12345' }] }
		expect((await kitchen.call('PATCH', '/api/content/facts', facts)).statusCode).toBe(403)
		await owner.call('PATCH', '/api/content/facts', facts)
		expect((await kitchen.call('GET', '/api/content/menu')).statusCode).toBe(200)
		expect((await owner.call('GET', '/api/content')).json().changes).toBe(1)
		expect((await kitchen.call('GET', '/api/content')).json()).toEqual({
			...{ documents: [{ name: 'menu', hasDraft: false, isChanged: false }] },
			...{ attention: [], changes: 0, hasDraft: false },
		})
		expect((await kitchen.call('POST', '/api/content/publish')).statusCode).toBe(200)
		const { documents } = (await owner.call('GET', '/api/content')).json()
		const drafted = documents.filter((it: { hasDraft: boolean }) => it.hasDraft)
		expect(
			drafted.map((it: { name: string }) => it.name),
			'the owner’s draft stays',
		).toEqual(['facts'])
	})
})

describeEachDatabase(({ newEmptyPlace, open }) => {
	test('after the migration the one owner keeps password, second factor and sessions', async () => {
		const place = await newEmptyPlace()
		const database = await open(place)
		const provider = { getMigrations: async () => migrations }
		const { error } = await new Migrator({ db: database.query, provider }).migrateTo(
			'0017-guest-reviews',
		)
		expect(error).toBeUndefined()
		const now = Date.now()
		const token = 'A'.repeat(43)
		const tokenHash = createHash('sha256').update(token).digest('hex')
		const hash = await quickPasswords.hash(ownerPassword)
		const secret = Buffer.from('12345678901234567890')
		const { query } = database
		await sql`insert into credentials values (1, ${hash}, 1)`.execute(query)
		await sql`insert into two_factor values (1, ${secret.toString('hex')}, 0, 1, 2)`.execute(query)
		await sql`insert into recovery_codes values ('aaaa', 'hash')`.execute(query)
		await sql`insert into sessions values (${tokenHash}, ${now}, ${now}, ${now + day})`.execute(
			query,
		)

		await migrate(database)

		const app = await buildTestApi(database)
		const { as, signIn } = callsOf(app)
		expect((await as(token, 'GET', '/api/auth')).statusCode, 'stays signed in').toBe(204)
		expect((await as(token, 'GET', '/api/two-factor')).json()).toEqual({
			...{ isOn: true, recoveryCodesLeft: 1 },
		})
		const without = await signIn('admin', ownerPassword)
		expect(without.json()).toMatchObject({ code: 'second-factor-required' })
		const code = codeOnPhone(base32(secret), Date.now())
		expect((await signIn('admin', ownerPassword, code)).statusCode).toBe(200)
	})
})

test('any name that the schema takes is one line of visible text', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'binary', maxLength: 80 }),
			fc.constantFrom(...roles),
			(name, role) => {
				const { success, data } = NewPersonSchema.safeParse({ name, role })
				if (!success) return
				expect(data.name).toBe(data.name.trim())
				expect(data.name).toMatch(/^[^\p{C}]{1,60}$/u)
			},
		),
	)
})
