import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { Database } from '#db/connect.ts'
import { limits } from '#server/limits/limits.ts'
import { describeEachDatabase, describeSqlite } from '#tests/helpers/database/database.ts'
import { aBooking, aContact } from '#tests/helpers/enquiries.ts'
import { closeNetwork, proofFor, solve } from '#tests/helpers/floods.ts'
import { buildTestApi, ownerPassword } from '#tests/helpers/site/build-api.ts'
import { house } from '#tests/helpers/site/house.ts'
import { sweep } from '#tests/helpers/steps.ts'

const flooder = '203.0.113.7'

/** Sends the headers of a post, whose body never comes, and reads the status line. */
async function postWithoutBody(port: number, path: string, address: string) {
	const socket = connect(port, '127.0.0.1')
	socket.write(
		[
			`POST ${path} HTTP/1.1`,
			'Host: localhost',
			`X-Forwarded-For: ${address}`,
			'Content-Type: application/json',
			'Content-Length: 60000',
			'',
			'',
		].join('\r\n'),
	)
	const [data] = (await once(socket, 'data')) as [Buffer]
	socket.destroy()
	return data.toString().split('\r\n')[0]
}

describeSqlite(({ open }) => {
	test('the posts of a flood are refused before their bodies arrive, on every form, until it is over', async () => {
		const clock = { now: Date.now() }
		const app = await buildTestApi(await open(), { clock })
		const post = (url: string, payload: string, address = flooder) =>
			app.inject({
				method: 'POST',
				url,
				payload,
				headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
			})
		const statuses: number[] = []
		for (let sent = 0; sent < 602; sent += 1)
			statuses.push((await post('/api/contact', '{}')).statusCode)
		expect(statuses.filter((status) => status === 422)).toHaveLength(300)
		expect(statuses.filter((status) => status === 429)).toHaveLength(302)

		await app.listen({ port: 0, host: '127.0.0.1' })
		const { port } = app.server.address() as AddressInfo
		for (const path of ['/api/contact', '/api/bookings', '/api/create', '/booking'])
			expect(await postWithoutBody(port, path, flooder), path).toContain(' 429 ')
		const tooLarge = 'x'.repeat(70_000)
		const refused = await post('/api/bookings', tooLarge)
		expect(refused.statusCode).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(300)

		expect((await post('/api/bookings', tooLarge, '203.0.113.8')).statusCode).toBe(413)
		clock.now += Number(refused.headers['retry-after']) * 1000
		expect((await post('/api/bookings', tooLarge)).statusCode).toBe(413)
	})

	test(
		'a flood closes neither the sign-in nor the desk to others on its network',
		sweep,
		async () => {
			const { app, invite, accept, signIn, owner } = await house(await open())
			const { token } = await invite('Rosa', 'reception')
			const flood = async (url: string) => {
				const statuses: number[] = []
				for (let sent = 0; sent < 602; sent += 1)
					statuses.push((await app.inject({ method: 'POST', url, payload: {} })).statusCode)
				return statuses
			}
			expect(await flood('/api/contact')).toContain(429)
			expect((await signIn('admin', ownerPassword)).statusCode).toBe(200)
			expect((await accept(token)).statusCode).toBe(200)
			const person = { name: 'Luz', role: 'reception' }
			expect((await owner.call('POST', '/api/people', person)).statusCode).toBe(201)
		},
	)

	test('malformed sign-ins close nothing, and are not looked up', sweep, async () => {
		const { app, signIn, database } = await house(await open())
		const queries = vi.spyOn(database.query, 'selectFrom')
		for (let sent = 0; sent < 602; sent += 1) {
			const payload = sent % 2 ? {} : { name: 'admin', password: 'x'.repeat(1001) }
			const refused = await app.inject({ method: 'POST', url: '/api/auth', payload })
			expect(refused.statusCode).toBe(422)
		}
		for (const table of ['people', 'login_failures', 'rate_limits'])
			expect(queries).not.toHaveBeenCalledWith(table)
		expect((await signIn('admin', ownerPassword)).statusCode).toBe(200)
		const message = await app.inject({ method: 'POST', url: '/api/contact', payload: {} })
		expect(message.statusCode).toBe(422)
	})

	test('the longest sign-in is read, and a larger body is not', async () => {
		const { app } = await house(await open())
		const escaped = (length: number) => '\\u00e1'.repeat(length)
		const post = (payload: string) =>
			app.inject({
				method: 'POST',
				url: '/api/auth',
				headers: { 'content-type': 'application/json' },
				payload,
			})
		const longest = `{"name":"${escaped(200)}","password":"${escaped(1000)}","code":"${escaped(60)}"}`
		expect((await post(longest)).statusCode).toBe(401)
		expect((await post(longest + ' '.repeat(1000))).statusCode).toBe(413)
	})

	test('posts beyond the limit of valid ones count as a flood', sweep, async () => {
		const app = await buildTestApi(await open())
		const headers = { 'x-forwarded-for': flooder }
		const review = (message: string) => ({ name: 'Eva', evaluation: 4, message })
		const post = (payload: object) =>
			app.inject({ method: 'POST', url: '/api/create', headers, payload })
		for (let sent = 0; sent < 320; sent += 1) await post(review(`Muy bonito, visita ${sent}`))
		expect((await post({ message: 'x'.repeat(70_000) })).statusCode).toBe(429)
	})
})

/** Two people behind one router. */
const [neighbour, visitor] = ['2001:db8:0:7::bad', '2001:db8:0:7::1']

const aReview = () => ({ name: 'Ana', evaluation: 4, message: `Muy bonito ${randomUUID()}` })
const neighboursPosts = [
	['thirty enquiries', 'enquiries', { url: '/api/contact', form: () => aContact(), status: 201 }],
	['ten reviews', 'reviews', { url: '/api/create', form: aReview, status: 201 }],
	[
		'hundreds of malformed posts',
		'malformed',
		{ url: '/api/contact', form: () => ({}), status: 422 },
	],
] as const

async function closedSite(database: Database) {
	const clock = { now: Date.now() }
	const app = await buildTestApi(database, { clock })
	await closeNetwork(app, database, neighbour)
	const post = (url: string, payload: object, address = visitor) =>
		app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } })
	return { app, clock, post, proof: () => proofFor(app, visitor) }
}

describeEachDatabase(({ open }) => {
	test('after a flood from their network, people get in with a proof of work, which pays for one post', async () => {
		const database = await open()
		const { app, clock, post, proof } = await closedSite(database)
		const refused = await post('/api/contact', aContact())
		expect(refused.statusCode).toBe(429)
		expect(refused.json()).toMatchObject({
			code: 'too-many-requests',
			challenge: '/api/ticket',
		})
		const review = { name: 'Ana', evaluation: 4, message: 'Muy bonito' }
		for (const [url, form] of [
			['/api/contact', aContact()],
			['/api/bookings', aBooking()],
			['/api/create', review],
		] as const)
			expect((await post(`${url}?${await proof()}`, form)).statusCode, url).toBe(201)

		// A slip of theirs is told as one; and the proof has paid for it.
		const once = await proof()
		expect((await post(`/api/contact?${once}`, {})).statusCode).toBe(422)
		expect((await post(`/api/contact?${once}`, aContact())).statusCode).toBe(429)

		const replayed = await proof()
		const replays = Array.from({ length: 30 }, () => post(`/api/contact?${replayed}`, aContact()))
		const granted = (await Promise.all(replays)).filter(({ statusCode }) => statusCode === 201)
		expect(granted).toHaveLength(1)

		const old = await proof()
		clock.now += 21 * 60_000
		await closeNetwork(app, database, neighbour)
		expect((await post(`/api/contact?${old}`, aContact())).statusCode).toBe(429)
	})

	test.each(neighboursPosts)(
		'after %s from their network, people get in with a proof of work, which pays for one post',
		async (_posts, limit, { url, form, status }) => {
			const database = await open()
			const app = await buildTestApi(database)
			const post = (address: string, payload: object, parameters = '') =>
				app.inject({
					method: 'POST',
					url: `${url}?${parameters}`,
					payload,
					headers: { 'x-forwarded-for': address },
				})
			await post(neighbour, form())
			await database.query
				.updateTable('rate_limits')
				.set({ count: limits[limit].most })
				.where('bucket', 'like', `${limit}:%`)
				.execute()
			const refused = await post(visitor, form())
			expect(refused.statusCode).toBe(429)
			expect(refused.json()).toMatchObject({ challenge: '/api/ticket' })
			expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

			const once = await proofFor(app, visitor)
			const posts = await Promise.all(Array.from({ length: 30 }, () => post(visitor, form(), once)))
			expect(posts.filter(({ statusCode }) => statusCode === status)).toHaveLength(1)
			expect(posts.filter(({ statusCode }) => statusCode === 429)).toHaveLength(29)
			expect((await post(visitor, form(), await proofFor(app, visitor))).statusCode).toBe(status)
		},
	)

	test('a proof is spent once over all processes', async () => {
		const database = await open()
		const sites = [await closedSite(database), await closedSite(database)]
		const proof = await sites[0]?.proof()
		const posts = Array.from({ length: 30 }, (_, index) =>
			sites[index % 2]?.post(`/api/contact?${proof}`, aContact()),
		)
		const statuses = (await Promise.all(posts)).map((response) => response?.statusCode)
		expect(statuses.filter((status) => status === 201)).toHaveLength(1)
		expect(statuses.filter((status) => status === 429)).toHaveLength(29)
	})
})

describeSqlite(({ open }) => {
	test('a proof that pays for a post from a closed network is the one that the site asks for under pressure', async () => {
		const { post, proof } = await closedSite(await open())
		const automated = { ...aContact(), website: 'https://spam.example' }
		expect((await post(`/api/contact?${await proof()}`, automated)).statusCode).toBe(201)
	})

	test('a flood with wrong and spent proofs is refused without a query, before its bodies arrive', async () => {
		const database = await open()
		const { app, post, proof } = await closedSite(database)
		const spent = await proof()
		await post(`/api/contact?${spent}`, aContact())
		const { challenge } = (
			await app.inject({ url: '/api/ticket', headers: { 'x-forwarded-for': visitor } })
		).json()
		const good = await solve(challenge)
		const forged = JSON.parse(Buffer.from(good, 'base64').toString())
		forged.challenge.parameters.nonce = '00'.repeat(16)
		const wrong = [
			'',
			'altcha=',
			'altcha=nonsense',
			'altcha=a&altcha=b',
			`altcha=${encodeURIComponent(Buffer.from(JSON.stringify(forged)).toString('base64'))}`,
			`altcha=${'a'.repeat(12_000)}`,
			spent,
		]
		await app.listen({ port: 0, host: '127.0.0.1' })
		const { port } = app.server.address() as AddressInfo
		const queries = (['selectFrom', 'insertInto', 'updateTable', 'transaction'] as const).map(
			(kind) => vi.spyOn(database.query, kind),
		)
		const calls = () => queries.flatMap(({ mock }) => mock.calls)
		const before = calls().length
		for (const parameters of wrong)
			for (const path of ['/api/contact', '/api/bookings', '/api/create'])
				expect(await postWithoutBody(port, `${path}?${parameters}`, visitor), parameters).toContain(
					' 429 ',
				)
		expect(calls()).toHaveLength(before)
	})

	test('only a closed network is asked for work when a form is opened', async () => {
		const { app } = await closedSite(await open())
		const ticket = async (address: string) =>
			(await app.inject({ url: '/api/ticket', headers: { 'x-forwarded-for': address } })).json()
		expect(await ticket(visitor)).toHaveProperty('challenge')
		expect(await ticket('2001:db8:0:8::1')).not.toHaveProperty('challenge')
	})
})
