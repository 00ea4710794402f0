import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { openSqlite } from '#db/sqlite/sqlite.ts'
import type { Tables } from '#db/tables.ts'

const CLOSING_PATIENCE = 2000

interface AnyDatabase {
	query: Kysely<Tables>
	/** Whether a query gets through now; never rejects, and answers within two seconds. */
	isReady(): Promise<boolean>
	close(): Promise<void>
	/** Told of each site version that this process committed. */
	versionListeners: Set<(version: number) => void>
}

export interface SqliteDatabase extends AnyDatabase {
	kind: 'sqlite'
}

export interface PostgresDatabase extends AnyDatabase {
	kind: 'postgres'
	/** For a connection of one's own, without the pool's time-outs. */
	clientConfig: pg.ClientConfig
}

export type Database = SqliteDatabase | PostgresDatabase

export interface DatabaseOptions {
	url?: string | undefined
	dataDir: string
	/** Told of idle connections that dropped; they are replaced by themselves. */
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
	// Only when needed: with SQLite, the driver would be a tenth of the start for nothing.
	const { openPostgres, postgresConfig } = await import('#db/postgres/postgres.ts')
	const clientConfig = postgresConfig(url)
	const { query, pool } = openPostgres(clientConfig, onError)

	async function end() {
		await query.destroy()
		// Kysely ends only what it has used.
		await pool.end()
	}

	return {
		kind: 'postgres',
		query,
		clientConfig,
		versionListeners: new Set(),
		isReady: () => answers(query),
		async close() {
			// A frozen server never says goodbye; its idle connections do not keep the process alive.
			const patience = sleep(CLOSING_PATIENCE, undefined, { ref: false })
			await Promise.race([end(), patience])
		},
	}
}

async function connectSqlite(dataDir: string): Promise<SqliteDatabase> {
	const { query, connection, lock } = await openSqlite(dataDir)

	return {
		kind: 'sqlite',
		query,
		versionListeners: new Set(),
		isReady: () => answers(query),
		async close() {
			await query.destroy()
			// Kysely ends only what it has used.
			if (connection.isOpen) connection.close()
			lock.release()
		},
	}
}

async function answers(query: Kysely<Tables>) {
	try {
		await sql`select 1`.execute(query)
		return true
	} catch {
		return false
	}
}
