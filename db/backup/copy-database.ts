import { chmod, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { BackupError, checkDatabase } from './check-database.ts'

// All pages in one step: a copy in several steps restarts at each write of another process.
const allPages = 0x7fffffff

/** Writes a checked, self-contained copy and flushes it to disk, or leaves no file. */
export async function copyDatabase(from: string, to: string) {
	try {
		await copy(from, to)
		checkDatabase(to)
		await chmod(to, 0o600)
		await flush(to)
		await flushFolder(dirname(to))
	} catch (error) {
		await rm(to, { force: true })
		throw error
	}
}

async function copy(from: string, to: string) {
	const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
	try {
		await backup(source, to, { rate: allPages })
	} catch (error) {
		throw new BackupError(`${from} could not be copied: ${(error as Error).message}.`, {
			cause: error,
		})
	} finally {
		source.close()
	}
	// A copy in WAL mode would need two more files beside it.
	const target = new DatabaseSync(to)
	try {
		target.exec('pragma journal_mode = delete')
	} catch (error) {
		throw new BackupError(`It is damaged, or not a database: ${(error as Error).message}.`, {
			cause: error,
		})
	} finally {
		target.close()
	}
}

export async function flush(file: string) {
	const handle = await open(file, 'r+')
	await handle.sync().finally(() => handle.close())
}

/** Makes a new file name survive a power cut, where the system supports it. */
export async function flushFolder(folder: string) {
	try {
		const handle = await open(folder)
		await handle.sync().finally(() => handle.close())
	} catch {
		// Windows cannot flush a folder.
	}
}
