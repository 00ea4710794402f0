import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// The table as it is here, whatever later migrations make of it.
interface Seeded {
	review_scores: { evaluation: number; count: number }
}

export const reviews: Migration = {
	async up(db: Kysely<Seeded>) {
		await db.schema
			.createTable('reviews')
			.addColumn('id', 'text', (column) => column.primaryKey())
			.addColumn('name', 'text', (column) => column.notNull())
			.addColumn('evaluation', 'integer', (column) =>
				column.notNull().check(sql`evaluation between 0 and 5`),
			)
			.addColumn('message', 'text', (column) => column.notNull())
			.addColumn('is_sample', 'integer', (column) =>
				column.notNull().defaultTo(0).check(sql`is_sample in (0, 1)`),
			)
			.addColumn('language', 'text', (column) => column.notNull())
			.addColumn('consent_version', 'text')
			.addColumn('content_hash', 'text', (column) => column.notNull())
			.addColumn('created_at', 'bigint', (column) => column.notNull())
			.addColumn('deleted_at', 'bigint')
			.execute()

		// Holds only what pages show, so a page of the list costs the same however many were deleted.
		await db.schema
			.createIndex('reviews_newest_first')
			.on('reviews')
			.columns(['created_at desc', 'id desc'])
			.where(sql<boolean>`deleted_at is null`)
			.execute()
		await db.schema
			.createIndex('reviews_same_content')
			.on('reviews')
			.columns(['content_hash', 'created_at'])
			.execute()
		await db.schema
			.createIndex('reviews_deleted')
			.on('reviews')
			.column('deleted_at')
			.where(sql<boolean>`deleted_at is not null`)
			.execute()

		// Counting a million reviews for each page would be slow: writers keep the counts instead.
		await db.schema
			.createTable('review_scores')
			.addColumn('evaluation', 'integer', (column) =>
				column.primaryKey().check(sql`evaluation between 0 and 5`),
			)
			.addColumn('count', 'bigint', (column) => column.notNull().check(sql`count >= 0`))
			.execute()
		await db
			.insertInto('review_scores')
			.values([0, 1, 2, 3, 4, 5].map((evaluation) => ({ evaluation, count: 0 })))
			.execute()
	},
}
