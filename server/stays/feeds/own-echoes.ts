import { createHash } from 'node:crypto'
import { feedWords } from '#content/stays/feed-words.ts'
import { lastDayTaken } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { addDays, dayMs, earliest, latest } from '#domain/time/dates.ts'
import type { FoundTake } from '#server/stays/store/read-takes.ts'
import type { FeedStay } from './read-feed.ts'

/** By event: when it last had the nights of a stay here, in milliseconds since 1970. */
export type Echoes = Record<string, number>

type Deps = {
	/** The host in the UIDs that we write. */
	host: string
	/** The echoes of the last reading. */
	known: Echoes
	now: number
	/** Events that somebody has fetched from our feed: without a listener there is no echo. */
	shown: readonly FoundTake[]
	range: Stay
}

const rememberedMs = dayMs

/** Titles that other sites give to nights that are closed without a guest of their own. */
const closed = /not available|unavailable|no disponible|closed|cerrad[oa]|blocked|bloquead[oa]/i

/**
 * Tells the events of another site from those it has from our own feed. Some sites keep our UID. Others only close the same
 * nights: such an event is ours if it names no guest and its nights are exactly those of stays that our feed has shown. It
 * stays ours for a day after a change here, because the other site follows hours later.
 */
export function splitEchoes(stays: readonly FeedStay[], deps: Deps) {
	const { host, known, now, shown, range } = deps
	const echoes: Echoes = {}
	const unmatched = new Set(shown)

	/** When the event last had the nights of a stay here; undefined for one of the other site's own. */
	function echoedAt(stay: FeedStay): number | undefined {
		if (stay.uid.endsWith(`@${host}`)) return now
		const matched =
			isNameless(stay.summary, shown) && !stay.time
				? matchingTakes(stay, [...unmatched], range)
				: undefined
		for (const take of matched ?? []) unmatched.delete(take)
		if (matched) return now
		const before = known[echoKey(stay)]
		return before !== undefined && now - before < rememberedMs ? before : undefined
	}

	const foreign = stays.filter((stay) => {
		const at = echoedAt(stay)
		if (at !== undefined) echoes[echoKey(stay)] = at
		return at === undefined
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
			to: earliest(addDays(lastDayTaken(rangeOf(take)), 1), range.to),
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

const rangeOf = ({ offer, from_day: from, to_day: to }: FoundTake) => ({
	offer: offer as OfferId,
	from,
	to,
})

/** Short, because thousands are stored with a calendar. */
function echoKey({ uid, from, to, time }: FeedStay): string {
	const at = time ? ` ${time.hour}` : ''
	return createHash('sha256').update(`${uid} ${from} ${to}${at}`).digest('base64url').slice(0, 16)
}
