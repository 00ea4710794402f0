import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The last day with something to come of a booking request, after which nobody can agree to it. */
export const lastDays: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('stay_requests').addColumn('last_day', 'text').execute()
	},
}
