import { createReadStream, type ReadStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
	type BackupFile,
	backUpNightly,
	backUpNow,
	backupsFolder,
	listBackups,
} from '#db/backup/nightly-backup.ts'
import type { Database } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { Log } from '#server/http/logger.ts'
import { restAtStartMs } from './off-site/due.ts'
import type { OffSite } from './off-site/off-site.ts'

type Options = {
	database: Database
	/** Where dumps of PostgreSQL are looked for. SQLite is backed up beside its file. */
	dataDir: string
	offSite: Pick<OffSite, 'sendNow' | 'backUp'>
	log: Log
	now: () => number
}

export type BackupsService = ReturnType<typeof createBackups>

/** How long the response waits for the backup and its copy. */
const longestWaitMs = 20_000

/** Backups that make themselves every night, and the owner's way to them. */
export function createBackups({ database, offSite, log, now, ...options }: Options) {
	const dataDir = database.kind === 'sqlite' ? database.dataDir : options.dataDir
	const restsUntil = Date.now() + restAtStartMs

	async function ensure() {
		if (database.kind !== 'sqlite') return
		const name = await backUpNightly(dataDir, now)
		if (name) log.info({ backup: name }, 'backup made and checked')
	}

	let backingUp: Promise<void> | undefined
	let inProgress = 0

	async function backUp() {
		try {
			await backUpNow(dataDir, now, offSite.backUp)
		} catch (error) {
			// With PostgreSQL the folder may belong to whatever makes the dumps.
			if (!isReadOnly(error)) throw error
		}
	}

	async function make() {
		inProgress += 1
		try {
			backingUp ??= backUp().finally(() => {
				backingUp = undefined
			})
			await backingUp
			await offSite.sendNow()
		} catch (error) {
			log.warn({ err: error }, 'a backup that was asked for failed')
			throw error
		} finally {
			inProgress -= 1
		}
	}

	return {
		/** A backup of this moment, and its copy elsewhere. Those who ask at the same time get the same one. */
		async make() {
			const made = make()
			// Both may take minutes, and go on by themselves.
			made.catch(() => {})
			await Promise.race([made, wait(longestWaitMs, undefined, { ref: false })])
		},

		isMaking: () => inProgress > 0,

		/** Before rows are deleted that only the clock calls old. */
		ensure,

		async nightly() {
			if (Date.now() >= restsUntil) await ensure()
		},

		async list(): Promise<{ backups: BackupFile[]; dumpCommand?: string }> {
			const backups = await listBackups(dataDir)
			if (database.kind === 'sqlite') return { backups }
			const file = join(backupsFolder(dataDir), 'site-$(date +%F).dump')
			return { backups, dumpCommand: `pg_dump --format=custom --file="${file}" "$DATABASE_URL"` }
		},

		async open(name: string): Promise<{ stream: ReadStream; bytes: number }> {
			const backup = (await listBackups(dataDir)).find((file) => file.name === name)
			if (!backup) throw new AppError('not-found')
			const { bytes } = backup
			// A dump may be growing: what follows the announced bytes would be read as the next response.
			const range = { end: Math.max(bytes - 1, 0) }
			return { stream: createReadStream(join(backupsFolder(dataDir), name), range), bytes }
		},
	}
}

function isReadOnly(error: unknown): boolean {
	return ['EROFS', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')
}
