import type { LightMyRequestResponse } from 'fastify'
import { expect, test, vi } from 'vitest'
import { aReview } from '#db/fixtures/a-review.ts'
import type { Review } from '#domain/reviews/review.ts'
import { newReviewId } from '#domain/reviews/review-id.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { list, post, review } from '#tests/helpers/reviews.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

describeEachDatabase(({ open }) => {
	test('a post with the three specified fields is published and listed', async () => {
		const clock = { now: Date.now() }
		const app = await buildTestApi(await open(), { clock })
		const response = await post(app)
		expect(response.statusCode).toBe(201)
		const created = response.json()
		expect(created).toEqual({
			_id: expect.any(String),
			...review,
			createdAt: clock.now,
			isExample: false,
		})
		expect(await list(app)).toEqual([created])
	})

	test('text is stored as given: markup, commands, and object-like text', async () => {
		const app = await buildTestApi(await open())
		const texts = [
			'<script>alert(1)</script>',
			'"><img src=x onerror=alert(1)>',
			"'); drop table reviews; --",
			'$1 ? :name %s {{7*7}}',
			'__proto__',
			'👩‍🌾 Ñandú שלום',
		]
		for (const text of texts) {
			const response = await post(app, { name: text, message: text })
			expect(response.json()).toMatchObject({ name: text, message: text })
			expect(response.headers['content-type']).toContain('application/json')
		}
		expect((await list(app)).map(({ message }) => message).sort()).toEqual([...texts].sort())
	})

	test('a review sent again under its id is published once, however late; nobody else can use the id', async () => {
		const clock = { now: Date.now() }
		const app = await buildTestApi(await open(), { clock })
		const id = newReviewId(clock.now)
		const first = await post(app, { id })
		expect(first.statusCode).toBe(201)
		expect(first.json()._id).toBe(id)
		clock.now += 20 * 24 * 60 * 60 * 1000
		const again = await post(app, { id })
		expect([again.statusCode, again.json()]).toEqual([200, first.json()])
		expect((await post(app, { id, message: 'Otra cosa' })).statusCode).toBe(409)
		expect((await post(app, { id: 'mine' })).json().errors).toEqual([
			{ field: 'id', code: 'idInvalid' },
		])
		expect(await list(app)).toHaveLength(1)
	})

	test('the list is newest first, and the Link header pages through ties and deletions', async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const clock = { now: Date.now() }
		const app = await buildTestApi(database, { clock })
		for (let index = 0; index < 9; index += 1) {
			// Three in each millisecond.
			if (index % 3 === 0) clock.now += 1000
			await post(app, { message: `Número ${index}` })
		}
		const all = await list(app)
		expect(all).toHaveLength(9)
		expect(all.map(({ createdAt }) => createdAt)).toEqual(
			all.map(({ createdAt }) => createdAt).sort((a, b) => b - a),
		)

		const { call } = await signInOwner(app)
		const seen: Review[] = []
		let next: string | undefined = '/api/reviews?limit=2'
		while (next) {
			const response: LightMyRequestResponse = await app.inject({ url: next })
			seen.push(...response.json())
			next = /^<(.+)>; rel="next"$/.exec(String(response.headers.link))?.[1]
			// The review from which the next page starts may have been purged by then.
			if (seen.length === 4) {
				await call('DELETE', `/api/delete/${seen[3]?._id}`)
				await database.query.deleteFrom('reviews').where('deleted_at', 'is not', null).execute()
			}
		}
		expect(seen).toEqual(all)
	})

	test('without parameters up to a thousand reviews come at once, and a link to the others', async () => {
		const database = await open()
		const rows = Array.from({ length: 1_002 }, (_, index) => aReview({ created_at: 1 + index }))
		for (let from = 0; from < rows.length; from += 100)
			await database.query
				.insertInto('reviews')
				.values(rows.slice(from, from + 100))
				.execute()
		const app = await buildTestApi(database)
		const first = await app.inject({ url: '/api/reviews' })
		const all: Review[] = first.json()
		expect(all.map(({ createdAt }) => createdAt)).toEqual(
			Array.from({ length: 1_000 }, (_, index) => 1_002 - index),
		)
		const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
		expect(((await app.inject({ url: next })).json() as Review[]).length).toBe(2)

		// From memory: the database is not asked again, once the watch for new versions has begun.
		const read = vi.spyOn(database.query, 'selectFrom')
		await vi.waitFor(async () => {
			read.mockClear()
			expect((await app.inject({ url: '/api/reviews' })).headers.etag).toBe(first.headers.etag)
			expect(read).not.toHaveBeenCalledWith('reviews')
		}, 20_000)
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
	test('the name may be empty or missing', async () => {
		const app = await buildTestApi(await open())
		for (const [index, name] of ['', null, undefined].entries()) {
			const response = await post(app, { name, message: `Número ${index}` })
			expect(response.statusCode).toBe(201)
			expect(response.json().name).toBe('')
		}
	})

	test('missing and wrong fields are named with their error codes', async () => {
		const app = await buildTestApi(await open())
		const response = await post(app, { name: 'n'.repeat(81), evaluation: 5, message: ' ' })
		expect(response.statusCode).toBe(422)
		expect(response.headers['content-type']).toContain('application/problem+json')
		expect(response.json()).toMatchObject({
			code: 'invalid-input',
			errors: [
				{ field: 'name', code: 'nameTooLong' },
				{ field: 'evaluation', code: 'scoreRequired' },
				{ field: 'message', code: 'reviewRequired' },
			],
		})
		expect(await list(app)).toEqual([])
	})

	test('a body that would change a prototype is refused, and server-side fields cannot be set', async () => {
		const app = await buildTestApi(await open())
		const poisoned = await app.inject({
			method: 'POST',
			url: '/api/create',
			headers: { 'content-type': 'application/json' },
			payload: '{"name":"x","evaluation":4,"message":"x","__proto__":{"isExample":true}}',
		})
		expect(poisoned.statusCode).toBe(400)
		const forged = await post(app, { _id: 'mine', isExample: true, createdAt: 1, deleted_at: 1 })
		expect(forged.json()).toMatchObject({ isExample: false })
		expect(forged.json()._id).not.toBe('mine')
		expect(({} as { isExample?: boolean }).isExample).toBeUndefined()
	})

	test('control and bidirectional override characters are removed', async () => {
		const app = await buildTestApi(await open())
		const response = await post(app, { name: 'A\u0000n\u202ea\n', message: 'Muy\u0007 bien\ud800' })
		expect(response.json()).toMatchObject({ name: 'A na', message: 'Muy bien\ufffd' })
	})

	test('invalid values of limit and before are refused', async () => {
		const app = await buildTestApi(await open())
		for (const query of [
			'limit=0',
			'limit=101',
			'limit=x',
			'before=nowhere',
			'before=%00',
			'language=fr',
		]) {
			const response = await app.inject({ url: `/api/reviews?${query}` })
			expect([query, response.statusCode]).toEqual([query, 422])
		}
	})

	test('GET /api/reviews answers 304 to its ETag until the list changes', async () => {
		const app = await buildTestApi(await open())
		await post(app)
		const { headers } = await app.inject({ url: '/api/reviews' })
		const again = () =>
			app.inject({ url: '/api/reviews', headers: { 'if-none-match': String(headers.etag) } })
		expect(headers['cache-control']).toBe('public, no-cache')
		expect((await again()).statusCode).toBe(304)
		await post(app, { message: 'Otra' })
		expect((await again()).statusCode).toBe(200)
	})

	test('parameters that nobody reads do not ask the database again', async () => {
		const database = await open()
		const app = await buildTestApi(database)
		await post(app)
		const { headers } = await app.inject({ url: '/api/reviews' })
		const english = await app.inject({ url: '/api/reviews?language=en' })
		const read = vi.spyOn(database.query, 'selectFrom')
		await vi.waitFor(async () => {
			read.mockClear()
			for (const query of ['x=1', 'x=2&language=es', 'utm_source=mail'])
				expect((await app.inject({ url: `/api/reviews?${query}` })).headers.etag).toBe(headers.etag)
			const again = await app.inject({ url: '/api/reviews?x=3&language=en' })
			expect(again.headers.etag).toBe(english.headers.etag)
			expect(read).not.toHaveBeenCalledWith('reviews')
		}, 20_000)
	})

	test('every call is described in the OpenAPI document', async () => {
		const app = await buildTestApi(await open())
		const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
		expect(paths).toMatchObject({
			'/api/reviews': { get: {} },
			'/api/create': { post: { requestBody: {} } },
			'/api/delete/{id}': { delete: { security: [{ owner: [] }] } },
			'/api/restore/{id}': { post: {} },
			'/api/auth': { post: {}, get: {}, delete: {} },
			'/api/ticket': { get: {} },
		})
		expect((await app.inject({ url: '/api/docs' })).body).toContain('/api/create')
	})
})
