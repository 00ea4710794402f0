import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/*
 * Every process that uses a data directory holds a shared lock on it; a restore needs the exclusive one. The lock is an
 * empty SQLite file, because the system releases its locks however a process dies.
 */
const lockTimeoutMs = 10_000

export interface DataDirLock {
	release(): void
}

export function holdDataDir(dataDir: string, timeoutMs = lockTimeoutMs): DataDirLock {
	return lockFile(dataDir, 'in-use.lock', timeoutMs, 'begin; select count(*) from sqlite_schema')
}

/** Throws SQLITE_BUSY at once while another process holds the directory. */
export function ownDataDir(dataDir: string): DataDirLock {
	return lockFile(dataDir, 'in-use.lock', 0, 'begin exclusive')
}

export function lockFile(dataDir: string, name: string, timeout: number, sql: string): DataDirLock {
	const file = new DatabaseSync(join(dataDir, name), { timeout })
	try {
		file.exec(sql)
		return { release: () => file.isOpen && file.close() }
	} catch (error) {
		file.close()
		throw error
	}
}
