const codes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO']
/** SQLITE_IOERR and SQLITE_FULL. */
const sqliteResults = [10, 13]

type Failure = { code?: string; errcode?: number; cause?: unknown }

/** Whether the disk of this machine refused, by the error or its cause: nothing is wrong with what was to be written. */
export function isOfDisk(error: unknown): boolean {
	const { code = '', errcode = 0, cause }: Failure = error ?? {}
	// The low byte is the primary result code.
	const isRefused = codes.includes(code) || sqliteResults.includes(errcode & 0xff)
	return isRefused || (cause != null && isOfDisk(cause))
}
