import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was paid in advance of a booking with the guest's receipt, and the letters that go once. Both go with the enquiry. */
export const deposits: Migration = {
	async up(db: Kysely<unknown>) {
		const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
		await db.schema
			.createTable('deposits')
			.addColumn('enquiry_id', 'text', (column) =>
				column.primaryKey().references('enquiries.id').onDelete('cascade'),
			)
			.addColumn('received_pesos', 'bigint')
			.addColumn('received_at', 'bigint')
			.addColumn('receipt_type', 'text')
			.addColumn('receipt', isPostgres ? 'bytea' : sql`blob`)
			.addColumn('receipt_at', 'bigint')
			.addColumn('seen_at', 'bigint')
			.addColumn('due_day', 'text')
			.execute()
		await db.schema.createIndex('deposits_due').on('deposits').column('due_day').execute()
		await db.schema
			.createTable('sent_letters')
			.addColumn('enquiry_id', 'text', (column) =>
				column.notNull().references('enquiries.id').onDelete('cascade'),
			)
			.addColumn('about', 'text', (column) => column.notNull())
			.addColumn('at', 'bigint', (column) => column.notNull())
			.addPrimaryKeyConstraint('sent_letters_once', ['enquiry_id', 'about'])
			.execute()
	},
}
