import type ICAL from 'ical.js'
import type { Stay } from '#domain/stays/nights.ts'
import { daysBetween, mostDays } from '#domain/time/bounds.ts'
import { addDays } from '#domain/time/dates.ts'
import { dayOf } from './feed-days.ts'
import type { FeedEvent } from './feed-events.ts'

/** For all events of a file together: a rule can repeat every second. */
export type Budget = { steps: number }

export class TooOften extends Error {}

/** Start and end of each occurrence that may touch the range; `changes` are the changed occurrences of the same event. */
export function* occurrencesOf(
	event: FeedEvent,
	changes: readonly FeedEvent[],
	range: Stay,
	budget: Budget,
): Generator<{ start: ICAL.Time; end: ICAL.Time }> {
	const isLeftOut = matcher([
		...event.exceptStarts,
		...changes.flatMap(({ occurrence }) => (occurrence ? [occurrence] : [])),
	])
	const forFuture = changes
		.filter((it) => it.isForFuture)
		.sort((a, b) => timeOf(a.occurrence) - timeOf(b.occurrence))
	const seen = new Set<string>()
	for (const start of startsOf(event, range, budget)) {
		const key = start.toString()
		if (seen.has(key) || isLeftOut(start)) continue
		seen.add(key)
		const change = forFuture.findLast((it) => timeOf(it.occurrence) <= timeOf(start))
		if (change?.takesNothing) continue
		yield change ? moved(start, change) : lasting(start, event)
	}
}

/** The first is always an occurrence, whatever the rules say. */
function* startsOf(event: FeedEvent, range: Stay, budget: Budget): Generator<ICAL.Time> {
	yield event.start
	yield* event.moreStarts
	for (const rule of event.rules) {
		const iterator = rule.iterator(laterStart(event, rule, range))
		for (let next = iterator.next(); next; next = iterator.next()) {
			budget.steps -= 1
			if (budget.steps < 0) throw new TooOften()
			if (dayOf(next, event.zone) >= range.to) break
			// The iterator changes the time that it returned.
			yield next.clone()
		}
	}
}

/** Skips the years before the range where the rule's rhythm allows it: a daily rule may have begun in 2010. */
function laterStart({ start, end, zone }: FeedEvent, rule: ICAL.Recur, range: Stay): ICAL.Time {
	const isCounted = rule.count !== null && rule.count !== undefined
	const days = { DAILY: 1, WEEKLY: 7 }[rule.freq as string]
	const length = daysBetween({ from: dayOf(start, zone), to: dayOf(end, zone) })
	const since = addDays(range.from, -Math.min(length, 2 * mostDays) - 1)
	const behind = daysBetween({ from: dayOf(start, zone), to: since })
	if (isCounted || days === undefined || behind <= 0) return start
	const rhythm = days * Math.max(1, rule.interval)
	const later = start.clone()
	later.adjust(Math.floor(behind / rhythm) * rhythm, 0, 0, 0)
	return later
}

function timeOf(time: ICAL.Time | undefined): number {
	return time?.toUnixTime() ?? 0
}

/** Matches by moment, by written time, or by day if only a day is written. */
function matcher(times: readonly ICAL.Time[]) {
	const days = new Set(times.filter((it) => it.isDate).map((it) => it.toString()))
	const written = new Set(times.map((it) => it.toString()))
	const moments = new Set(times.filter((it) => !it.isDate).map(timeOf))
	return (time: ICAL.Time) =>
		times.length > 0 &&
		(days.has(time.toString().slice(0, 10)) ||
			written.has(time.toString()) ||
			(!time.isDate && moments.has(timeOf(time))))
}

function lasting(start: ICAL.Time, event: FeedEvent) {
	if (start === event.start) return { start, end: event.end }
	const end = start.clone()
	end.addDuration(event.end.subtractDateTz(event.start))
	return { start, end }
}

function moved(start: ICAL.Time, change: FeedEvent) {
	const later = start.clone()
	if (change.occurrence) later.addDuration(change.start.subtractDateTz(change.occurrence))
	return lasting(later, change)
}
