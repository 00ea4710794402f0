import { constants, existsSync, realpathSync, statSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { type DataDirLock, ownDataDir } from '#db/sqlite/data-dir-lock.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { isBusy } from '#db/sqlite/sqlite-busy.ts'
import { BackupError } from './check-database.ts'
import { checkSchema } from './check-schema.ts'
import { copyDatabase, flush, flushFolder } from './copy-database.ts'
import { endAccess } from './end-access.ts'
import { offSiteSetting } from './fingerprint.ts'
import { incomingFile } from './working-folder.ts'

const companions = ['', '-wal', '-shm']

type Restored = {
	/** Path of the replaced database. */
	replaced: string | undefined
	/** Whether the backup's recovery codes were deleted. */
	hasLostCodes: boolean
}

/** Replaces the database by a backup and keeps the old one. The next start migrates an older backup. */
export async function restoreDatabase(dataDir: string, file: string): Promise<Restored> {
	if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
	if (statSync(file).isDirectory())
		throw new BackupError(`${file} is a folder: name the file in it that is to be put back.`)
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	if (isSameFile(file, incomingFile(dataDir)))
		throw new BackupError(
			`${file} is where a restore prepares its own database. Copy it to another place and name the copy.`,
		)
	const lock = takeOver(dataDir)
	try {
		const current = sqliteFile(dataDir)
		const incoming = incomingFile(dataDir)
		await rm(incoming, { force: true })
		await copyDatabase(file, incoming)
		const replaced = await prepare(incoming, current)
		const { hasLostCodes } = endAccess(incoming, replaced, Date.now())
		forgetCopies(incoming)
		await flush(incoming)
		// SQLite would apply the old log to the new database.
		await rm(`${current}-wal`, { force: true })
		await rm(`${current}-shm`, { force: true })
		await rename(incoming, current)
		await flushFolder(dataDir)
		return { replaced, hasLostCodes }
	} finally {
		lock.release()
	}
}

function isSameFile(one: string, other: string): boolean {
	return existsSync(other) && realpathSync(one) === realpathSync(other)
}

/** This database sends its own copies off-site, and knows none of them: the one it was copied from may still send others. */
function forgetCopies(incoming: string) {
	const connection = new DatabaseSync(incoming)
	try {
		const hasSettings = "select 1 from sqlite_schema where name = 'settings'"
		if (connection.prepare(hasSettings).get())
			connection.prepare('delete from settings where name = ?').run(offSiteSetting)
	} finally {
		connection.close()
	}
}

/** Checks the copy, and deletes it if it is refused. */
async function prepare(incoming: string, current: string): Promise<string | undefined> {
	try {
		await checkSchema(incoming)
		return existsSync(current) ? await setAside(current) : undefined
	} catch (error) {
		await rm(incoming, { force: true })
		throw error
	}
}

export function takeOver(dataDir: string): DataDirLock {
	try {
		return ownDataDir(dataDir)
	} catch (error) {
		if (!isBusy(error)) throw error
		throw new BackupError(`A server is using the database in ${dataDir}: stop it first.`)
	}
}

async function setAside(current: string) {
	mergeLog(current)
	const replaced = `${current}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
	for (const companion of companions) {
		const original = current + companion
		if (existsSync(original)) {
			await copyFile(
				original,
				replaced + companion,
				constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE,
			)
			await chmod(replaced + companion, 0o600)
		}
	}
	return replaced
}

/** Merges the log into the database file, if it is not too damaged. */
function mergeLog(current: string) {
	try {
		const connection = new DatabaseSync(current)
		try {
			connection.exec('pragma journal_mode = delete')
		} finally {
			connection.close()
		}
	} catch {
		// A damaged database is replaced as it is.
	}
}
