import pLimit from 'p-limit'
import type { SiteContent } from '#app/services.ts'
import type { Database } from '#db/connect.ts'
import type { Log } from '#server/http/logger.ts'
import { readLatest, readLatestNumber } from './content-repository.ts'
import { withOwnersChanges } from './with-owners-changes.ts'

type Options = { database: Database; log: Log; onChange: () => void }
export type LastPublished = ReturnType<typeof holdLastPublished>

/** Holds the last published content in memory: a page is rendered from one state of it, and the database may be down. */
export function holdLastPublished({ database: { query }, log, onChange }: Options) {
	let version = 0
	let content = withOwnersChanges()
	const inTurn = pLimit(1)

	async function read() {
		try {
			if ((await readLatestNumber(query)) === version) return
			const latest = await readLatest(query)
			version = latest.version
			content = withOwnersChanges(latest.entries)
			onChange()
		} catch (error) {
			log.error({ err: error }, 'published content could not be read; keeping what is shown')
		}
	}

	return {
		current: (): SiteContent => content,
		/** Call when the site version has changed: another process may have published. */
		reload: () => inTurn(read),
	}
}
