import pLimit from 'p-limit'
import type { Database, Write } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'

/** One write at a time per process: a burst queues here instead of holding all connections while it waits for a lock. */
export function createWrite(database: Database, secret?: SiteSecret): Write {
	const turn = pLimit(1)
	return (work) =>
		turn(async () => {
			// Letters link to guests' pages. Read before, because SQLite has one connection and the transaction holds it.
			await secret?.keyFor('confirmation')
			return await inWriteTransaction(database, work)
		})
}
