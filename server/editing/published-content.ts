import pLimit from 'p-limit'
import type { SiteContent } from '#app/services.ts'
import type { Database } from '#db/connect.ts'
import type { Log } from '#server/http/logger.ts'
import { readLatest, readLatestNumber } from './content-repository.ts'
import { createSiteContent } from './site-content.ts'

type Options = { database: Database; log: Log; onChange: () => void }
export type PublishedContent = ReturnType<typeof createPublishedContent>

/** What the owner published last, in memory: a page is rendered from one state of it, and the database may be down. */
export function createPublishedContent({ database: { query }, log, onChange }: Options) {
	let version = 0
	let content = createSiteContent()
	const inTurn = pLimit(1)

	async function read() {
		try {
			if ((await readLatestNumber(query)) === version) return
			const latest = await readLatest(query)
			version = latest.version
			content = createSiteContent(latest.entries)
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
