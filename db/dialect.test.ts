import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aReview } from '#db/fixtures/a-review.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'

describeEachDatabase(({ kind, open }) => {
	test('a row comes back as it was written', async () => {
		const { query } = await open()
		const review = aReview({ is_sample: 1, created_at: 1_800_000_000_123, consent_version: null })
		await query.insertInto('reviews').values(review).execute()

		const rows = await query.selectFrom('reviews').selectAll().execute()

		expect(rows).toStrictEqual([review])
	})

	test('any well-formed text comes back as it was written', async () => {
		const { query } = await open()
		const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((it) => !it.includes('\0'))

		await fc.assert(
			fc.asyncProperty(text, async (message) => {
				const review = aReview({ message })
				const stored = await query
					.insertInto('reviews')
					.values(review)
					.returning('message')
					.executeTakeFirstOrThrow()
				expect(stored.message).toBe(message)
			}),
			{ examples: [["Ñandú 🌴 '; drop table reviews; --"], ['‮bidi'], ['é vs e\u0301']] },
		)
	})

	test('counts, sums, averages and large times are numbers', async () => {
		const { query } = await open()
		const latest = Number.MAX_SAFE_INTEGER
		await query
			.insertInto('reviews')
			.values([
				aReview({ evaluation: 3, created_at: latest }),
				aReview({ evaluation: 4, created_at: 1 }),
			])
			.execute()

		const row = await query
			.selectFrom('reviews')
			.select(({ fn }) => [
				fn.countAll<number>().as('count'),
				fn.sum<number>('evaluation').as('sum'),
				fn.avg<number>('evaluation').as('average'),
				fn.max('created_at').as('latest'),
			])
			.executeTakeFirstOrThrow()

		expect(row).toEqual({ count: 2, sum: 7, average: 3.5, latest })
	})

	test('an integer that no number can hold is an error, not a wrong number', async () => {
		const { query } = await open()
		const beyond = sql<{ large: number }>`select cast(9007199254740993 as bigint) as large`
		await expect(beyond.execute(query)).rejects.toThrow(RangeError)
	})

	test('writes report the number of affected rows', async () => {
		const { query } = await open()
		const review = aReview()
		const insert = query
			.insertInto('reviews')
			.values(review)
			.onConflict((conflict) => conflict.column('id').doNothing())

		const first = await insert.executeTakeFirstOrThrow()
		const again = await insert.executeTakeFirstOrThrow()
		const updated = await query
			.updateTable('reviews')
			.set({ deleted_at: 5 })
			.where('id', '=', review.id)
			.executeTakeFirstOrThrow()
		const deleted = await query
			.deleteFrom('reviews')
			.where('id', '=', 'nobody')
			.executeTakeFirstOrThrow()

		expect(first.numInsertedOrUpdatedRows).toBe(1n)
		expect(again.numInsertedOrUpdatedRows).toBe(0n)
		expect(again.insertId).toBeUndefined()
		expect(updated.numUpdatedRows).toBe(1n)
		expect(deleted.numDeletedRows).toBe(0n)
	})

	test('a counter grows by an upsert that returns its value', async () => {
		const { query } = await open()
		const count = () =>
			query
				.insertInto('rate_limits')
				.values({ bucket: 'reviews:192.0.2.1', window_start: 0, count: 1 })
				.onConflict((conflict) =>
					conflict
						.columns(['bucket', 'window_start'])
						.doUpdateSet((row) => ({ count: row('rate_limits.count', '+', 1) })),
				)
				.returning('count')
				.executeTakeFirstOrThrow()

		const counts = await Promise.all(Array.from({ length: 50 }, count))

		expect(counts.map((it) => it.count).sort((a, b) => a - b)).toEqual(
			Array.from({ length: 50 }, (_, index) => index + 1),
		)
	})

	test('a transaction that throws leaves nothing behind', async () => {
		const { query } = await open()

		const failing = query.transaction().execute(async (transaction) => {
			await transaction.insertInto('reviews').values(aReview()).execute()
			throw new Error('changed my mind')
		})

		await expect(failing).rejects.toThrow('changed my mind')
		expect(await query.selectFrom('reviews').selectAll().execute()).toEqual([])
	})

	test('a savepoint can be rolled back without the rest of its transaction', async () => {
		const { query } = await open()
		const kept = aReview()

		const transaction = await query.startTransaction().execute()
		await transaction.insertInto('reviews').values(kept).execute()
		const step = await transaction.savepoint('step').execute()
		await step.insertInto('reviews').values(aReview()).execute()
		await step.rollbackToSavepoint('step').execute()
		await transaction.commit().execute()

		expect(await query.selectFrom('reviews').selectAll().execute()).toEqual([kept])
	})

	test('concurrent transactions neither see nor roll back each other’s writes', async () => {
		const { query } = await open()
		const outcomes = await Promise.allSettled(
			Array.from({ length: 40 }, (_, index) =>
				query.transaction().execute(async (transaction) => {
					await transaction
						.insertInto('reviews')
						.values(aReview({ id: String(index) }))
						.execute()
					await nextTurn()
					if (index % 2) throw new Error('odd ones fail')
					await transaction
						.updateTable('review_scores')
						.set((row) => ({ count: row('count', '+', 1) }))
						.where('evaluation', '=', 4)
						.execute()
				}),
			),
		)

		const ids = await query.selectFrom('reviews').select('id').execute()
		const score = await query
			.selectFrom('review_scores')
			.select('count')
			.where('evaluation', '=', 4)
			.executeTakeFirstOrThrow()
		expect(outcomes.filter((it) => it.status === 'fulfilled')).toHaveLength(20)
		expect(ids.every(({ id }) => Number(id) % 2 === 0)).toBe(true)
		expect(ids).toHaveLength(20)
		expect(score.count).toBe(20)
	})

	test('values outside their range are refused', async () => {
		const { query } = await open()
		const insert = (review: Parameters<typeof aReview>[0]) =>
			query.insertInto('reviews').values(aReview(review)).execute()

		await expect(insert({ evaluation: 6 })).rejects.toThrow()
		await expect(insert({ evaluation: -1 })).rejects.toThrow()
		await expect(insert({ is_sample: 2 as 1 })).rejects.toThrow()
		await expect(
			query
				.insertInto('site_version')
				.values({ id: 2 as 1, version: 1 })
				.execute(),
		).rejects.toThrow()
	})

	test('more distinct statements than the cache holds all work', async () => {
		const { query } = await open()
		for (let index = 0; index < 450; index += 1) {
			const { rows } = await sql<{ n: number }>`select ${sql.lit(index % 225)} as n`.execute(query)
			expect(rows[0]?.n).toBe(index % 225)
		}
	})

	test('a cached query sees a column that is added later', async () => {
		const { query } = await open()
		const all = query.selectFrom('site_version').selectAll()
		await all.execute()

		await query.schema
			.alterTable('site_version')
			.addColumn('note', 'text', (column) => column.defaultTo('new'))
			.execute()

		expect(await all.execute()).toEqual([{ id: 1, version: 1, note: 'new' }])
	})

	test(`this is ${kind}`, async () => {
		const db = await open()
		expect(db.kind).toBe(kind)
		expect(await db.isReady()).toBe(true)
	})
})
