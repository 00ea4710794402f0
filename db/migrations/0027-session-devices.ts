import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The browser and system of each session, so that the owner recognises their own. */
export const sessionDevices: Migration = {
	async up(db: Kysely<never>) {
		await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
	},
}
