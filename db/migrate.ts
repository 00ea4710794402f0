import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '#db/connect.ts'
import { migrations } from '#db/migrations/index.ts'
import { retryWhileBusy } from '#db/sqlite/sqlite-busy.ts'

const PATIENCE = 60_000

/**
 * Brings the tables up to date, all or nothing. When several processes start at once, one does the work and the others
 * wait for it: for an advisory lock on PostgreSQL, for the write lock on SQLite.
 */
export async function migrate(db: Database): Promise<void> {
	if (db.kind === 'sqlite') {
		return await retryWhileBusy(PATIENCE, () => migrateToLatest(db.query))
	}

	const { default: pg } = await import('pg')
	// Waiting for the lock may take longer than the pool allows a statement.
	const pool = new pg.Pool({ ...db.clientConfig, max: 1 })
	pool.on('error', () => {})
	const patient = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
	try {
		await migrateToLatest(patient)
	} finally {
		await patient.destroy()
	}
}

// biome-ignore lint/suspicious/noExplicitAny: Kysely types a migrator's database so
async function migrateToLatest(db: Kysely<any>) {
	const provider = { getMigrations: async () => migrations }
	const { error } = await new Migrator({ db, provider }).migrateToLatest()
	if (error) throw error
}
