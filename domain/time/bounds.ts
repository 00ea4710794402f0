import { type Day, dayMs, isDay } from './dates.ts'

/** The longest stay, and the longest range of days that is asked for or taken at once. */
export const mostDays = 400

const yearsAhead = 2

/** From one day to another; both are dates of the calendar. */
type Range = { from: Day; to: Day }

type RangeErrorCode = 'errDepartureBeforeArrival' | 'errTooLong' | 'errTooFar'

/** The last day that may be asked for, taken or shown. */
export function lastBookableDay(today: Day): Day {
	return `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`
}

export function daysBetween({ from, to }: Range): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/**
 * Why these days are refused; undefined when they are not. Costs the same for any two days, so that it can stand before
 * all work: without it, a stay of 8,000 years was counted night by night.
 */
export function rangeError(range: Range, today: Day): RangeErrorCode | undefined {
	if (!isDay(range.from) || !isDay(range.to) || range.to < range.from)
		return 'errDepartureBeforeArrival'
	if (range.to > lastBookableDay(today)) return 'errTooFar'
	return daysBetween(range) > mostDays ? 'errTooLong' : undefined
}
