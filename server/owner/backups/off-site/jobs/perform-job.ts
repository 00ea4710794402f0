import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupDatabase } from '#db/backup/backup.ts'
import { holdOffSite } from '#db/backup/off-site-lock.ts'
import { longCallMs } from '#server/owner/backups/off-site/store.ts'
import { checkCopy } from './check-copy.ts'
import type { CopyJob, JobResult } from './copy-jobs.ts'
import { describeFailure } from './describe-failure.ts'
import { sendCopy } from './send-copy.ts'

/** The slowest upload takes as long. */
const longestWaitMs = longCallMs

/** Never rejects: what went wrong is part of the result. */
export async function performJob(job: CopyJob): Promise<JobResult> {
	try {
		return await holdAndPerform(job)
	} catch (error) {
		return describeFailure(error)
	}
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
