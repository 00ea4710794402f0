import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When an event of an imported calendar ends: it may be longer or shorter than a sitting or a ride. */
export const importedTimes: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('takes').addColumn('ends', 'text').execute()
		await db.schema.alterTable('taken_days').addColumn('ends', 'text').execute()
	},
}
