import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const owner: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('credentials')
			.addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
			.addColumn('password_hash', 'text', (column) => column.notNull())
			.addColumn('updated_at', 'bigint', (column) => column.notNull())
			.execute()

		await db.schema
			.createTable('sessions')
			.addColumn('token_hash', 'text', (column) => column.primaryKey())
			.addColumn('created_at', 'bigint', (column) => column.notNull())
			.addColumn('last_used_at', 'bigint', (column) => column.notNull())
			.addColumn('expires_at', 'bigint', (column) => column.notNull())
			.execute()
		await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()

		await db.schema
			.createTable('rate_limits')
			.addColumn('bucket', 'text', (column) => column.notNull())
			.addColumn('window_start', 'bigint', (column) => column.notNull())
			.addColumn('count', 'integer', (column) => column.notNull())
			.addPrimaryKeyConstraint('rate_limits_key', ['bucket', 'window_start'])
			.execute()
		await db.schema
			.createIndex('rate_limits_age')
			.on('rate_limits')
			.column('window_start')
			.execute()

		await db.schema
			.createTable('login_failures')
			.addColumn('scope', 'text', (column) => column.primaryKey())
			.addColumn('failures', 'integer', (column) => column.notNull())
			.addColumn('blocked_until', 'bigint', (column) => column.notNull())
			.addColumn('updated_at', 'bigint', (column) => column.notNull())
			.execute()
		await db.schema
			.createIndex('login_failures_age')
			.on('login_failures')
			.column('updated_at')
			.execute()
	},
}
