import { type Day, weekday } from '#domain/time/dates.ts'
import type { DayFree } from './availability.ts'
import type { Stay } from './nights.ts'

/** `YYYY-MM`. */
export type Month = string

/** `ask`: nobody has said how many there are, or whether they can be had. */
export type DayLevel = 'past' | 'free' | 'few' | 'full' | 'ask'
export type CalendarDay = DayFree & {
	level: DayLevel
	/** The price of one unit, or one person, in that night; null where none is set. */
	pesos: number | null
}

export function monthOf(day: Day): Month {
	return day.slice(0, 7)
}

export function isMonth(text: string): boolean {
	return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

export function addMonths(month: Month, count: number): Month {
	const [year = 0, number = 1] = month.split('-').map(Number)
	const months = year * 12 + number - 1 + count
	return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** All its days: `to` is the first day of the next month. */
export function daysOfMonth(month: Month): Stay {
	return { from: `${month}-01`, to: `${addMonths(month, 1)}-01` }
}

export function levelOf({ day, free }: DayFree, total: number | null, today: Day): DayLevel {
	if (day < today) return 'past'
	if (free === 0) return 'full'
	if (free === null || total === null) return 'ask'
	if (free === total) return 'free'
	return free === 1 || free * 4 <= total ? 'few' : 'free'
}

/** How far ahead guests can look. */
const monthsAhead = 12

/** The months that the calendars show, this one first. */
export function shownMonths(today: Day): Month[] {
	return Array.from({ length: monthsAhead + 1 }, (_, count) => addMonths(monthOf(today), count))
}

/** Weeks begin on Monday; days of other months are empty. */
export function weeksOf<Of extends { day: Day }>(days: readonly Of[]): (Of | undefined)[][] {
	const [first] = days
	const before = first ? (weekday(first.day) + 6) % 7 : 0
	const cells: (Of | undefined)[] = [...Array<undefined>(before), ...days]
	const count = Math.ceil(cells.length / 7)
	return Array.from({ length: count }, (_, week) =>
		Array.from({ length: 7 }, (_, column) => cells[week * 7 + column]),
	)
}
