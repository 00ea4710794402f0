import { once } from 'node:events'
import { constants, existsSync } from 'node:fs'
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DatabasePlace } from '#db/connect.ts'
import { type Clock, dayMs } from '#domain/time/dates.ts'
import {
	backupNameAt,
	backupNameOf,
	backupNightOf,
	outdatedBackups,
	outdatedReplaced,
} from './backup-retention.ts'

export type BackupFile = { name: string; bytes: number; madeAt: number }

export function backupsFolder(dataDir: string): string {
	return join(dataDir, 'backups')
}

/** Makes the backup of last night, unless it is there, and deletes outdated ones. Returns its name if it is new. */
export async function backUpNightly(dataDir: string, now: Clock): Promise<string | undefined> {
	const folder = backupsFolder(dataDir)
	const name = backupNameOf(backupNightOf(now()))
	const file = join(folder, name)
	if (existsSync(file)) return undefined
	await mkdir(folder, { recursive: true, mode: 0o700 })
	try {
		await backUpInThread({ dataDir }, file)
	} catch (error) {
		// Another process may have been first.
		if (!existsSync(file)) throw error
		return undefined
	}
	await deleteOutdated(dataDir, now())
	return name
}

/** Makes a backup that the owner asked for. Returns its name. */
export async function backUpNow(
	dataDir: string,
	now: Clock,
	backUp: (file: string) => Promise<void>,
): Promise<string> {
	const folder = backupsFolder(dataDir)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	await access(folder, constants.W_OK)
	let time = now()
	while (existsSync(join(folder, backupNameAt(time)))) time += 1_000
	const name = backupNameAt(time)
	await backUp(join(folder, name))
	await deleteOutdated(dataDir, now())
	return name
}

async function deleteOutdated(dataDir: string, now: number) {
	const folder = backupsFolder(dataDir)
	for (const outdated of outdatedBackups(await readdir(folder)))
		await rm(join(folder, outdated), { force: true })
	for (const left of await leftBehind(folder, now)) await rm(left, { force: true })
	for (const outdated of outdatedReplaced(await readdir(dataDir), now))
		await rm(join(dataDir, outdated), { force: true })
}

/** Copies of processes that were killed meanwhile; one of today may still be being written. */
async function leftBehind(folder: string, now: number): Promise<string[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.unfinished'))
	const files = await Promise.all(
		names.map(async (name) => {
			const file = join(folder, name)
			return { file, writtenAt: (await stat(file)).mtimeMs }
		}),
	)
	return files.filter(({ writtenAt }) => writtenAt < now - dayMs).map(({ file }) => file)
}

/** Checking the copy reads all of it, which must not hold up visitors. */
async function backUpInThread(place: DatabasePlace, file: string) {
	const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
		workerData: { place, file },
	})
	await once(worker, 'exit')
}

/** Newest first: backups of this site, and dumps of PostgreSQL that were put there. */
export async function listBackups(dataDir: string): Promise<BackupFile[]> {
	const folder = backupsFolder(dataDir)
	const names = await readdir(folder).catch(() => [])
	const files = await Promise.all(
		names
			.filter((name) => /^[\w.-]+\.(sqlite|dump)$/.test(name))
			.map(async (name) => {
				const { size, mtimeMs } = await stat(join(folder, name))
				return { name, bytes: size, madeAt: mtimeMs }
			}),
	)
	return files.toSorted((a, b) => b.madeAt - a.madeAt || b.name.localeCompare(a.name))
}

export async function lastBackupAt(dataDir: string): Promise<number | undefined> {
	return (await listBackups(dataDir))[0]?.madeAt
}
