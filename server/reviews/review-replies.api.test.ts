import { expect, test } from 'vitest'
import { aReview } from '#db/fixtures/a-review.ts'
import { ownReviewMs, reviewKeyHeader } from '#domain/reviews/own-review.ts'
import type { DeskReviewList } from '#domain/reviews/published-review.ts'
import type { Review } from '#domain/reviews/review.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { insertReview, readScores } from './reviews-repository.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const key = 'a-key-of-the-browser-123456'
const draft = { name: 'Ana', evaluation: 4, message: 'La trucha, deliciosa, y el café también' }

describeSampledDatabase('sqlite', ({ open }) => {
	async function setUp() {
		const database = await open()
		await storeOwnerPassword(database)
		const clock = { now: Date.parse('2026-11-12T15:00:00Z') }
		const app = await buildTestApi(database, { clock })
		const owner = await signInOwner(app)
		const call = (
			method: Method,
			url: string,
			body?: object,
			headers: Record<string, string> = owner.headers,
		) => app.inject({ method, url, headers, ...(body && { payload: body }) })
		const list = async (): Promise<Review[]> => (await call('GET', '/api/reviews')).json()
		const desk = async (query = ''): Promise<DeskReviewList> =>
			(await call('GET', `/api/desk/reviews${query}`)).json()
		const write = async (changes: object = {}): Promise<Review> =>
			(await call('POST', '/api/create', { ...draft, ...changes })).json()
		const counted = async () => {
			const scores = await readScores(database.query)
			return scores.flatMap(({ evaluation, count }) => Array(Number(count)).fill(evaluation))
		}
		return { database, app, clock, call, list, desk, write, counted }
	}

	test('the owner replies to a review, changes the reply and withdraws it', async () => {
		const { clock, call, list, write } = await setUp()
		const { _id } = await write()
		const url = `/api/reviews/${_id}/answer`
		const answered = await call('PUT', url, { message: ' ¡Gracias! \n\n\n\nVuelvan. ' })
		expect(answered.statusCode).toBe(200)
		const answer = { message: '¡Gracias!\n\nVuelvan.', at: clock.now }
		expect(answered.json()).toMatchObject({ _id, answer })
		expect(await list()).toMatchObject([{ _id, answer }])
		expect((await call('GET', '/api/reviews?limit=1')).json()).toMatchObject([{ answer }])

		clock.now += 5000
		await call('PUT', url, { message: 'Gracias, Ana' })
		expect((await list())[0]?.answer).toEqual({ message: 'Gracias, Ana', at: clock.now })
		expect((await call('DELETE', url)).statusCode).toBe(204)
		expect((await list())[0]).not.toHaveProperty('answer')
	})

	test('when two people reply to a review at once, the later one is told', async () => {
		const { call, list, write } = await setUp()
		const { _id } = await write()
		const answer = (message: string, seen?: string) =>
			call('PUT', `/api/reviews/${_id}/answer`, { message, seen })
		expect((await answer('De Rosa', '')).statusCode).toBe(200)
		const late = await answer('De la dueña', '')
		expect(late.statusCode).toBe(409)
		expect(late.json().code).toBe('edited-elsewhere')
		expect((await list())[0]?.answer?.message).toBe('De Rosa')
		expect((await answer('De las dos', 'De Rosa')).statusCode).toBe(200)
		expect((await answer('Sin mirar')).statusCode).toBe(200)
	})

	test('a reply is refused without the owner, without a review and without words', async () => {
		const { call, list, write } = await setUp()
		const { _id } = await write()
		const url = `/api/reviews/${_id}/answer`
		for (const [method, path] of [
			['PUT', url],
			['DELETE', url],
			['PUT', `/api/reviews/${_id}/hidden`],
			['DELETE', `/api/reviews/${_id}/hidden`],
			['GET', '/api/desk/reviews'],
		] as const) {
			const body = method === 'PUT' ? { message: 'Soy otro' } : undefined
			expect((await call(method, path, body, {})).statusCode).toBe(401)
		}
		for (const [message, code] of [
			[' \n', 'answerRequired'],
			[7, 'answerRequired'],
			['x'.repeat(1001), 'answerTooLong'],
		]) {
			const answer = await call('PUT', url, { message })
			expect(answer.statusCode).toBe(422)
			expect(answer.json().errors).toEqual([{ field: 'message', code }])
		}
		for (const path of ['no-such-id', '%20'])
			expect((await call('PUT', `/api/reviews/${path}/answer`, { message: 'a' })).statusCode).toBe(
				404,
			)
		expect((await list())[0]).not.toHaveProperty('answer')
	})

	test('a hidden review is neither listed nor counted until it is shown again', async () => {
		const { call, list, desk, write, counted } = await setUp()
		const { _id } = await write()
		await write({ message: 'Otra', evaluation: 1 })
		const url = `/api/reviews/${_id}/hidden`
		for (const again of [1, 2]) {
			expect({ again, status: (await call('PUT', url)).statusCode }).toEqual({ again, status: 204 })
			expect((await list()).map(({ message }) => message)).toEqual(['Otra'])
			expect(await counted()).toEqual([1])
		}
		expect((await desk()).others).toMatchObject([{ _id, isHidden: true }])
		for (const again of [1, 2]) {
			expect({ again, status: (await call('DELETE', url)).statusCode }).toEqual({
				again,
				status: 204,
			})
			expect(await list()).toHaveLength(2)
			expect(await counted()).toEqual([1, 4])
		}
		// Deleting a hidden one and undoing it leaves the counts right.
		await call('PUT', url)
		await call('DELETE', `/api/delete/${_id}`)
		expect(await counted()).toEqual([1])
		await call('POST', `/api/restore/${_id}`)
		expect(await counted()).toEqual([1])
		await call('DELETE', url)
		expect(await counted()).toEqual([1, 4])
		expect((await call('PUT', '/api/reviews/unknown/hidden')).statusCode).toBe(404)
	})

	test('the desk lists what waits for a reply first, then the rest page by page', async () => {
		const { database, call, desk } = await setUp()
		const rows = [
			aReview({ id: 'sample', is_sample: 1, created_at: 9 }),
			aReview({ id: 'new', created_at: 8 }),
			aReview({ id: 'answered', answer: 'Gracias', answered_at: 8, created_at: 7 }),
			aReview({ id: 'hidden', hidden_at: 8, created_at: 6 }),
			aReview({ id: 'old', created_at: 5 }),
			aReview({ id: 'deleted', deleted_at: Date.now(), created_at: 4 }),
		]
		await database.query.transaction().execute(async (all) => {
			for (const row of rows) await insertReview(all, row)
		})
		const ids = (reviews: Review[]) => reviews.map(({ _id }) => _id)
		const first = await desk('?limit=2')
		expect(ids(first.unanswered)).toEqual(['new', 'old'])
		expect(ids(first.others)).toEqual(['sample', 'answered'])
		const second = await desk(`?limit=2&before=${first.next}`)
		expect(second).toEqual({ unanswered: [], others: [expect.objectContaining({ _id: 'hidden' })] })
		await call('PUT', '/api/reviews/new/answer', { message: 'Gracias' })
		await call('PUT', '/api/reviews/old/answer', { message: 'Gracias' })
		expect((await desk()).unanswered).toEqual([])
	})

	test('a visitor corrects and withdraws their own review for an hour, with the key of their browser', async () => {
		const { database, clock, call, list, write, counted } = await setUp()
		const { _id } = await write({ key })
		const stored = await database.query.selectFrom('reviews').select('key_hash').execute()
		expect(stored[0]?.key_hash).toMatch(/^[\w-]{43}$/)
		const url = `/api/reviews/${_id}`
		const mine = { [reviewKeyHeader]: key }
		const correction = { ...draft, name: 'Ana María', evaluation: 2, message: 'La trucha, buena' }
		const noKey: Record<string, string> = {}
		for (const others of [
			noKey,
			{ [reviewKeyHeader]: `${key}x` },
			{ [reviewKeyHeader]: 'short' },
		]) {
			expect((await call('PUT', url, correction, others)).statusCode).toBe(404)
			expect((await call('DELETE', url, undefined, others)).statusCode).toBe(404)
		}
		expect((await call('PUT', url, { ...correction, message: ' ' }, mine)).statusCode).toBe(422)
		const corrected = await call('PUT', url, correction, mine)
		expect(corrected.statusCode).toBe(200)
		expect(await list()).toMatchObject([{ _id, name: 'Ana María', message: 'La trucha, buena' }])
		expect(await counted()).toEqual([2])

		const text = 'Un texto tan largo que dos personas no lo escriben por casualidad'
		await write({ name: 'Eva', message: text })
		const same = await call('PUT', url, { ...draft, message: text }, mine)
		expect(same.statusCode).toBe(409)
		expect(same.json().errors).toEqual([{ field: 'message', code: 'reviewDuplicate' }])

		await call('PUT', `${url}/answer`, { message: 'Gracias' })
		expect((await call('PUT', url, draft, mine)).statusCode).toBe(409)
		await call('DELETE', `${url}/answer`)

		clock.now += ownReviewMs
		expect((await call('PUT', url, draft, mine)).statusCode).toBe(404)
		expect((await call('DELETE', url, undefined, mine)).statusCode).toBe(404)
		clock.now -= 1
		expect((await call('DELETE', url, undefined, mine)).statusCode).toBe(204)
		expect((await list()).map(({ name }) => name)).toEqual(['Eva'])
		expect(await counted()).toEqual([4])
		expect((await call('POST', `/api/restore/${_id}`)).statusCode).toBe(404)
	})

	test('a review without a key, or with a weak one, cannot be changed by anybody', async () => {
		const { call, write } = await setUp()
		expect((await call('POST', '/api/create', { ...draft, key: 'short' })).statusCode).toBe(422)
		const { _id } = await write()
		for (const header of ['', 'undefined', 'null', key])
			expect(
				(await call('DELETE', `/api/reviews/${_id}`, undefined, { [reviewKeyHeader]: header }))
					.statusCode,
			).toBe(404)
	})
})
