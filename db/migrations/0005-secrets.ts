import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const secrets: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('settings')
			.addColumn('name', 'text', (column) => column.primaryKey())
			.addColumn('value', 'text', (column) => column.notNull())
			.execute()

		// A proof of work is good once: whoever brings it again is refused until it would be too old anyway.
		await db.schema
			.createTable('spent_proofs')
			.addColumn('id', 'text', (column) => column.primaryKey())
			.addColumn('expires_at', 'bigint', (column) => column.notNull())
			.execute()
		await db.schema
			.createIndex('spent_proofs_expiry')
			.on('spent_proofs')
			.column('expires_at')
			.execute()
	},
}
