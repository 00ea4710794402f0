import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which of the named units a take has. They go with the take. */
export const namedUnits: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('unit_takes')
			.addColumn('take_id', 'text', (column) =>
				column.notNull().references('takes.id').onDelete('cascade'),
			)
			.addColumn('unit_id', 'text', (column) => column.notNull())
			.addPrimaryKeyConstraint('unit_takes_once', ['take_id', 'unit_id'])
			.execute()
		await db.schema.createIndex('unit_takes_unit').on('unit_takes').column('unit_id').execute()
	},
}
