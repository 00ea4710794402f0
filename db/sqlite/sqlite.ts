import { chmod, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { holdDataDir } from './data-dir-lock.ts'
import { retryWhileBusy } from './sqlite-busy.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'

const openTimeoutMs = 30_000

export function sqliteFile(dataDir: string) {
	return join(dataDir, 'site.sqlite')
}

export async function openSqlite(dataDir: string) {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	await makePrivate(dataDir)
	const lock = holdDataDir(dataDir)
	try {
		const connection = await retryWhileBusy(openTimeoutMs, () => connectSqlite(sqliteFile(dataDir)))
		return { connection, dialect: createSqliteDialect(connection), lock }
	} catch (error) {
		lock.release()
		throw error
	}
}

/**
 * The database holds guests' personal data, so only this account may read it, also in a folder that others can read. SQLite
 * gives the files beside the database the same permissions.
 */
async function makePrivate(dataDir: string) {
	const handle = await open(sqliteFile(dataDir), 'a', 0o600)
	await handle.close()
	const names = await readdir(dataDir)
	const ours = names.filter((name) => /^(site\.sqlite|in-use\.lock)/.test(name))
	for (const file of ours.map((name) => join(dataDir, name))) {
		try {
			const { mode } = await stat(file)
			if (mode & 0o077) await chmod(file, 0o600)
		} catch (error) {
			// Another process that starts now may have removed its journal meanwhile.
			if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
		}
	}
}

export function connectSqlite(file: string) {
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
