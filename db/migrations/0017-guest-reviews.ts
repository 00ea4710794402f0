import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The hash of the key by which a guest with a confirmed booking wrote a review: one for each. */
export const guestReviews: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('reviews').addColumn('guest_key_hash', 'text').execute()
		await db.schema
			.createIndex('reviews_guest_key')
			.on('reviews')
			.column('guest_key_hash')
			.where('guest_key_hash', 'is not', null)
			.execute()
	},
}
