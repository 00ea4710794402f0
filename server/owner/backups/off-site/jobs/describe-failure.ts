import { OffSiteError } from '#server/owner/backups/off-site/store.ts'
import type { JobResult } from './copy-jobs.ts'

const longestCause = 500
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']
/** SQLite's SQLITE_IOERR and SQLITE_FULL. */
const sqliteCodes = [10, 13]

/** The failure of a job as its result. */
export function describeFailure(error: unknown): Extract<JobResult, { outcome: 'failed' }> {
	const isOurs = error instanceof OffSiteError
	const cause = String((isOurs && error.cause) || error).slice(0, longestCause)
	const reason = isOurs ? error.reason : isOfDisk(error) ? 'no-backup' : 'unexpected'
	const detail = isOurs ? error.detail : ''
	return { outcome: 'failed', reason, detail, cause }
}

function isOfDisk(error: unknown): boolean {
	const { code = '', errcode = 0 } = error as { code?: string; errcode?: number }
	return diskCodes.includes(code) || sqliteCodes.includes(errcode)
}
