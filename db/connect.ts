import { setTimeout as sleep } from 'node:timers/promises'
import { type Transaction as AnyTransaction, Kysely, PostgresAdapter, sql } from 'kysely'
import type pg from 'pg'
import { openSqlite } from '#db/sqlite/sqlite.ts'
import type { Tables } from '#db/tables.ts'

const closeTimeoutMs = 2000

/** Runs single queries, or those of a transaction. */
export type Query = Kysely<Tables>
export type Transaction = AnyTransaction<Tables>
/** Runs the work in a transaction and resolves after its commit. */
export type Write = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>

interface AnyDatabase {
	query: Query
	/** Whether a query succeeds now; never rejects, and resolves within two seconds. */
	isReady(): Promise<boolean>
	close(): Promise<void>
	/** Called with each site version that this process committed. */
	versionListeners: Set<(version: number) => void>
}

interface SqliteDatabase extends AnyDatabase {
	kind: 'sqlite'
	dataDir: string
}

interface PostgresDatabase extends AnyDatabase {
	kind: 'postgres'
	/** For a connection outside the pool, without the pool's timeouts. */
	clientConfig: pg.ClientConfig
}

export type Database = SqliteDatabase | PostgresDatabase

/** Where a database is: a PostgreSQL address, else the SQLite file in the data directory. */
export interface DatabasePlace {
	url?: string | undefined
	dataDir: string
}

interface DatabaseOptions extends DatabasePlace {
	/** Called when an idle connection drops; the pool replaces it. */
	onError?: (error: Error) => void
}

/** PostgreSQL when there is a url, else the SQLite file in the data directory. Run `migrate` next. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	const { url, dataDir, onError = () => {} } = options
	return url ? await connectPostgres(url, onError) : await connectSqlite(dataDir)
}

async function connectPostgres(
	url: string,
	onError: (error: Error) => void,
): Promise<PostgresDatabase> {
	// Imported lazily: the driver would take a tenth of the start on SQLite.
	const { openPostgres, postgresConfig } = await import('#db/postgres/postgres.ts')
	const clientConfig = postgresConfig(url)
	const { dialect, pool } = openPostgres(clientConfig, onError)
	const query: Query = new Kysely({ dialect })

	async function end() {
		await query.destroy()
		// Kysely ends the pool only if it has used it.
		await pool.end()
	}

	return {
		kind: 'postgres',
		query,
		clientConfig,
		versionListeners: new Set(),
		isReady: () => canQuery(query),
		async close() {
			// A frozen server never closes its side; idle connections do not keep the process alive.
			await Promise.race([end(), sleep(closeTimeoutMs, undefined, { ref: false })])
		},
	}
}

async function connectSqlite(dataDir: string): Promise<SqliteDatabase> {
	const { dialect, connection, lock } = await openSqlite(dataDir)
	const query: Query = new Kysely({ dialect })

	return {
		kind: 'sqlite',
		dataDir,
		query,
		versionListeners: new Set(),
		isReady: () => canQuery(query),
		async close() {
			await query.destroy()
			// Kysely closes the connection only if it has used it.
			if (connection.isOpen) connection.close()
			lock.release()
		},
	}
}

async function canQuery(query: Query) {
	try {
		// Rows that pages and forms need: `select 1` succeeds on a damaged file too.
		await query.selectFrom('site_version').select('version').executeTakeFirstOrThrow()
		for (const table of ['reviews', 'enquiries'] as const)
			await query.selectFrom(table).selectAll().orderBy('created_at', 'desc').limit(1).execute()
		return true
	} catch {
		return false
	}
}

/** Serialises transactions that hold the same name. SQLite runs one writing transaction at a time anyway. */
export async function holdNamedLock(transaction: Transaction, name: string): Promise<void> {
	if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
	await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
