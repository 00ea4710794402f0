import { isDatabaseUnavailable } from './unavailable.ts'

/** Where the configuration says the database is. */
type DatabaseLocation = { url?: string | undefined; dataDir: string }

/** Describes a failure to open the database in a sentence for the person who runs the site; undefined for a bug. */
export function describeDatabaseFailure(
	error: unknown,
	location: DatabaseLocation,
): string | undefined {
	if (!(error instanceof Error)) return undefined
	if (/corrupted migrations: previously executed/.test(error.message))
		return 'The database was made by a newer version of this site: update the site, or put a backup of this version back.'
	if (!location.url || 'errcode' in error || isAbout(location.dataDir, error))
		return describeDataDir(error, location.dataDir)
	return describePostgres(error, new URL(location.url))
}

function isAbout(dataDir: string, { path }: NodeJS.ErrnoException): boolean {
	return path?.startsWith(dataDir) ?? false
}

function describeDataDir(error: Error, dataDir: string): string | undefined {
	const { code, errcode } = error as Error & { code?: string; errcode?: number }
	// The low byte is the primary result code.
	switch (errcode === undefined ? code : errcode & 0xff) {
		case 11: // SQLITE_CORRUPT
		case 26: // SQLITE_NOTADB
			return `The database in ${dataDir} is damaged. Put a backup in its place: npm run restore -- FILE`
		case 3: // SQLITE_PERM
		case 8: // SQLITE_READONLY
		case 14: // SQLITE_CANTOPEN
		case 'EACCES':
		case 'EPERM':
		case 'EROFS':
			return `The site cannot write in ${dataDir}: its account must own the folder and the files in it, or set DATA_DIR to another one.`
		case 10: // SQLITE_IOERR
		case 13: // SQLITE_FULL
		case 'ENOSPC':
		case 'EDQUOT':
		case 'EFBIG':
			return `The disk that holds ${dataDir} is full or failing: make room, then start again.`
		case 5: // SQLITE_BUSY
			return `Another process holds the database in ${dataDir}: wait for it to end, or stop it.`
		case 'EEXIST':
		case 'ENOTDIR':
			return `${dataDir} is not a folder: set DATA_DIR to one.`
		default:
			return undefined
	}
}

function describePostgres(error: Error, { host, pathname }: URL): string | undefined {
	const { code = '' } = error as Error & { code?: string }
	if (code.startsWith('28'))
		return `PostgreSQL at ${host} refuses the name or the password in DATABASE_URL.`
	if (code === '3D000')
		return `PostgreSQL at ${host} has no database "${decodeURIComponent(pathname.slice(1))}": create it, or correct DATABASE_URL.`
	if (code === '42501')
		return `PostgreSQL at ${host} does not let the account in DATABASE_URL create tables.`
	if (isDatabaseUnavailable(error))
		return `PostgreSQL at ${host} cannot be reached: check that it runs, and DATABASE_URL.`
	return undefined
}
