import { type Day, weekday } from './dates.ts'

/** `YYYY-MM`. */
export type Month = string

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
export function daysOfMonth(month: Month): { from: Day; to: Day } {
	return { from: `${month}-01`, to: `${addMonths(month, 1)}-01` }
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
