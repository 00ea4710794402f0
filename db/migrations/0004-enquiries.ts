import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const enquiries: Migration = {
	async up(db: Kysely<unknown>) {
		await createEnquiries(db)
		await createOutbox(db)
	},
}

async function createEnquiries(db: Kysely<unknown>) {
	await db.schema
		.createTable('enquiries')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('kind', 'text', (column) =>
			column.notNull().check(sql`kind in ('booking', 'contact')`),
		)
		.addColumn('content_hash', 'text', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('email', 'text', (column) => column.notNull())
		.addColumn('phone', 'text', (column) => column.notNull())
		.addColumn('city', 'text')
		.addColumn('quantity', 'integer')
		.addColumn('arrival_date', 'text')
		.addColumn('departure_date', 'text')
		.addColumn('message', 'text', (column) => column.notNull())
		.addColumn('language', 'text', (column) => column.notNull())
		.addColumn('consent_version', 'text', (column) => column.notNull())
		.addColumn('consent_at', 'bigint', (column) => column.notNull())
		.addColumn('state', 'text', (column) =>
			column.notNull().defaultTo('new').check(sql`state in ('new', 'answered', 'archived')`),
		)
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.execute()
	await db.schema
		.createIndex('enquiries_newest_first')
		.on('enquiries')
		.columns(['created_at desc', 'id desc'])
		.execute()
}

async function createOutbox(db: Kysely<unknown>) {
	await db.schema
		.createTable('outbox')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('enquiry_id', 'text', (column) =>
			column.notNull().references('enquiries.id').onDelete('cascade'),
		)
		.addColumn('recipient', 'text', (column) =>
			column.notNull().check(sql`recipient in ('owner', 'guest')`),
		)
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
		// One entry for each recipient of an enquiry; also the index that finds an enquiry's deliveries.
		.addUniqueConstraint('outbox_once_each', ['enquiry_id', 'recipient'])
		.execute()
	await db.schema
		.createIndex('outbox_due')
		.on('outbox')
		.columns(['status', 'next_attempt_at'])
		.execute()
}
