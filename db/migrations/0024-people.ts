import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * More than one person: the owner of before becomes the first, with the same password, second factor and sessions. The
 * tables that held one row for the one owner are made anew with a row for each person, because SQLite cannot change a key.
 */
export const people: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('people')
			.addColumn('id', 'text', (column) => column.primaryKey())
			// Empty for the first, whose name is in the configuration.
			.addColumn('name', 'text', (column) => column.notNull())
			.addColumn('role', 'text', (column) =>
				column.notNull().check(sql`role in ('owner', 'reception', 'restaurant')`),
			)
			.addColumn('is_on', 'integer', (column) => column.notNull())
			.addColumn('created_at', 'bigint', (column) => column.notNull())
			.addColumn('last_seen_at', 'bigint')
			.execute()
		await sql`insert into people (id, name, role, is_on, created_at) values ('owner', '', 'owner', 1, 0)`.execute(
			db,
		)
		await db.schema
			.createTable('invitations')
			.addColumn('token_hash', 'text', (column) => column.primaryKey())
			.addColumn('person_id', 'text', (column) =>
				column.notNull().references('people.id').onDelete('cascade'),
			)
			.addColumn('expires_at', 'bigint', (column) => column.notNull())
			.execute()

		await db.schema
			.createTable('person_credentials')
			.addColumn('id', 'text', (column) =>
				column.primaryKey().references('people.id').onDelete('cascade'),
			)
			.addColumn('password_hash', 'text', (column) => column.notNull())
			.addColumn('updated_at', 'bigint', (column) => column.notNull())
			.execute()
		await sql`insert into person_credentials select 'owner', password_hash, updated_at from credentials`.execute(
			db,
		)
		await db.schema
			.createTable('person_two_factor')
			.addColumn('id', 'text', (column) =>
				column.primaryKey().references('people.id').onDelete('cascade'),
			)
			.addColumn('secret', 'text', (column) => column.notNull())
			.addColumn('last_step', 'bigint', (column) => column.notNull())
			.addColumn('begun_at', 'bigint', (column) => column.notNull())
			.addColumn('confirmed_at', 'bigint')
			.execute()
		await sql`insert into person_two_factor select 'owner', secret, last_step, begun_at, confirmed_at from two_factor`.execute(
			db,
		)
		await db.schema
			.createTable('person_recovery_codes')
			.addColumn('person_id', 'text', (column) =>
				column.notNull().references('people.id').onDelete('cascade'),
			)
			.addColumn('id', 'text', (column) => column.notNull())
			.addColumn('code_hash', 'text', (column) => column.notNull())
			.addPrimaryKeyConstraint('person_recovery_codes_key', ['person_id', 'id'])
			.execute()
		await sql`insert into person_recovery_codes select 'owner', id, code_hash from recovery_codes`.execute(
			db,
		)
		for (const table of ['credentials', 'two_factor', 'recovery_codes']) {
			await db.schema.dropTable(table).execute()
			await db.schema.alterTable(`person_${table}`).renameTo(table).execute()
		}
		await db.schema
			.alterTable('sessions')
			.addColumn('person_id', 'text', (column) => column.notNull().defaultTo('owner'))
			.execute()
		await db.schema.createIndex('sessions_person').on('sessions').column('person_id').execute()
	},
}
