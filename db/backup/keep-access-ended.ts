import { DatabaseSync } from 'node:sqlite'
import { stepAt } from '#domain/owner/sign-in.ts'

/**
 * A restore must not revive access: it ends all sessions, and codes used since the backup stay used. The recovery codes are
 * those of the replaced database if it has the same two-factor key; otherwise it is unknown which were used, and all are
 * deleted. Returns whether codes were deleted.
 */
export function keepAccessEnded(restored: string, replaced: string | undefined, now: number) {
	const connection = new DatabaseSync(restored)
	try {
		const has = (table: string) =>
			connection.prepare('select 1 from sqlite_schema where name = ?').get(table) !== undefined
		connection.exec('begin')
		if (has('sessions')) connection.exec('delete from sessions')
		let hasLostCodes = false
		if (has('two_factor')) {
			// The phone's clock may be one step ahead.
			connection.prepare('update two_factor set last_step = ?').run(stepAt(now) + 1)
			hasLostCodes = replaceCodes(connection, readCodes(connection, replaced))
		}
		connection.exec('commit')
		return { hasLostCodes }
	} finally {
		connection.close()
	}
}

type Codes = { id: string; code_hash: string }[]

function replaceCodes(connection: DatabaseSync, codes: Codes | undefined): boolean {
	const { changes } = connection.prepare('delete from recovery_codes').run()
	const insert = connection.prepare('insert into recovery_codes (id, code_hash) values (?, ?)')
	for (const { id, code_hash } of codes ?? []) insert.run(id, code_hash)
	return changes > 0 && !codes
}

/** The unused codes of the replaced database; undefined when it cannot be read or has another two-factor key. */
function readCodes(restored: DatabaseSync, replaced: string | undefined): Codes | undefined {
	if (replaced === undefined) return undefined
	const key = restored.prepare('select secret from two_factor').get()?.secret
	try {
		const connection = new DatabaseSync(replaced, { readOnly: true })
		try {
			if (connection.prepare('select secret from two_factor').get()?.secret !== key)
				return undefined
			return connection.prepare('select id, code_hash from recovery_codes').all() as Codes
		} finally {
			connection.close()
		}
	} catch {
		return undefined
	}
}
