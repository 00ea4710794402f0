import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the owner asks for among very many: those of a state, newest first, and all that one person sent. */
export const enquiryLists: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createIndex('enquiries_of_state')
			.on('enquiries')
			.columns(['state', 'created_at desc', 'id desc'])
			.execute()
		await db.schema
			.createIndex('enquiries_of_person')
			.on('enquiries')
			.expression(sql`lower(email)`)
			.execute()
	},
}
