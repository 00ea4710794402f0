import { createHash } from 'node:crypto'
import { feedWords } from '#content/stays/feed-words.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { earliest, latest } from '#domain/time/dates.ts'
import type { FoundTake } from '#server/stays/store/takes-repository.ts'
import type { FeedStay } from './read-feed.ts'

type Deps = {
	/** The host in the UIDs that we write. */
	host: string
	/** Echoes that were recognised before. */
	known: readonly string[]
	/** What our feed has shown to somebody: without a listener there is no echo. */
	shown: readonly FoundTake[]
	range: Stay
}

/** How other sites call nights that are closed without a guest of their own. */
const closed = /not available|unavailable|no disponible|closed|cerrad[oa]|blocked|bloquead[oa]/i

/**
 * Tells the events of another site from those it has from our own feed. Some sites keep our UID. Others only close the same
 * nights: such an event is ours if it names no guest and its nights are exactly those of stays that our feed has shown. Once
 * recognised, an event stays ours while the file has it, because the other site may follow a change here only hours later.
 */
export function splitEchoes(stays: readonly FeedStay[], { host, known, shown, range }: Deps) {
	const echoes: string[] = []
	const remembered = new Set(known)
	const unmatched = new Set(shown)

	function isEcho(stay: FeedStay): boolean {
		if (stay.uid.endsWith(`@${host}`) || remembered.has(echoKey(stay))) return true
		if (!isNameless(stay.summary, shown)) return false
		const matched = matchingTakes(stay, [...unmatched], range)
		for (const take of matched ?? []) unmatched.delete(take)
		return matched !== undefined
	}

	const foreign = stays.filter((stay) => {
		const isOwn = isEcho(stay)
		if (isOwn) echoes.push(echoKey(stay))
		return !isOwn
	})
	return { foreign, echoes }
}

function isNameless(summary: string, shown: readonly FoundTake[]): boolean {
	const ours = new Set<string | null>([
		...Object.values(feedWords),
		...shown.map(({ name, guest }) => name ?? guest),
	])
	return summary === '' || closed.test(summary) || ours.has(summary)
}

/** One take with these nights, or several that follow each other: sites join neighbouring nights. */
function matchingTakes(stay: Stay, takes: FoundTake[], range: Stay): FoundTake[] | undefined {
	const inside = takes
		.map((take) => ({
			take,
			from: latest(take.from_day, range.from),
			to: earliest(take.to_day, range.to),
		}))
		.filter(({ from, to }) => stay.from <= from && to <= stay.to && from < to)
		.sort((a, b) => (a.from < b.from ? -1 : 1))
	const exact = inside.find(({ from, to }) => from === stay.from && to === stay.to)
	if (exact) return [exact.take]
	let reached = stay.from
	const chain: FoundTake[] = []
	for (const { take, from, to } of inside) {
		if (from !== reached) continue
		chain.push(take)
		reached = to
	}
	return reached === stay.to ? chain : undefined
}

/** Short, because thousands are stored with a calendar. */
function echoKey({ uid, from, to }: FeedStay): string {
	return createHash('sha256').update(`${uid} ${from} ${to}`).digest('base64url').slice(0, 16)
}
