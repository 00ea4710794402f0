import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The owner's answer to a review, hiding one, and the key with which its writer may change it for an hour. */
export const reviewAnswers: Migration = {
	async up(db: Kysely<unknown>) {
		// One at a time: SQLite adds one column a statement.
		for (const [column, type] of [
			['answer', 'text'],
			['answered_at', 'bigint'],
			['hidden_at', 'bigint'],
			['key_hash', 'text'],
		] as const)
			await db.schema.alterTable('reviews').addColumn(column, type).execute()

		// Pages show neither deleted nor hidden reviews: the index holds what they show, as before.
		await db.schema.dropIndex('reviews_newest_first').execute()
		await db.schema
			.createIndex('reviews_newest_first')
			.on('reviews')
			.columns(['created_at desc', 'id desc'])
			.where(sql<boolean>`deleted_at is null and hidden_at is null`)
			.execute()
		// The owner's desk: what waits for an answer, and the rest.
		await db.schema
			.createIndex('reviews_unanswered')
			.on('reviews')
			.columns(['created_at desc', 'id desc'])
			.where(
				sql<boolean>`deleted_at is null and hidden_at is null and answered_at is null and is_sample = 0`,
			)
			.execute()
		await db.schema
			.createIndex('reviews_others')
			.on('reviews')
			.columns(['created_at desc', 'id desc'])
			.where(
				sql<boolean>`deleted_at is null and (answered_at is not null or hidden_at is not null or is_sample = 1)`,
			)
			.execute()
	},
}
