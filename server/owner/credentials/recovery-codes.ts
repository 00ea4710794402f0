import type { Database, Query } from '#db/connect.ts'
import type { RecoveryCodesTable } from '#db/tables.ts'
import type { HashCost } from './password-hash.ts'
import type { Passwords } from './passwords.ts'
import { readablePassword } from './readable-password.ts'

const howMany = 10
const idLength = 4

/** Lower than a password's: ten are hashed while the owner waits, and 59 random bits need less. */
export const recoveryCost: HashCost = { memoryKiB: 7 * 1024, passes: 5, parallelism: 1 }

/** New codes, to be shown once, and their rows, which hold slow hashes as for passwords. */
export async function makeRecoveryCodes(hashes: Passwords, personId: string) {
	const codes = new Map<string, string>()
	while (codes.size < howMany) {
		const code = readablePassword()
		codes.set(split(code).id, code)
	}
	const rows = await Promise.all(
		[...codes.values()].map(async (code): Promise<RecoveryCodesTable> => {
			const { id, rest } = split(code)
			return { person_id: personId, id, code_hash: await hashes.hash(rest) }
		}),
	)
	return { codes: [...codes.values()], rows }
}

export async function replaceRecoveryCodes(
	query: Query,
	personId: string,
	rows: RecoveryCodesTable[],
) {
	await query.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
	if (rows.length > 0) await query.insertInto('recovery_codes').values(rows).execute()
}

export async function countRecoveryCodes(query: Query, personId: string): Promise<number> {
	const rows = await query
		.selectFrom('recovery_codes')
		.select('id')
		.where('person_id', '=', personId)
		.execute()
	return rows.length
}

/** True once for each code. An unknown code takes as long to refuse as a wrong one. */
export async function spendRecoveryCode(
	{ query }: Database,
	hashes: Passwords,
	personId: string,
	code: string,
): Promise<boolean> {
	const { id, rest } = split(code)
	const row = await query
		.selectFrom('recovery_codes')
		.selectAll()
		.where('person_id', '=', personId)
		.where('id', '=', id)
		.executeTakeFirst()
	if (!(await hashes.verify(row?.code_hash, rest)) || !row) return false
	// When a code is used twice at once, only one use deletes the row.
	const { numDeletedRows } = await query
		.deleteFrom('recovery_codes')
		.where('person_id', '=', personId)
		.where('id', '=', id)
		.where('code_hash', '=', row.code_hash)
		.executeTakeFirstOrThrow()
	return numDeletedRows > 0n
}

function split(code: string) {
	const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '')
	return { id: letters.slice(0, idLength), rest: letters.slice(idLength) }
}
