import type { Query, Transaction } from '#db/connect.ts'
import type { HadUnits } from '#domain/stays/named-units.ts'

/** Remembers the named units of an entry that is removed or a request that is called off: the owner may undo it. */
export async function rememberUnitsOfRemoved(
	transaction: Transaction,
	entryId: string,
	had: readonly HadUnits[],
) {
	if (had.length === 0) return
	const row = { entry_id: entryId, had: JSON.stringify(had) }
	await transaction
		.insertInto('removed_units')
		.values(row)
		.onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
		.execute()
}

export async function readUnitsOfRemoved(
	query: Query,
	entryIds: readonly string[],
): Promise<HadUnits[]> {
	if (entryIds.length === 0) return []
	const rows = await query
		.selectFrom('removed_units')
		.select('had')
		.where('entry_id', 'in', entryIds)
		.execute()
	return rows.flatMap(({ had }) => JSON.parse(had) as HadUnits[])
}
