import { type Day, dayInBogota } from '#domain/time/dates.ts'
import { addMonths, type Month, monthOf } from '#domain/time/months.ts'

/** The tests of a worker share a site, and one's full days would be in another's way: each has a month of its own. */
const takers = [
	'calendar by keys',
	'calendar',
	'somebody else changed it',
	'rates',
	'close all (es)',
	'close all (en)',
	'guest',
	// Two in a row: a visitor pages through them.
	'nobody',
	'nobody',
	'refused change',
	'requests',
	'waiting quote',
	'who sleeps where',
	'few taps (es)',
	'few taps (en)',
] as const

const thisMonth = monthOf(dayInBogota(Date.now()))
/** Whole months to come, within the two years that can be booked. Not December: the family's Christmas is on the same site. */
const months = Array.from({ length: 22 }, (_, index) => addMonths(thisMonth, index + 1)).filter(
	(month) => !month.endsWith('-12'),
)

export function monthFor(taker: (typeof takers)[number]): Month {
	return months[takers.indexOf(taker)] as Month
}

export const dayIn = (month: Month, number: number): Day =>
	`${month}-${String(number).padStart(2, '0')}` as Day
