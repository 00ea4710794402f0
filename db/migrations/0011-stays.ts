import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What takes units of an offer, what became of booking requests, and the calendars of others. */
export const stays: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('enquiries').addColumn('items', 'text').execute()
		await createRequests(db)
		await createCalendars(db)
		await createTakes(db)
	},
}

/** A request without a row here was received, and nothing happened since. */
async function createRequests(db: Kysely<unknown>) {
	await db.schema
		.createTable('stay_requests')
		.addColumn('enquiry_id', 'text', (column) =>
			column.primaryKey().references('enquiries.id').onDelete('cascade'),
		)
		.addColumn('state', 'text', (column) =>
			column
				.notNull()
				.check(
					sql`state in ('received', 'offered', 'accepted', 'confirmed', 'declined', 'cancelled')`,
				),
		)
		.addColumn('from_day', 'text', (column) => column.notNull())
		.addColumn('to_day', 'text', (column) => column.notNull())
		.addColumn('items', 'text', (column) => column.notNull())
		.addColumn('pesos', 'integer')
		.addColumn('message', 'text')
		.addColumn('held_until', 'text')
		.addColumn('thanked_at', 'bigint')
		.addColumn('changed_at', 'bigint', (column) => column.notNull())
		.execute()
	await db.schema
		.createIndex('stay_requests_by_departure')
		.on('stay_requests')
		.columns(['state', 'to_day'])
		.execute()
	await db.schema
		.createTable('stay_history')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('enquiry_id', 'text', (column) =>
			column.notNull().references('enquiries.id').onDelete('cascade'),
		)
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('by', 'text', (column) => column.notNull().check(sql`by in ('guest', 'owner')`))
		.addColumn('action', 'text', (column) => column.notNull())
		.addColumn('text', 'text', (column) => column.notNull())
		.addColumn('pesos', 'integer')
		.execute()
	await db.schema
		.createIndex('stay_history_of_request')
		.on('stay_history')
		.columns(['enquiry_id', 'at', 'id'])
		.execute()
}

async function createCalendars(db: Kysely<unknown>) {
	await db.schema
		.createTable('imported_calendars')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('offer', 'text', (column) => column.notNull())
		.addColumn('url', 'text', (column) => column.notNull())
		.addColumn('events', 'integer', (column) => column.notNull())
		.addColumn('next_read_at', 'bigint', (column) => column.notNull())
		.addColumn('read_at', 'bigint')
		.addColumn('failing_since', 'bigint')
		.addColumn('error', 'text')
		.addColumn('told_at', 'bigint')
		.execute()
}

/** A take is one stay in one offer. Its days have a row each, so that a month costs the same in any year. */
async function createTakes(db: Kysely<unknown>) {
	await db.schema
		.createTable('takes')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('kind', 'text', (column) =>
			column.notNull().check(sql`kind in ('confirmed', 'held', 'blocked', 'phone', 'imported')`),
		)
		.addColumn('offer', 'text', (column) => column.notNull())
		.addColumn('from_day', 'text', (column) => column.notNull())
		.addColumn('to_day', 'text', (column) => column.notNull())
		.addColumn('units', 'integer')
		.addColumn('hour', 'text')
		.addColumn('held_until', 'text')
		.addColumn('note', 'text')
		.addColumn('guest', 'text')
		.addColumn('enquiry_id', 'text', (column) =>
			column.references('enquiries.id').onDelete('cascade'),
		)
		.addColumn('calendar_id', 'text', (column) =>
			column.references('imported_calendars.id').onDelete('cascade'),
		)
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.execute()
	await db.schema.createIndex('takes_of_request').on('takes').column('enquiry_id').execute()
	await db.schema.createIndex('takes_of_calendar').on('takes').column('calendar_id').execute()
	await db.schema.createIndex('takes_by_end').on('takes').column('to_day').execute()
	await db.schema
		.createTable('taken_days')
		.addColumn('take_id', 'text', (column) =>
			column.notNull().references('takes.id').onDelete('cascade'),
		)
		.addColumn('offer', 'text', (column) => column.notNull())
		.addColumn('day', 'text', (column) => column.notNull())
		.addColumn('units', 'integer')
		.addColumn('hour', 'text')
		.addColumn('held_until', 'text')
		.addPrimaryKeyConstraint('taken_days_key', ['take_id', 'day'])
		.execute()
	await db.schema
		.createIndex('taken_days_of_offer')
		.on('taken_days')
		.columns(['offer', 'day'])
		.execute()
}
