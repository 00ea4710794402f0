import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { Contents, type Row, rowsOf, tablesInOrder } from './contents.ts'

/** The setting in which the state of the copies themselves is kept. */
export const offSiteSetting = 'off-site'
/** Settings below this name say when another site last read a calendar of ours. */
export const feedReadSettings = 'stays.feed-read.'

/** Tables of the day's work, whose loss costs nobody anything, and the counter that other tables move. */
const passing = new Set([
	'sessions',
	// A restore ends invitations anyway.
	'invitations',
	// The change itself is in other tables.
	'given_access',
	'rate_limits',
	'login_failures',
	'spent_proofs',
	'site_version',
])
/** Columns that change although nothing happened: a calendar was read, somebody was at the desk. */
const passingColumns: Record<string, string[]> = {
	imported_calendars: ['next_read_at', 'read_at', 'echoes'],
	people: ['last_seen_at'],
	// A restore replaces it.
	two_factor: ['last_step'],
}

/** A digest of what a backup is made for: two files with the same one hold the same requests, reviews, texts, pictures. */
export function fingerprint(file: string): string {
	const connection = new DatabaseSync(file, { readOnly: true })
	try {
		const hash = createHash('sha256')
		for (const table of tablesInOrder(connection).toSorted()) {
			if (passing.has(table)) continue
			const contents = new Contents()
			for (const row of rowsOf(connection, table))
				if (counts(table, row)) contents.add(lasting(table, row))
			hash.update(`${table} ${contents.digest()}\n`)
		}
		return hash.digest('hex')
	} finally {
		connection.close()
	}
}

function counts(table: string, { name }: Row): boolean {
	if (table !== 'settings') return true
	return name !== offSiteSetting && !String(name).startsWith(feedReadSettings)
}

function lasting(table: string, row: Row): Row {
	const dropped = passingColumns[table]
	if (!dropped) return row
	return Object.fromEntries(Object.entries(row).filter(([column]) => !dropped.includes(column)))
}
