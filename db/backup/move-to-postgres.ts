import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { migrateToLatest } from '#db/migrate.ts'
import { postgresConfig } from '#db/postgres/postgres.ts'
import { connectSqlite, sqliteFile } from '#db/sqlite/sqlite.ts'
import { createSqliteDialect } from '#db/sqlite/sqlite-dialect.ts'
import { BackupError } from './check-database.ts'
import { takeOver } from './restore.ts'

const usualRows = 500
/** Of a table with pictures, whose rows are up to a megabyte. */
const pictureRows = 8
/** PostgreSQL takes 65,535 parameters in a statement. */
const mostParameters = 60_000

type Row = Record<string, unknown>
type AnyTables = Record<string, Row>
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
	const { default: pg } = await import('pg')
	const pool = new pg.Pool({ ...postgresConfig(url), max: 1 })
	pool.on('error', () => {})
	// Also while a connection is in use: its query fails, and the process goes on.
	pool.on('connect', (client) => client.on('error', () => {}))
	const target = new Kysely<AnyTables>({ dialect: new PostgresDialect({ pool }) })
	const source = new Kysely<AnyTables>({ dialect: createSqliteDialect(connection) })
	try {
		return await target.transaction().execute(async (transaction) => {
			await refuseUsed(transaction)
			await migrateToLatest(source)
			await migrateToLatest(transaction)
			const tables = inOrderOfReferences(connection)
			// What migrations put into new tables is in the source, too.
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

async function refuseUsed(target: Kysely<AnyTables>) {
	const { rows } = await sql<{ name: string }>`
		select table_name as name from information_schema.tables
		where table_schema not in ('pg_catalog', 'information_schema') limit 1`.execute(target)
	if (rows[0])
		throw new BackupError(
			`The PostgreSQL database is not empty: it has a table "${rows[0].name}". Create a new one.`,
		)
}

/** Tables after those that they refer to. Kysely's own are made by the migrations. */
function inOrderOfReferences(source: DatabaseSync): string[] {
	const names = source
		.prepare(
			"select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name",
		)
		.all()
		.map(({ name }) => String(name))
	const ordered = new Set<string>()
	const add = (name: string) => {
		const references = source.prepare('select "table" from pragma_foreign_key_list(?)').all(name)
		for (const { table } of references)
			if (table !== name && !ordered.has(`${table}`)) add(`${table}`)
		ordered.add(name)
	}
	for (const name of names) add(name)
	return [...ordered]
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
	for (const row of source.prepare(`select * from "${table}"`).iterate() as Iterable<Row>) {
		sent.add(row)
		batch.push({ ...row })
		const most = Math.min(atOnce, Math.floor(mostParameters / Object.keys(row).length))
		if (batch.length >= most) await flush()
	}
	await flush()
	const arrived = await readBack(target, table, atOnce)
	if (arrived.digest() !== sent.digest())
		throw new BackupError(`The rows of "${table}" did not arrive as they are.`)
	return { table, rows: sent.rows }
}

function rowsAtOnce(source: DatabaseSync, table: string): number {
	const columns = source.prepare('select type from pragma_table_info(?)').all(table)
	return columns.some(({ type }) => type === 'blob') ? pictureRows : usualRows
}

async function readBack(
	target: Kysely<AnyTables>,
	table: string,
	atOnce: number,
): Promise<Contents> {
	const arrived = new Contents()
	await sql`declare moved no scroll cursor for select * from ${sql.table(table)}`.execute(target)
	for (;;) {
		const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from moved`.execute(target)
		for (const row of rows) arrived.add(row)
		if (rows.length < atOnce) break
	}
	await sql`close moved`.execute(target)
	return arrived
}

/** How many rows, and a sum of their hashes: the same in whatever order they come. */
class Contents {
	rows = 0
	#sum = 0n

	add(row: Row) {
		this.rows += 1
		const columns = Object.keys(row).toSorted()
		const hash = createHash('sha256').update(
			JSON.stringify(columns.map((it) => [it, plain(row[it])])),
		)
		this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash.digest('hex')}`))
	}

	digest() {
		return `${this.rows} ${this.#sum}`
	}
}

/** Bytes as text: the two drivers have different types for them. */
function plain(value: unknown): unknown {
	return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
}
