import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { migrateToLatest } from '#db/migrate.ts'
import { connectSqlite, sqliteFile } from '#db/sqlite/sqlite.ts'
import { createSqliteDialect } from '#db/sqlite/sqlite-dialect.ts'
import { BackupError } from './check-database.ts'
import { Contents, type Row, rowsAtOnce, rowsOf, tablesInOrder } from './contents.ts'
import { type AnyTables, connectAlone, postgresRows } from './postgres-rows.ts'
import { takeOver } from './restore.ts'

/** PostgreSQL takes 65,535 parameters in a statement. */
const mostParameters = 60_000

type Moved = { table: string; rows: number }

/**
 * Copies a SQLite site into an empty PostgreSQL database, in one transaction: tables, rows, and a check that reads every
 * row back. Either all of it is there afterwards, or nothing. The SQLite database stays.
 */
export async function moveToPostgres(dataDir: string, url: string): Promise<Moved[]> {
	const file = sqliteFile(dataDir)
	if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`)
	const lock = takeOver(dataDir)
	const connection = connectSqlite(file)
	const target = await connectAlone(url)
	const source = new Kysely<AnyTables>({ dialect: createSqliteDialect(connection) })
	try {
		return await target.transaction().execute(async (transaction) => {
			await refuseSecond(transaction)
			await refuseUsed(transaction)
			await migrateToLatest(source)
			await migrateToLatest(transaction)
			const tables = tablesInOrder(connection)
			// Rows that migrations put into new tables are in the source, too.
			for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute()
			const moved: Moved[] = []
			for (const table of tables) moved.push(await moveTable(connection, transaction, table))
			return moved
		})
	} finally {
		await target.destroy()
		await source.destroy()
		lock.release()
	}
}

/** Two at once would find it empty, and the second fail on the first one's tables. The lock ends with the transaction. */
async function refuseSecond(target: Kysely<AnyTables>) {
	const { rows } = await sql<{ held: boolean }>`
		select pg_try_advisory_xact_lock(hashtextextended('fill-database', 0)) as held`.execute(target)
	if (!rows[0]?.held)
		throw new BackupError(
			'Another restore or move is filling this PostgreSQL database: wait for it to end.',
		)
}

/** For a restore, before it fetches what would go there. */
export async function refuseUsedPostgres(url: string) {
	const target = await connectAlone(url)
	await refuseUsed(target).finally(() => target.destroy())
}

async function refuseUsed(target: Kysely<AnyTables>) {
	const { rows } = await sql<{ name: string }>`
		select table_name as name from information_schema.tables
		where table_schema not in ('pg_catalog', 'information_schema') limit 1`.execute(target)
	if (rows[0])
		throw new BackupError(
			`The PostgreSQL database is not empty: it has a table "${rows[0].name}". Create a new one.`,
		)
}

async function moveTable(
	source: DatabaseSync,
	target: Kysely<AnyTables>,
	table: string,
): Promise<Moved> {
	const sent = new Contents()
	const atOnce = rowsAtOnce(source, table)
	let batch: Row[] = []
	const flush = async () => {
		if (batch.length > 0) await target.insertInto(table).values(batch).execute()
		batch = []
	}
	for (const row of rowsOf(source, table)) {
		sent.add(row)
		batch.push({ ...row })
		const most = Math.min(atOnce, Math.floor(mostParameters / Object.keys(row).length))
		if (batch.length >= most) await flush()
	}
	await flush()
	const arrived = new Contents()
	for await (const row of postgresRows(target, table, atOnce)) arrived.add(row)
	if (arrived.digest() !== sent.digest())
		throw new BackupError(`The rows of "${table}" did not arrive as they are.`)
	return { table, rows: sent.rows }
}
