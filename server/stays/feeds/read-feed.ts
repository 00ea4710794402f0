import type { ItemKind } from '#domain/offers/offers.ts'
import type { FeedSkip } from '#domain/stays/feed-failure.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { mostDays } from '#domain/time/bounds.ts'
import { addDays, type Day, earliest, latest } from '#domain/time/dates.ts'
import { daysOfEvent, type EventPart, partsOf, wholeMinutes } from './event-times.ts'
import { type CalendarComponent, readLine, splitFeed } from './feed-components.ts'
import { dayOf, momentOf } from './feed-days.ts'
import { createEventReader, type FeedEvent } from './feed-events.ts'
import { type Budget, occurrencesOf, TooOften } from './feed-occurrences.ts'

const mostEvents = 5_000
const mostStays = 2_000
const mostSteps = 30_000
const mostShown = 20

/** The nights of one occurrence; of a table, a ride or a package its days, or its time of one day. */
export type FeedStay = EventPart & { uid: string; summary: string }

export type FeedReading = {
	stays: FeedStay[]
	/** The first events that were left out or cut, and how many there are. */
	skipped: FeedSkip[]
	skippedCount: number
}

/**
 * The nights that a calendar's events take, within a range. Events that are cancelled or marked as free take none, with an
 * exception: Google and Apple mark every all-day event as free unless its author changes that, and a night too many is
 * better than one sold twice. Undefined when the text is not a whole calendar.
 */
export function readFeed(
	text: string,
	range: Stay,
	kind: ItemKind = 'nights',
): FeedReading | undefined {
	const components = splitFeed(text)
	if (!components) return undefined
	const reading: FeedReading = { stays: [], skipped: [], skippedCount: 0 }
	const skip = (skipped: FeedSkip) => {
		reading.skippedCount += 1
		if (reading.skipped.length < mostShown) reading.skipped.push(skipped)
	}
	for (const component of components.interrupted) skip(brokenComponent(component))
	for (const component of components.events.slice(mostEvents))
		skip({ ...brokenComponent(component), reason: 'too-many' })

	const readEvent = createEventReader(components.zones)
	const events = components.events.slice(0, mostEvents).flatMap((component) => {
		try {
			return readEvent(component)
		} catch {
			skip(brokenComponent(component))
			return []
		}
	})
	const budget = { steps: mostSteps }
	for (const [event, changes] of newestOf(events))
		for (const stay of staysOf(event, changes, { range, kind, budget, skip })) {
			if (reading.stays.length < mostStays) reading.stays.push(stay)
			else skip({ event: stay.summary, day: stay.from, reason: 'too-many' })
		}
	reading.stays.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
	return reading
}

/** Enough of a broken event for the owner to find it. */
function brokenComponent(component: CalendarComponent): FeedSkip {
	const textOf = (wanted: string) =>
		component.map(readLine).find((line) => line?.name === wanted)?.value ?? ''
	return {
		event: (textOf('SUMMARY') || textOf('UID')).slice(0, 100),
		day: null,
		reason: 'broken',
	}
}

/**
 * Each event in its latest version, with the changed occurrences. Two events with one UID and one SEQUENCE on other days are
 * taken for two: a program that gives all its events the same UID is likelier than one that lists an old version.
 */
function* newestOf(events: FeedEvent[]): Generator<[FeedEvent, FeedEvent[]]> {
	const byUid = Map.groupBy(events, ({ uid }, index) => uid || `without UID ${index}`)
	for (const sameUid of byUid.values()) {
		const changes = newest(sameUid.filter((it) => it.occurrence))
		const whole = newest(sameUid.filter((it) => !it.occurrence))
		for (const event of whole) yield [event, changes]
		for (const change of changes) yield [change, []]
	}
}

function newest(versions: FeedEvent[]): FeedEvent[] {
	const sequences = new Map<string, number>()
	const versionKey = ({ occurrence }: FeedEvent) => occurrence?.toString() ?? ''
	for (const event of versions)
		sequences.set(
			versionKey(event),
			Math.max(sequences.get(versionKey(event)) ?? 0, event.sequence),
		)
	const current = versions.filter(
		(event) => event.sequence >= (sequences.get(versionKey(event)) ?? 0),
	)
	return [...new Map(current.map((it) => [`${it.start} ${it.end} ${it.occurrence}`, it])).values()]
}

type Context = { range: Stay; kind: ItemKind; budget: Budget; skip: (skipped: FeedSkip) => void }

function* staysOf(
	event: FeedEvent,
	changes: FeedEvent[],
	{ range, kind, budget, skip }: Context,
): Generator<FeedStay> {
	if (event.takesNothing) return
	const { uid, summary, zone } = event
	const skipped = (reason: FeedSkip['reason'], day: Day | null) =>
		skip({ event: summary || uid, day, reason })
	let isCut = false
	// Occurrences every hour do not take a unit each.
	const known = new Set<string>()
	try {
		for (const { start, end } of occurrencesOf(event, changes, range, budget)) {
			const isTimed = kind !== 'nights' && !start.isDate
			const [begins, ends] = isTimed
				? wholeMinutes(momentOf(start, zone), momentOf(end, zone))
				: [0, 0]
			const whole = isTimed
				? daysOfEvent(begins, ends)
				: { from: dayOf(start, zone), to: dayOf(end, zone) }
			const { stay, cut } = bounded(whole, range)
			// Reported once for all occurrences of an event.
			if (cut && !isCut) skipped(cut, whole.from)
			isCut ||= cut !== undefined
			if (!stay) continue
			// A package takes whole days.
			const parts = isTimed && kind !== 'package' ? partsOf(begins, ends, stay) : [stay]
			for (const part of parts) {
				const key = JSON.stringify(part)
				if (known.has(key)) continue
				known.add(key)
				yield { ...part, uid, summary }
			}
		}
	} catch (error) {
		skipped(error instanceof TooOften ? 'too-often' : 'broken', null)
	}
}

type Cut = 'too-far' | 'too-long' | 'no-night'

/** An event within one day takes no night; the owner gets a note while the day is still to come. */
function bounded(whole: Stay, range: Stay): { stay?: Stay; cut?: Cut } {
	const from = latest(whole.from, range.from)
	if (whole.to === whole.from)
		return whole.from === from && from < range.to ? { cut: 'no-night' } : {}
	if (from >= range.to) return { cut: 'too-far' }
	const longest = addDays(from, mostDays)
	const to = earliest(whole.to, longest, range.to)
	if (to <= from) return {}
	const stay = { from, to }
	if (to === whole.to) return { stay }
	return { stay, cut: whole.to > longest ? 'too-long' : 'too-far' }
}

/** How far back and ahead calendars are read. */
export function importRange(today: Day): Stay {
	return { from: addDays(today, -7), to: addDays(today, 730) }
}
