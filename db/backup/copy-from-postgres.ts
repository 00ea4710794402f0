import { chmod } from 'node:fs/promises'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { migrateToLatest } from '#db/migrate.ts'
import { createSqliteDialect } from '#db/sqlite/sqlite-dialect.ts'
import { BackupError, checkDatabase } from './check-database.ts'
import { Contents, hasPictures, type Row, rowsAtOnce, rowsOf, tablesInOrder } from './contents.ts'
import { flush } from './copy-database.ts'
import { type AnyTables, connectAlone, postgresRows } from './postgres-rows.ts'

/** The reading is PostgreSQL's work, whose priority is not ours to lower, and visitors' queries need its processor. */
const longestRestMs = 200

/**
 * Writes a consistent state of a PostgreSQL site as a SQLite database, the same that a site on SQLite has: one form of
 * backup, which either kind of site restores, without `pg_dump` on the machine. Reads every row back.
 */
export async function copyFromPostgres(url: string, file: string): Promise<void> {
	const source = await connectAlone(url)
	const target = new DatabaseSync(file)
	try {
		// Nobody else uses the file, and one that is not finished is deleted.
		target.exec('pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = off')
		await migrateToLatest(new Kysely({ dialect: createSqliteDialect(target) }))
		await source
			.transaction()
			.setIsolationLevel('repeatable read')
			.setAccessMode('read only')
			.execute(async (transaction) => {
				await refuseOtherVersion(transaction, target)
				for (const table of tablesInOrder(target)) await copyTable(transaction, target, table)
			})
	} finally {
		await source.destroy()
		target.close()
	}
	checkDatabase(file)
	await chmod(file, 0o600)
	await flush(file)
}

/** A process of an older version may still run while a newer one has migrated. */
async function refuseOtherVersion(source: Kysely<AnyTables>, target: DatabaseSync) {
	const { rows } = await sql<{ name: string }>`
		select name from kysely_migration order by name`.execute(source)
	const known = target.prepare('select name from kysely_migration order by name').all()
	if (rows.map(({ name }) => name).join() !== known.map(({ name }) => name).join())
		throw new BackupError('The database is of another version than this program: restart the site.')
}

async function copyTable(source: Kysely<AnyTables>, target: DatabaseSync, table: string) {
	// Rows that migrations put into new tables are in the source, too.
	target.exec(`delete from "${table}"`)
	const read = new Contents()
	// A picture of a megabyte keeps PostgreSQL at work while it is sent.
	const rest = { times: hasPictures(target, table) ? 6 : 1, longestMs: longestRestMs }
	let insert: ((row: Row) => void) | undefined
	target.exec('begin')
	for await (const row of postgresRows(source, table, rowsAtOnce(target, table), rest)) {
		read.add(row)
		insert ??= prepareInsert(target, table, Object.keys(row))
		insert(row)
	}
	target.exec('commit')
	const written = new Contents()
	for (const row of rowsOf(target, table)) written.add(row)
	if (written.digest() !== read.digest())
		throw new BackupError(`The rows of "${table}" were not written as they are.`)
}

function prepareInsert(target: DatabaseSync, table: string, columns: string[]) {
	const names = columns.map((column) => `"${column}"`).join(', ')
	const statement = target.prepare(
		`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`,
	)
	return (row: Row) => void statement.run(...columns.map((it) => row[it] as SQLInputValue))
}
