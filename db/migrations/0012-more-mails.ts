import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An enquiry has more than one mail for each recipient: `about` is 'received', or the id of what happened since. A notice
 * to the owner has no enquiry. SQLite cannot change a constraint, so the table is made anew.
 */
export const moreMails: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('outbox').renameTo('outbox_before').execute()
		await db.schema.dropIndex('outbox_due').execute()
		await db.schema
			.createTable('outbox')
			.addColumn('id', 'text', (column) => column.primaryKey())
			.addColumn('enquiry_id', 'text', (column) =>
				column.references('enquiries.id').onDelete('cascade'),
			)
			.addColumn('recipient', 'text', (column) =>
				column.notNull().check(sql`recipient in ('owner', 'guest')`),
			)
			.addColumn('about', 'text', (column) => column.notNull())
			.addColumn('status', 'text', (column) =>
				column.notNull().check(sql`status in ('pending', 'sent', 'failed', 'unconfigured')`),
			)
			.addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
			.addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
			.addColumn('lease_until', 'bigint')
			.addColumn('leased_by', 'text')
			.addColumn('message_id', 'text', (column) => column.notNull())
			.addColumn('last_error', 'text')
			.addColumn('created_at', 'bigint', (column) => column.notNull())
			.addColumn('updated_at', 'bigint', (column) => column.notNull())
			// Another name than before, because on PostgreSQL the old one lives until its table is dropped.
			.addUniqueConstraint('outbox_once_about_each', ['enquiry_id', 'recipient', 'about'])
			.execute()
		await sql`insert into outbox (id, enquiry_id, recipient, about, status, attempts, next_attempt_at, lease_until,
			leased_by, message_id, last_error, created_at, updated_at)
			select id, enquiry_id, recipient, 'received', status, attempts, next_attempt_at, lease_until,
			leased_by, message_id, last_error, created_at, updated_at from outbox_before`.execute(db)
		await db.schema.dropTable('outbox_before').execute()
		await db.schema
			.createIndex('outbox_due')
			.on('outbox')
			.columns(['status', 'next_attempt_at'])
			.execute()
	},
}
