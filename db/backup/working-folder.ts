import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { type DataDirLock, holdDataDir, lockFile } from '#db/sqlite/data-dir-lock.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { isBusy } from '#db/sqlite/sqlite-busy.ts'

const prefixes = ['fetching-', 'restoring-'] as const
/** As mkdtemp names them: a folder of the owner's, such as `restoring-notes`, is none of ours. */
const madeHere = new RegExp(`^(${prefixes.join('|')})[a-z\\d]{6}$`, 'i')
/** SQLite's files beside a database. */
const companions = ['', '-journal', '-wal', '-shm']

type WorkingFolder = { path: string; remove: () => Promise<void> }

/** A new folder for the time of a restore, locked as long as its process lives. */
export async function makeWorkingFolder(
	dataDir: string,
	prefix: (typeof prefixes)[number],
): Promise<WorkingFolder> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const path = await mkdtemp(join(dataDir, prefix))
	const lock = lockFolder(path)
	const remove = async () => {
		lock.release()
		await rm(path, { recursive: true, force: true })
	}
	return { path, remove }
}

/** The database that a restore is about to put in place. The restore owns the data directory meanwhile. */
export function incomingFile(dataDir: string): string {
	return `${sqliteFile(dataDir)}.restoring`
}

/**
 * Removes the files of interrupted restores, which hold guests' data. Those of a restore that is running stay. Returns a
 * sentence about those that cannot be removed: they may belong to root, and neither a start nor a restore needs them gone.
 * The one that is, or holds, the file to put back stays as well.
 */
export async function removeLeftovers(dataDir: string, toPutBack?: string): Promise<string> {
	const names = await readdir(dataDir).catch(() => [])
	const staying = toPutBack && (await nameWithin(dataDir, toPutBack))
	const leaving = names.filter((name) => !staying || !name.startsWith(staying))
	const stuck: string[] = []
	const incoming = companions.map((suffix) => incomingFile(dataDir) + suffix)
	for (const name of leaving) {
		const path = join(dataDir, name)
		try {
			if (madeHere.test(name)) await removeHeld(path, lockFolder(path))
			if (incoming.includes(path)) await removeHeld(path, holdDataDir(dataDir, 0))
		} catch (error) {
			if (!isBusy(error)) stuck.push(path)
		}
	}
	if (stuck.length === 0) return ''
	return `An interrupted restore left files with guests' data behind that could not be deleted. Please delete them yourself: ${stuck.join(', ')}\n`
}

/** The first part of a file's path from a folder, however links lead there: `..` for a file elsewhere. */
async function nameWithin(folder: string, file: string): Promise<string | undefined> {
	const [from, to] = await Promise.all([folder, file].map(realPath))
	return relative(from ?? folder, to ?? file).split(sep)[0]
}

async function realPath(path: string): Promise<string> {
	return await realpath(path).catch(() => resolve(path))
}

function lockFolder(path: string): DataDirLock {
	return lockFile(path, 'working.lock', 0, 'begin exclusive')
}

async function removeHeld(path: string, lock: DataDirLock) {
	await rm(path, { recursive: true, force: true }).finally(lock.release)
}
