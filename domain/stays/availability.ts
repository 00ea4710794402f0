import type { Day } from '#domain/time/dates.ts'

/** What takes units. */
export const takeKinds = ['confirmed', 'held', 'phone', 'blocked', 'imported'] as const
export type TakeKind = (typeof takeKinds)[number]

/** Units of an offer that something takes on one day. */
export type Taken = {
	day: Day
	/** Null takes all units of the offer. */
	units: number | null
	/** Of a table; without one it is taken all day. */
	hour: string | null
}

/**
 * How many are left on a day; null when the owner has not said how many there are and nothing closes the offer. Without an
 * hour it counts what is left at the best hour.
 */
export function freeOn(
	total: number | null,
	taken: readonly Taken[],
	hour: string | null = null,
): number | null {
	const inTheWay = taken.filter((it) => it.hour === null || it.hour === hour)
	if (inTheWay.some(({ units }) => units === null)) return 0
	if (total === null) return null
	const sum = inTheWay.reduce((units, it) => units + (it.units ?? 0), 0)
	return Math.max(0, total - sum)
}

export type DayFree = { day: Day; free: number | null }

export function freeOnEach(
	total: number | null,
	days: readonly Day[],
	taken: readonly Taken[],
	hour: string | null = null,
): DayFree[] {
	const byDay = Map.groupBy(taken, ({ day }) => day)
	return days.map((day) => ({ day, free: freeOn(total, byDay.get(day) ?? [], hour) }))
}

type Wanted = { units: number | null; hour: string | null; days: readonly Day[] }

/** The days on which not enough is left. An offer without a known number is refused only where it is closed. */
export function daysInTheWay(
	total: number | null,
	{ units, hour, days }: Wanted,
	taken: readonly Taken[],
): DayFree[] {
	const needed = units ?? total ?? 1
	return freeOnEach(total, days, taken, hour).filter(({ free }) => free !== null && free < needed)
}
