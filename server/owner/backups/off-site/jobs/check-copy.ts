import { join } from 'node:path'
import { BackupError } from '#db/backup/check-database.ts'
import { fingerprint } from '#db/backup/fingerprint.ts'
import { restoreDatabase } from '#db/backup/restore.ts'
import { countRows } from '#db/backup/restore-site.ts'
import { openDatabase } from '#db/connect.ts'
import { isOfDisk } from '#db/disk-failure.ts'
import { migrate } from '#db/migrate.ts'
import { isDamage } from '#domain/owner/off-site.ts'
import { openStore } from '#server/owner/backups/off-site/open-store.ts'
import {
	OffSiteError,
	type StoredFile,
	type StoreSettings,
} from '#server/owner/backups/off-site/store.ts'
import type { CheckJob, JobResult } from './copy-jobs.ts'
import { type OpeningKey, openFile } from './encryption.ts'

/**
 * Does with a copy what the owner would do after a fire, in a folder beside the live database. A copy that fails was encrypted
 * a moment ago with this key, so it is damaged. It is deleted: otherwise it would be kept as the copy of its day in place of a
 * good one.
 */
export async function checkCopy(job: CheckJob, folder: string): Promise<JobResult> {
	try {
		return await tryToRestore(job, folder)
	} catch (error) {
		if (error instanceof OffSiteError && isDamage(error.reason))
			await openStore(job.store)
				.delete(job.copy.name)
				.catch(() => {})
		throw error
	}
}

async function tryToRestore({ store, key, copy }: CheckJob, folder: string): Promise<JobResult> {
	const opened = await fetchCopy({ store, key, copy }, folder)
	const beside = join(folder, 'restored')
	try {
		if (fingerprint(opened) !== copy.fingerprint) throw new OffSiteError('differs')
		const sent = countRows(opened)
		await restoreDatabase(beside, opened)
		const database = await openDatabase({ dataDir: beside })
		try {
			await migrate(database)
			const { count } = await database.query
				.selectFrom('enquiries')
				.select((row) => row.fn.countAll<number>().as('count'))
				.executeTakeFirstOrThrow()
			if (count !== sent.enquiries) throw new OffSiteError('differs')
		} finally {
			await database.close()
		}
	} catch (error) {
		// Fetched and decrypted, but not a database of this site.
		throw error instanceof BackupError && !isOfDisk(error)
			? new OffSiteError('unreadable', '', error)
			: error
	}
	return { outcome: 'checked' }
}

type Wanted = { store: StoreSettings; key: OpeningKey; copy: StoredFile }

/** Fetches and decrypts a copy into a folder. Returns the SQLite file. */
export async function fetchCopy({ store, key, copy }: Wanted, folder: string): Promise<string> {
	const sealed = join(folder, 'fetched.age')
	const opened = join(folder, 'fetched.sqlite')
	await openStore(store).get(copy, sealed)
	await openFile(sealed, opened, key)
	return opened
}
