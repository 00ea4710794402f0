import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The owner's changes to words, facts and photographs: a draft, and every version that was published. */
export const editing: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('content_drafts')
			.addColumn('document', 'text', (column) => column.notNull())
			.addColumn('path', 'text', (column) => column.notNull())
			.addColumn('locale', 'text', (column) => column.notNull())
			.addColumn('value', 'text', (column) => column.notNull())
			.addColumn('base', 'text', (column) => column.notNull())
			.addColumn('changed_at', 'bigint', (column) => column.notNull())
			.addPrimaryKeyConstraint('content_drafts_key', ['document', 'path', 'locale'])
			.execute()
		await db.schema
			.createTable('content_versions')
			.addColumn('version', 'bigint', (column) => column.primaryKey())
			.addColumn('published_at', 'bigint', (column) => column.notNull())
			// The whole overlay, so that any version can be brought back by itself.
			.addColumn('entries', 'text', (column) => column.notNull())
			.addColumn('changes', 'text', (column) => column.notNull())
			.execute()
		// Texts whose other language was changed since.
		await db.schema
			.createTable('content_stale_texts')
			.addColumn('document', 'text', (column) => column.notNull())
			.addColumn('path', 'text', (column) => column.notNull())
			.addColumn('locale', 'text', (column) => column.notNull())
			.addPrimaryKeyConstraint('content_stale_texts_key', ['document', 'path', 'locale'])
			.execute()
	},
}
