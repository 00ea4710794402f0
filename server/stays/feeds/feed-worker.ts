import type { Stay } from '#domain/stays/nights.ts'
import { runJob } from '#server/limits/limited-worker.ts'
import { type FeedReading, readFeed } from './read-feed.ts'

/** The text of the largest file that is fetched may have three bytes for each of its own. */
const mostInputBytes = 3 * 1024 * 1024

await runJob<Stay, FeedReading | null>({
	mostInputBytes,
	work: (range, input) => readFeed(input.toString('utf8'), range) ?? null,
})
