import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// The table as it is here, whatever later migrations make of it.
interface Seeded {
	site_version: { id: number; version: number }
}

export const site: Migration = {
	async up(db: Kysely<Seeded>) {
		await db.schema
			.createTable('site_version')
			.addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
			.addColumn('version', 'bigint', (column) => column.notNull())
			.execute()
		await db.insertInto('site_version').values({ id: 1, version: 1 }).execute()
	},
}
