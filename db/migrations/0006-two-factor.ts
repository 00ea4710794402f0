import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const twoFactor: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('two_factor')
			.addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
			.addColumn('secret', 'text', (column) => column.notNull())
			.addColumn('last_step', 'bigint', (column) => column.notNull())
			.addColumn('begun_at', 'bigint', (column) => column.notNull())
			.addColumn('confirmed_at', 'bigint')
			.execute()

		await db.schema
			.createTable('recovery_codes')
			.addColumn('id', 'text', (column) => column.primaryKey())
			.addColumn('code_hash', 'text', (column) => column.notNull())
			.execute()
	},
}
