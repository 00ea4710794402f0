import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A row for each person given access, or more of it; every owner sees it for a day. */
export const givenAccess: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('given_access')
			.addColumn('id', 'text', (column) => column.primaryKey())
			.addColumn('at', 'bigint', (column) => column.notNull())
			.addColumn('kind', 'text', (column) =>
				column
					.notNull()
					.check(sql`kind in ('invited', 'new-link', 'joined', 'new-role', 'switched-on')`),
			)
			.addColumn('person_id', 'text', (column) =>
				column.notNull().references('people.id').onDelete('cascade'),
			)
			.addColumn('role', 'text', (column) => column.notNull())
			// Null for a link that is older than the column of its maker.
			.addColumn('given_by', 'text', (column) => column.references('people.id').onDelete('cascade'))
			.execute()
	},
}
