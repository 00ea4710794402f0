import type { ItemKind } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { runJob } from '#server/limits/limited-worker.ts'
import { type FeedReading, readFeed } from './read-feed.ts'

export type FeedQuestion = { range: Stay; kind: ItemKind }

/** The text of the largest file that is fetched may have three bytes for each of its own. */
const mostInputBytes = 3 * 1024 * 1024

await runJob<FeedQuestion, FeedReading | null>({
	mostInputBytes,
	work: ({ range, kind }, input) => readFeed(input.toString('utf8'), range, kind) ?? null,
})
