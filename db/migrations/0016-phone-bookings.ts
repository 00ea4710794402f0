import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who called, and how many come: of bookings that the owner enters. */
export const phoneBookings: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('takes').addColumn('phone', 'text').execute()
		await db.schema.alterTable('takes').addColumn('people', 'integer').execute()
	},
}
