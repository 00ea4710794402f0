import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The named units of an entry that the owner removed, for when the removal is taken back. */
export const removedUnits: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('removed_units')
			.addColumn('entry_id', 'text', (column) => column.primaryKey())
			.addColumn('had', 'text', (column) => column.notNull())
			.execute()
	},
}
