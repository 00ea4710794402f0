/** PostgreSQL: connection exceptions (08…), operator intervention and statement timeouts (57…), no resources (53…). */
const postgresState = /^(08|53|57)/
const socketErrors = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']
/** SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN: a fault of the disk, or a lock of another process. */
const sqliteResults = [5, 6, 8, 10, 13, 14]
const poolMessages =
	/timeout exceeded when trying to connect|Connection terminated|Query read timeout/

/** Whether a query failed because the database cannot be reached or written now, rather than by a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
	if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number')
		return sqliteResults.includes(errcode & 0xff)
	if (typeof code === 'string' && (postgresState.test(code) || socketErrors.includes(code)))
		return true
	return poolMessages.test(error.message)
}
