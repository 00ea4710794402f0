import type { ItemKind } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { createLimitedProcess, ProcessEnded } from '#server/limits/limited-process.ts'
import type { FeedQuestion } from './feed-worker.ts'
import { FeedError } from './fetch-feed.ts'
import type { FeedReading } from './read-feed.ts'

/** A file of 1 MB takes about a second, most of it to start the process. */
const longestMs = 15_000

export type FeedProcess = ReturnType<typeof createFeedProcess>

/** Reads calendar files in a limited process: 200 bytes can ask for a rule that never matches. */
export function createFeedProcess({ timeLimitMs = longestMs } = {}) {
	const { run, stop } = createLimitedProcess<FeedQuestion, FeedReading | null>({
		worker: new URL('./feed-worker.ts', import.meta.url),
		timeLimitMs,
		heapMb: 96,
		mostWaiting: 1,
		isWaitedFor: () => false,
	})
	return {
		async read(text: string, range: Stay, kind: ItemKind = 'nights'): Promise<FeedReading> {
			try {
				const reading = await run({ range, kind }, Buffer.from(text))
				if (reading) return reading
			} catch (error) {
				if (!(error instanceof ProcessEnded)) throw error
				throw new FeedError('unreadable', { cause: error })
			}
			throw new FeedError('not-a-calendar')
		},
		stop,
	}
}
