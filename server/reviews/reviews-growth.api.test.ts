import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { newReviewId } from '#domain/reviews/review-id.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { othersQuery, reviewsPageQuery, unrepliedQuery } from './reviews-repository.ts'

const many = 20_000
const page = 51

async function planOf({ kind, query }: Database, { sql, parameters }: CompiledQuery) {
	const explain = kind === 'sqlite' ? 'explain query plan' : 'explain (analyze, format json)'
	const { rows } = await query.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
	return JSON.stringify(rows)
}

describeSampledDatabase('postgres', ({ kind, open }) => {
	test('a page of the list reads only its own rows', sweep, async () => {
		const database = await open()
		const { query } = database
		const rows = Array.from({ length: many }, (_, index) =>
			// Three with the same time, every other one deleted, half of the rest answered.
			aReview({
				id: newReviewId(index),
				created_at: Math.floor(index / 3),
				deleted_at: index % 2 ? 1 : null,
				answered_at: index % 4 ? 1 : null,
			}),
		)
		for (let start = 0; start < many; start += 1000)
			await query
				.insertInto('reviews')
				.values(rows.slice(start, start + 1000))
				.execute()
		if (kind === 'postgres') await sql`analyze reviews`.execute(query)

		const middle = { createdAt: Number(rows[many / 2]?.created_at), id: String(rows[many / 2]?.id) }
		for (const after of [undefined, middle]) {
			for (const [index, lists] of [
				['reviews_newest_first', reviewsPageQuery],
				['reviews_unanswered', unrepliedQuery],
				['reviews_others', othersQuery],
			] as const) {
				const plan = await planOf(database, lists(query, { limit: page, after }).compile())
				expect(plan).toContain(index)
				expect(plan.toLowerCase()).not.toMatch(/temp b-tree|"sort|seq scan|rows removed by filter/)
				if (kind === 'postgres') {
					const read = [...plan.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) =>
						Number(count),
					)
					expect(Math.max(...read)).toBe(page)
				}
			}
		}
	})
})
