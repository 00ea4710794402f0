import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { holdDataDir } from './data-dir-lock.ts'
import { retryWhileBusy } from './sqlite-busy.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'

const OPENING_PATIENCE = 30_000

export function sqliteFile(dataDir: string) {
	return join(dataDir, 'site.sqlite')
}

export async function openSqlite(dataDir: string) {
	// Guests' names and telephones lie here: nobody else on the machine needs to read them.
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const lock = holdDataDir(dataDir)
	try {
		const connection = await retryWhileBusy(OPENING_PATIENCE, () => connect(sqliteFile(dataDir)))
		const query = new Kysely<Tables>({ dialect: createSqliteDialect(connection) })
		return { connection, query, lock }
	} catch (error) {
		lock.release()
		throw error
	}
}

function connect(file: string) {
	const connection = new DatabaseSync(file, {
		// The dialect waits for locks itself.
		timeout: 0,
		enableForeignKeyConstraints: true,
	})
	try {
		connection.exec('pragma journal_mode = wal; pragma synchronous = full')
		return connection
	} catch (error) {
		connection.close()
		throw error
	}
}
