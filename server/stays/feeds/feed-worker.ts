import { runJob } from '#server/limits/limited-worker.ts'
import type { FeedQuestion } from './feed-process.ts'
import { type FeedReading, readFeed } from './read-feed.ts'

/** The text of the largest file that is fetched may have three bytes for each of its own. */
const mostInputBytes = 3 * 1024 * 1024

await runJob<FeedQuestion, FeedReading | null>({
	mostInputBytes,
	work: ({ range, kind }, input) => readFeed(input.toString('utf8'), range, kind) ?? null,
})
