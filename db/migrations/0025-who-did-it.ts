import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The name of who did it, as it was then; null for what was done before there were names. */
export const whoDidIt: Migration = {
	async up(db: Kysely<unknown>) {
		for (const table of ['stay_history', 'content_versions', 'takes'])
			await db.schema.alterTable(table).addColumn('person', 'text').execute()
		await db.schema.alterTable('reviews').addColumn('answered_by', 'text').execute()
		await db.schema.alterTable('enquiries').addColumn('state_by', 'text').execute()
	},
}
