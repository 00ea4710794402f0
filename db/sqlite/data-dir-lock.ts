import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/*
 * Every process that uses a data directory shares a lock on it, and a restore needs it alone. The lock
 * is an empty SQLite file: the system frees its locks when a process dies, however it dies.
 */
const PATIENCE = 10_000

export interface DataDirLock {
	release(): void
}

export function holdDataDir(dataDir: string): DataDirLock {
	return lock(dataDir, PATIENCE, 'begin; select count(*) from sqlite_schema')
}

/** Throws at once, as busy, while any other process holds the directory. */
export function ownDataDir(dataDir: string): DataDirLock {
	return lock(dataDir, 0, 'begin exclusive')
}

function lock(dataDir: string, timeout: number, sql: string): DataDirLock {
	const file = new DatabaseSync(join(dataDir, 'in-use.lock'), { timeout })
	try {
		file.exec(sql)
		return { release: () => file.isOpen && file.close() }
	} catch (error) {
		file.close()
		throw error
	}
}
