import type { Database } from '#db/connect.ts'
import { holdNamedLock } from '#db/named-lock.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import { sampleRows } from './sample-texts.ts'

const setting = 'samples-seeded'

/** Once in a database's life: examples that the owner deleted do not come back. */
export async function seedSamples(database: Database, now: number): Promise<void> {
	const known = await database.query
		.selectFrom('settings')
		.select('value')
		.where('name', '=', setting)
		.executeTakeFirst()
	if (known) return
	await inWriteTransaction(database, async (transaction) => {
		await holdNamedLock(transaction, setting)
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto('settings')
			.values({ name: setting, value: String(now) })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirstOrThrow()
		if (!numInsertedOrUpdatedRows) return
		const some = await transaction.selectFrom('reviews').select('id').limit(1).execute()
		if (some.length === 0) await transaction.insertInto('reviews').values(sampleRows(now)).execute()
	})
}
