import type { Query } from '#db/connect.ts'
import type { TwoFactorTable } from '#db/tables.ts'

export function findTwoFactor(query: Query, personId: string): Promise<TwoFactorTable | undefined> {
	return query.selectFrom('two_factor').selectAll().where('id', '=', personId).executeTakeFirst()
}

/** The ids of owners who can sign in, with the password alone. */
export async function findOwnersWithout(query: Query): Promise<string[]> {
	const owners = await query
		.selectFrom('people')
		.innerJoin('credentials', 'credentials.id', 'people.id')
		.leftJoin('two_factor', 'two_factor.id', 'people.id')
		.select('people.id')
		.where('role', '=', 'owner')
		.where('is_on', '=', 1)
		.where('confirmed_at', 'is', null)
		.execute()
	return owners.map(({ id }) => id)
}

/** An unconfirmed key has no effect yet. */
export function isConfirmed(row: TwoFactorTable | undefined): row is TwoFactorTable {
	return row !== undefined && row.confirmed_at !== null
}

/** Stores an unconfirmed key, replacing another unconfirmed one. False when two-factor is on. */
export async function storeNewKey(
	query: Query,
	personId: string,
	key: Buffer,
	now: number,
): Promise<boolean> {
	const row = {
		secret: key.toString('hex'),
		last_step: 0,
		begun_at: now,
		confirmed_at: null,
	}
	const { numInsertedOrUpdatedRows } = await query
		.insertInto('two_factor')
		.values({ id: personId, ...row })
		.onConflict((conflict) =>
			conflict.column('id').doUpdateSet(row).where('two_factor.confirmed_at', 'is', null),
		)
		.executeTakeFirstOrThrow()
	return Boolean(numInsertedOrUpdatedRows)
}

/** False when the key has been confirmed or replaced meanwhile. */
export async function confirmKey(
	query: Query,
	{ id, secret }: TwoFactorTable,
	{ step, now }: { step: number; now: number },
): Promise<boolean> {
	const { numUpdatedRows } = await query
		.updateTable('two_factor')
		.set({ confirmed_at: now, last_step: step })
		.where('id', '=', id)
		.where('secret', '=', secret)
		.where('confirmed_at', 'is', null)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

/** False when another code has been used meanwhile. */
export async function spendStep(query: Query, row: TwoFactorTable, step: number) {
	const { numUpdatedRows } = await query
		.updateTable('two_factor')
		.set({ last_step: step })
		.where('id', '=', row.id)
		.where('secret', '=', row.secret)
		.where('last_step', '=', row.last_step)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

export async function deleteTwoFactor(query: Query, personId: string) {
	await query.deleteFrom('two_factor').where('id', '=', personId).execute()
	await query.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
}

export async function deleteUnconfirmed(query: Query, begunBefore: number) {
	await query
		.deleteFrom('two_factor')
		.where('confirmed_at', 'is', null)
		.where('begun_at', '<', begunBefore)
		.execute()
}
