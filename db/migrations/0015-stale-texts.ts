import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which texts wait for their translation is part of the draft and of each version since. */
export const staleTexts: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.dropTable('content_stale_texts').execute()
	},
}
