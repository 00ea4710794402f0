import { isOfDisk } from '#db/disk-failure.ts'
import { OffSiteError } from '#server/owner/backups/off-site/store.ts'
import type { JobResult } from './copy-jobs.ts'

const longestCause = 500

/** The failure of a job as its result. */
export function describeFailure(error: unknown): Extract<JobResult, { outcome: 'failed' }> {
	const isOurs = error instanceof OffSiteError
	const cause = String((isOurs && error.cause) || error).slice(0, longestCause)
	const reason = isOurs ? error.reason : isOfDisk(error) ? 'no-backup' : 'unexpected'
	const detail = isOurs ? error.detail : ''
	return { outcome: 'failed', reason, detail, cause }
}
