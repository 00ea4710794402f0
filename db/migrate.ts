import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '#db/connect.ts'
import { migrations } from '#db/migrations/index.ts'
import { retryWhileBusy } from '#db/sqlite/sqlite-busy.ts'

const lockTimeoutMs = 60_000

/**
 * Brings the tables up to date, all or nothing. When several processes start at once, one migrates and the others wait:
 * for an advisory lock on PostgreSQL, for the write lock on SQLite.
 */
export async function migrate(db: Database): Promise<void> {
	if (db.kind === 'sqlite') {
		return await retryWhileBusy(lockTimeoutMs, () => migrateToLatest(db.query))
	}

	const { default: pg } = await import('pg')
	// Waiting for the lock may exceed the pool's statement timeout.
	const pool = new pg.Pool({ ...db.clientConfig, max: 1 })
	pool.on('error', () => {})
	// Also while a connection is in use: its query fails, and the process goes on.
	pool.on('connect', (client) => client.on('error', () => {}))
	const waiting = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
	try {
		await migrateToLatest(waiting)
	} finally {
		await waiting.destroy()
	}
}

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a migrator's database
export async function migrateToLatest(db: Kysely<any>) {
	const provider = { getMigrations: async () => migrations }
	const { error } = await new Migrator({ db, provider }).migrateToLatest()
	if (error) throw error
}
