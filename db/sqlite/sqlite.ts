import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { holdDataDir } from './data-dir-lock.ts'
import { retryWhileBusy } from './sqlite-busy.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'

const OPEN_TIMEOUT = 30_000

export function sqliteFile(dataDir: string) {
	return join(dataDir, 'site.sqlite')
}

export async function openSqlite(dataDir: string) {
	// It holds guests' names and telephone numbers, so other users of the machine must not read it.
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const lock = holdDataDir(dataDir)
	try {
		const connection = await retryWhileBusy(OPEN_TIMEOUT, () => connect(sqliteFile(dataDir)))
		return { connection, dialect: createSqliteDialect(connection), lock }
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
