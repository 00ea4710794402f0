import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { AnyTables } from '#db/backup/postgres-rows.ts'
import type { Database } from '#db/connect.ts'
import { migrations } from '#db/migrations/index.ts'
import type { Net } from './net-files.ts'

const parametersAtOnce = 10_000

/** Brings the tables up to this migration, and no further. */
export async function migrateTo({ query }: Database, last: string) {
	const until = Object.entries(migrations).filter(([name]) => name <= last)
	const provider = { getMigrations: async () => Object.fromEntries(until) }
	const { error } = await new Migrator({ db: query, provider }).migrateToLatest()
	if (error) throw error
}

/** Puts the rows into an empty database, at the schema in which they were written. Migrate it to the newest next. */
export async function loadNet(database: Database, { migration, tables }: Net) {
	await migrateTo(database, migration)
	const query = database.query as unknown as Kysely<AnyTables>
	await query.transaction().execute(async (transaction) => {
		// The net also has the rows that migrations insert.
		for (const { table } of tables.toReversed()) await transaction.deleteFrom(table).execute()
		for (const { table, columns, rows } of tables) {
			const named = rows.map((row) =>
				Object.fromEntries(row.map((value, at) => [columns[at], fromJson(value)])),
			)
			const atOnce = Math.floor(parametersAtOnce / columns.length)
			for (let at = 0; at < named.length; at += atOnce)
				await transaction
					.insertInto(table)
					.values(named.slice(at, at + atOnce))
					.execute()
		}
	})
}

function fromJson(value: Net['tables'][number]['rows'][number][number]) {
	return typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value
}
