import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { solve } from '#tests/helpers/floods.ts'
import { buildTestApi } from '#tests/helpers/site/build-api.ts'
import { sweep } from '#tests/helpers/steps.ts'

const minute = 60_000
const telling = 'Llegamos de noche y nos esperaban con chocolate caliente y la chimenea prendida.'

let count = 0

function post(app: FastifyInstance, changes: object = {}, address = '203.0.113.1') {
	count += 1
	return app.inject({
		method: 'POST',
		url: '/api/create',
		headers: { 'x-forwarded-for': address },
		payload: { name: 'Ana', evaluation: 4, message: `Reseña ${count}`, ...changes },
	})
}

async function putUnderPressure(app: FastifyInstance) {
	for (let index = 0; index < 60; index += 1) await post(app, {}, `198.51.100.${index}`)
}

describeSampledDatabase('sqlite', ({ kind, open, newPlace }) => {
	test('an address may send ten reviews an hour, then gets 429 with Retry-After', async () => {
		const clock = { now: Date.now() }
		const app = await buildTestApi(await open(), { clock })
		for (let index = 0; index < 10; index += 1) expect((await post(app)).statusCode).toBe(201)
		const refused = await post(app)
		expect(refused.statusCode).toBe(429)
		expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
		expect((await post(app, {}, '203.0.113.2')).statusCode).toBe(201)
		clock.now += Number(refused.headers['retry-after']) * 1000
		expect((await post(app)).statusCode).toBe(201)
	})

	test(
		'malformed posts are not counted as reviews and get a 4xx, until there are too many',
		sweep,
		async () => {
			const app = await buildTestApi(await open())
			const malformed = () => post(app, { evaluation: 'many' })
			for (let index = 0; index < 300; index += 1) expect((await malformed()).statusCode).toBe(422)
			expect((await malformed()).statusCode).toBe(429)
			expect((await post(app)).statusCode).toBe(201)
		},
	)

	test('a review sent twice is published once and answered both times', async () => {
		const app = await buildTestApi(await open())
		const first = await post(app, { message: telling })
		const second = await post(app, { message: `  ${telling}\n` })
		expect([first.statusCode, second.statusCode]).toEqual([201, 200])
		expect(second.json()).toEqual(first.json())
		const both = await Promise.all([1, 2].map(() => post(app, { message: 'A la vez' })))
		expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
		expect((await app.inject({ url: '/api/reviews' })).json()).toHaveLength(2)
	})

	test('the same long text under another name is refused for a day', async () => {
		const clock = { now: Date.now() }
		const app = await buildTestApi(await open(), { clock })
		await post(app, { message: telling })
		const disguised = telling.toUpperCase().replaceAll(' ', '  ...')
		const copy = await post(app, { name: 'Otro', message: disguised }, '203.0.113.2')
		expect(copy.statusCode).toBe(409)
		expect(copy.json()).toMatchObject({
			code: 'duplicate',
			errors: [{ field: 'message', code: 'reviewDuplicate' }],
		})
		clock.now += 24 * 60 * minute
		expect((await post(app, { name: 'Otro', message: telling })).statusCode).toBe(201)
	})

	test('short common texts may be repeated', async () => {
		const app = await buildTestApi(await open())
		for (const name of ['Ana', 'Luis'])
			expect((await post(app, { name, message: '¡Excelente!' })).statusCode).toBe(201)
	})

	test('a post that looks automated is accepted with a proof of work', async () => {
		const clock = { now: Date.now() }
		const app = await buildTestApi(await open(), { clock })
		const ticketOf = async () => (await app.inject({ url: '/api/ticket' })).json().ticket
		const suspects = [
			{ website: 'https://spam.example' },
			{ ticket: await ticketOf() },
			{ ticket: `${clock.now - 10_000}.forged` },
			// As long as a signature in characters, longer in bytes.
			{ ticket: `${clock.now - 10_000}.${'ñ'.repeat(43)}` },
		]
		for (const suspect of suspects) {
			const message = `De ${JSON.stringify(suspect)}`
			const asked = await post(app, { ...suspect, message })
			expect(asked.statusCode).toBe(428)
			expect(asked.json()).toMatchObject({ code: 'challenge-required', challenge: {} })
			const altcha = await solve(asked.json().challenge)
			expect((await post(app, { ...suspect, message, altcha })).statusCode).toBe(201)
		}
		const ticket = await ticketOf()
		clock.now += 3_000
		expect((await post(app, { ticket })).statusCode).toBe(201)
		clock.now += 25 * 60 * minute
		expect((await post(app, { ticket })).statusCode, 'open since yesterday').toBe(201)
	})

	test('under pressure every post needs a new proof of work', async () => {
		const clock = { now: Date.now() }
		const app = await buildTestApi(await open(), { clock })
		await putUnderPressure(app)
		const asked = await post(app)
		expect(asked.statusCode).toBe(428)
		const { challenge } = asked.json()
		const altcha = await solve(challenge)

		const forged = { ...challenge, parameters: { ...challenge.parameters, cost: 0 } }
		const unsolved = { challenge, solution: { counter: 0, derivedKey: '00' } }
		const wrong = ['', 'nonsense', Buffer.from(JSON.stringify(unsolved)).toString('base64')]
		wrong.push(Buffer.from(altcha, 'base64').toString().replace(challenge.signature, 'ab'))
		wrong.push(Buffer.from(JSON.stringify({ ...unsolved, challenge: forged })).toString('base64'))
		for (const payload of wrong) expect((await post(app, { altcha: payload })).statusCode).toBe(428)

		expect((await post(app, { altcha })).statusCode).toBe(201)
		const replayed = await post(app, { altcha })
		expect(replayed.statusCode).toBe(428)
		const fresh = await solve(replayed.json().challenge)
		expect((await post(app, { altcha: fresh })).statusCode).toBe(201)

		const opened = (await app.inject({ url: '/api/ticket' })).json()
		const early = await solve(opened.challenge)
		expect((await post(app, { ticket: opened.ticket, altcha: early })).statusCode).toBe(201)
		clock.now += 10 * minute
		expect((await post(app)).statusCode, 'when it is over').toBe(201)
	})

	test('a solution is valid for twenty minutes', async () => {
		const clock = { now: Date.now() }
		const app = await buildTestApi(await open(), { clock })
		const asked = await post(app, { website: 'x' })
		const altcha = await solve(asked.json().challenge)
		clock.now += 21 * minute
		expect((await post(app, { website: 'x', altcha })).statusCode).toBe(428)
	})

	if (kind === 'postgres')
		test('two processes share limits and spent solutions', async () => {
			const place = await newPlace()
			const clock = { now: Date.now() }
			const here = await buildTestApi(await open(place), { clock })
			const there = await buildTestApi(await open(place), { clock })
			const altcha = await solve((await post(here, { website: 'x' })).json().challenge)
			const replays = [here, there].map((app) => post(app, { website: 'x', altcha }))
			const responses = (await Promise.all(replays)).map(({ statusCode }) => statusCode)
			expect(responses.sort()).toEqual([201, 428])

			const posts = Array.from({ length: 20 }, (_, index) => post(index % 2 ? here : there))
			const statuses = (await Promise.all(posts)).map(({ statusCode }) => statusCode)
			expect(statuses.filter((status) => status === 201)).toHaveLength(9)
			expect(statuses.filter((status) => status === 429)).toHaveLength(11)
		})
})
