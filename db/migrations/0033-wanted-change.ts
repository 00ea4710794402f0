import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The days and people that a guest wants instead, as data. Changes asked for before this have them in words alone. */
export const wantedChange: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('stay_history').addColumn('wanted', 'text').execute()
	},
}
