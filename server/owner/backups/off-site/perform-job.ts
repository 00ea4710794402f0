import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupDatabase } from '#db/backup/backup.ts'
import { holdOffSite } from '#db/backup/off-site-lock.ts'
import { checkCopy } from './check-copy.ts'
import type { CopyJob, JobResult } from './copy-jobs.ts'
import { sendCopy } from './send-copy.ts'
import { longCallMs, OffSiteError } from './store.ts'

const longestCause = 500
/** The slowest upload takes as long. */
const longestWaitMs = longCallMs

/** Never rejects: what went wrong is part of the result. */
export async function performJob(job: CopyJob): Promise<JobResult> {
	try {
		return await holdAndPerform(job)
	} catch (error) {
		const isOurs = error instanceof OffSiteError
		const cause = String((isOurs && error.cause) || error).slice(0, longestCause)
		const reason = isOurs ? error.reason : isOfDisk(error) ? 'no-backup' : 'unexpected'
		const detail = isOurs ? error.detail : ''
		return { outcome: 'failed', reason, detail, cause }
	}
}

const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']
/** SQLite's SQLITE_IOERR and SQLITE_FULL. */
const sqliteCodes = [10, 13]

function isOfDisk(error: unknown): boolean {
	const { code = '', errcode = 0 } = error as { code?: string; errcode?: number }
	return diskCodes.includes(code) || sqliteCodes.includes(errcode)
}

async function holdAndPerform(job: CopyJob): Promise<JobResult> {
	if (job.kind === 'backup') {
		await backupDatabase(job.place, job.file)
		return { outcome: 'made' }
	}
	// A check belongs to the copy that this process has just sent.
	const waits = job.kind === 'check' || job.waits
	const lock = await holdOffSite(job.place, waits ? longestWaitMs : 0)
	if (!lock) return { outcome: 'busy' }
	const folder = join(job.place.dataDir, 'off-site')
	try {
		// A killed process may have left something.
		await rm(folder, { recursive: true, force: true })
		await mkdir(folder, { recursive: true, mode: 0o700 })
		return job.kind === 'send' ? await sendCopy(job, folder) : await checkCopy(job, folder)
	} finally {
		await rm(folder, { recursive: true, force: true })
		await lock.release()
	}
}
