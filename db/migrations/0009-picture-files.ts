import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The owner's photographs in all their sizes, and pictures drawn again with the owner's facts. */
export const pictureFiles: Migration = {
	async up(db: Kysely<unknown>) {
		const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
		await db.schema
			.createTable('picture_files')
			.addColumn('name', 'text', (column) => column.primaryKey())
			.addColumn('reference', 'text', (column) => column.notNull())
			.addColumn('bytes', isPostgres ? 'bytea' : sql`blob`, (column) => column.notNull())
			.addColumn('created_at', 'bigint', (column) => column.notNull())
			.execute()
	},
}
