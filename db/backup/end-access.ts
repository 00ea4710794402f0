import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { stepAt } from '#domain/owner/sign-in.ts'

/**
 * A restore must not revive access: it ends all sessions and invitations, and codes used since the backup stay used. The recovery codes are
 * those of the replaced database if it has the same two-factor keys; otherwise it is unknown which were used, and all are
 * deleted. Returns whether codes were deleted.
 */
export function endAccess(restored: string, replaced: string | undefined, now: number) {
	const connection = new DatabaseSync(restored)
	try {
		const has = (table: string) =>
			connection.prepare('select 1 from sqlite_schema where name = ?').get(table) !== undefined
		connection.exec('begin')
		if (has('sessions')) connection.exec('delete from sessions')
		if (has('invitations')) connection.exec('delete from invitations')
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

type Code = Record<string, SQLInputValue>

function replaceCodes(connection: DatabaseSync, codes: Code[] | undefined): boolean {
	const { changes } = connection.prepare('delete from recovery_codes').run()
	for (const code of codes ?? []) {
		const columns = Object.keys(code)
		connection
			.prepare(
				`insert into recovery_codes (${columns.join()}) values (${columns.map(() => '?').join()})`,
			)
			.run(...Object.values(code))
	}
	return changes > 0 && !codes
}

/** The unused codes of the replaced database; undefined when it cannot be read or has other two-factor keys. */
function readCodes(restored: DatabaseSync, replaced: string | undefined): Code[] | undefined {
	if (replaced === undefined) return undefined
	try {
		const connection = new DatabaseSync(replaced, { readOnly: true })
		try {
			if (shapeOf(connection) !== shapeOf(restored)) return undefined
			return connection.prepare('select * from recovery_codes').all() as Code[]
		} finally {
			connection.close()
		}
	} catch {
		return undefined
	}
}

/** The two-factor keys, and the columns of the codes, which had no person before there were several. */
function shapeOf(connection: DatabaseSync): string {
	const keys = connection.prepare('select id, secret from two_factor order by id').all()
	const columns = connection.prepare("select name from pragma_table_info('recovery_codes')").all()
	return JSON.stringify([keys, columns])
}
