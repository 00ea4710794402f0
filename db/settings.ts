import type { Query } from '#db/connect.ts'

/** A text in the settings table, by name. */
export async function readSetting(query: Query, name: string): Promise<string | undefined> {
	const row = await query
		.selectFrom('settings')
		.select('value')
		.where('name', '=', name)
		.executeTakeFirst()
	return row?.value
}

export async function writeSetting(query: Query, name: string, value: string): Promise<void> {
	await query
		.insertInto('settings')
		.values({ name, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
		.execute()
}

/** Keeps the value that is there; false if there is one. */
export async function addSetting(query: Query, name: string, value: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await query
		.insertInto('settings')
		.values({ name, value })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow()
	return Boolean(numInsertedOrUpdatedRows)
}
