import { lengthOf } from '#domain/offers/item.ts'
import { kindOf, type OfferId } from '#domain/offers/offers.ts'
import { type Day, minutesOf } from '#domain/time/dates.ts'

/** Anything that takes units. */
export const takeKinds = ['confirmed', 'held', 'phone', 'blocked', 'imported'] as const
export type TakeKind = (typeof takeKinds)[number]

/** Units of an offer that something takes on one day. */
export type Taken = {
	day: Day
	/** Null takes all units of the offer. */
	units: number | null
	/** When it begins, for the length of its kind; null is all day. */
	hour: string | null
	/** When it ends, if that is not after the length of its kind; `24:00` is midnight. */
	ends?: string | null
	/** The owner's own block, over which the owner may close all of an offer. */
	isBlock?: boolean
}

const dayMinutes = 24 * 60

export type Span = { from: number; to: number }

type Times = Pick<Taken, 'hour' | 'ends'>

export function spanOf(offer: OfferId, { hour, ends }: Times): Span {
	const length = lengthOf[kindOf[offer]]
	if (hour === null || length === null) return { from: 0, to: dayMinutes }
	const from = minutesOf(hour)
	return { from, to: ends ? minutesOf(ends) : from + length }
}

/** Whether two are both there at some moment. */
export function isAtSameTime(offer: OfferId, one: Times, other: Times): boolean {
	return overlaps(spanOf(offer, one), spanOf(offer, other))
}

export const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to

export type DayFree = { day: Day; free: number | null }
export type Asked = { offer: OfferId; total: number | null }

/**
 * How many are left on a day for the whole of a sitting, a ride or, without an hour, the day. Null when the owner has not
 * said how many there are and nothing closes the offer.
 */
export function freeOn(asked: Asked, taken: readonly Taken[], hour: string | null) {
	return freeDuring(asked, taken, spanOf(asked.offer, { hour }))
}

export function freeDuring({ offer, total }: Asked, taken: readonly Taken[], wanted: Span) {
	const spans = taken
		.map((it) => ({ units: it.units, ...spanOf(offer, it) }))
		.filter((span) => overlaps(span, wanted))
		.map((span) => ({ ...span, from: Math.max(span.from, wanted.from) }))
	if (spans.some(({ units }) => units === null)) return 0
	if (total === null) return null
	return Math.max(0, total - mostAtOnce(spans))
}

/** Counts up where a span begins and down where it ends; at the same minute, those that end go first. */
function mostAtOnce(spans: readonly (Span & { units: number | null })[]): number {
	const steps = spans
		.flatMap(({ from, to, units }) => [
			{ at: from, by: units ?? 0 },
			{ at: to, by: -(units ?? 0) },
		])
		.sort((one, other) => one.at - other.at || one.by - other.by)
	let [now, most] = [0, 0]
	for (const { by } of steps) {
		now += by
		most = Math.max(most, now)
	}
	return most
}

/** The units left at the best time of the day, for calendars: a day is full when no time of it has anything left. */
export function freeAtBest(asked: Asked, taken: readonly Taken[]): number | null {
	if (lengthOf[kindOf[asked.offer]] === null) return freeOn(asked, taken, null)
	return freeOn(
		asked,
		taken.filter(({ hour }) => hour === null),
		null,
	)
}

export function freeOnEach(
	asked: Asked,
	days: readonly Day[],
	taken: readonly Taken[],
	hour: string | null = null,
): DayFree[] {
	const byDay = Map.groupBy(taken, ({ day }) => day)
	return days.map((day) => {
		const those = byDay.get(day) ?? []
		return { day, free: hour === null ? freeAtBest(asked, those) : freeOn(asked, those, hour) }
	})
}

/** `ask`: nobody has said how many there are, or whether they can be had. */
export type DayLevel = 'past' | 'free' | 'few' | 'full' | 'ask'
export type CalendarDay = DayFree & {
	level: DayLevel
	/** The price of one unit, or one person, in that night; null where none is set. */
	pesos: number | null
}

export function levelOf({ day, free }: DayFree, total: number | null, today: Day): DayLevel {
	if (day < today) return 'past'
	if (free === 0) return 'full'
	if (free === null || total === null) return 'ask'
	if (free === total) return 'free'
	return free === 1 || free * 4 <= total ? 'few' : 'free'
}
