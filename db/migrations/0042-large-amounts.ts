import { type Kysely, PostgresAdapter } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The last column of pesos that had 32 bits on PostgreSQL. On SQLite an integer has 64 bits already. */
export const largeAmounts: Migration = {
	async up(db: Kysely<unknown>) {
		if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
		await db.schema
			.alterTable('stay_history')
			.alterColumn('pesos', (column) => column.setDataType('bigint'))
			.execute()
	},
}
