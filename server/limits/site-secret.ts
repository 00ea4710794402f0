import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#db/connect.ts'

const setting = 'secret'

/** A key for one purpose, the same in every process and after every restart. */
export type SiteSecret = { keyFor: (purpose: string) => Promise<Buffer> }

/** Generated on first use and kept in the database, so that there is nothing to configure. */
export function createSiteSecret({ query }: Database): SiteSecret {
	let known: Promise<string> | undefined

	async function read() {
		const find = query.selectFrom('settings').select('value').where('name', '=', setting)
		const stored = await find.executeTakeFirst()
		if (stored) return stored.value
		const value = randomBytes(32).toString('base64url')
		// If another process inserts first, its secret is used.
		await query
			.insertInto('settings')
			.values({ name: setting, value })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		return (await find.executeTakeFirstOrThrow()).value
	}

	return {
		async keyFor(purpose) {
			known ??= read()
			try {
				return createHmac('sha256', await known)
					.update(purpose)
					.digest()
			} catch (error) {
				known = undefined
				throw error
			}
		},
	}
}
