import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A booking by phone may have several items, which name the first, and a price. */
export const phoneItems: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('takes').addColumn('booking_id', 'text').execute()
		await db.schema.alterTable('takes').addColumn('pesos', 'bigint').execute()
		await db.schema.createIndex('takes_booking').on('takes').column('booking_id').execute()
	},
}
