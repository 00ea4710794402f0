import { type Locale, languageTags } from '#domain/locale.ts'

/** The hotel's time zone: UTC−5, without summer time since 1993. */
export const timeZone = 'America/Bogota'
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
const bogotaOffset = -5 * hourMs

/** About as many days as can be booked, and as many before. */
const mostCached = 2000

/** `YYYY-MM-DD`, which sorts as text. */
export type Day = string

/** `HH:MM`. */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** '01:30' → 90. */
export function minutesOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Milliseconds since 1970. Passed as a parameter, so that tests can set the time. */
export type Clock = () => number

/** The date at the hotel, whatever the time zone of visitor and server. */
export function dayInBogota(time: number): Day {
	return new Date(time + bogotaOffset).toISOString().slice(0, 10)
}

/** `HH:MM` at the hotel, as a clock shows it: the seconds are cut, so that ten is never before ten. */
export function timeOfDayInBogota(time: number): string {
	return new Date(time + bogotaOffset).toISOString().slice(11, 16)
}

export function middayInBogota(day: Day): number {
	return Date.parse(`${day}T12:00:00Z`) - bogotaOffset
}

/** When the next day begins at the hotel. */
export function nextMidnightInBogota(time: number): number {
	return beginningOf(addDays(dayInBogota(time), 1))
}

/** A moment as the API writes it. */
export function isoTime(time: number): string {
	return new Date(time).toISOString()
}

export function isoTimeOrNull(time: number | null): string | null {
	return time === null ? null : isoTime(time)
}

/** Whether the text is a date of the calendar: 2026-02-30 is not. */
export function isDay(text: unknown): text is Day {
	if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
	const time = Date.parse(`${text}T00:00:00Z`)
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Midnight at the hotel. */
export function beginningOf(day: Day): number {
	return Date.parse(`${day}T00:00:00Z`) - bogotaOffset
}

export function addDays(day: Day, days: number): Day {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Each day from the first to the last, but no more than `most`. */
export function daysFrom(first: Day, last: Day, most: number): Day[] {
	const numberOf = (day: Day) => Date.parse(`${day}T00:00:00Z`) / dayMs
	const from = numberOf(first)
	const length = Math.min(most, numberOf(last) - from + 1)
	return Array.from({ length }, (_, at) => dayAt(from + at))
}

/** Cached by days since 1970, because writing a date takes as long as all the rest of an estimate. */
const dayTexts = new Map<number, Day>()

function dayAt(number: number): Day {
	const known = dayTexts.get(number)
	if (known) return known
	if (dayTexts.size >= mostCached) dayTexts.clear()
	const day = new Date(number * dayMs).toISOString().slice(0, 10)
	dayTexts.set(number, day)
	return day
}

/** Days sort as text. */
export function earliest(first: Day, ...others: Day[]): Day {
	return [first, ...others].sort()[0] ?? first
}

export function latest(first: Day, ...others: Day[]): Day {
	return [first, ...others].sort().at(-1) ?? first
}

/** 0 is Sunday. */
export function weekday(day: Day): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The same time some months earlier, on the last day of a month that is shorter. */
export function monthsBefore(time: number, months: number): number {
	const date = new Date(time)
	const dayOfMonth = date.getUTCDate()
	date.setUTCDate(1)
	date.setUTCMonth(date.getUTCMonth() - months)
	const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
	return date.setUTCDate(Math.min(dayOfMonth, lastDay))
}

/** 'sábado, 12 de diciembre de 2026', 'Saturday, December 12, 2026'. */
export function formatDay(day: Day, locale: Locale): string {
	return dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
		Date.parse(`${day}T00:00:00Z`),
	)
}

/** '12 de diciembre', 'December 12'. */
export function dayAndMonth(day: Day, locale: Locale): string {
	const format = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
	return format.format(Date.parse(day))
}

/** Date and time at the hotel. */
export function formatTime(time: number, locale: Locale): string {
	const text = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
		time,
	)
	const clock = text.lastIndexOf(', ') + 2
	// '9:49 p. m.' stays on one line.
	return text.slice(0, clock) + text.slice(clock).replace(/\s/g, '\u00a0')
}

/** '12 de diciembre de 2026', 'December 12, 2026': the date at the hotel. */
export function formatDate(time: number, locale: Locale): string {
	return dateFormat(locale, { dateStyle: 'long', timeZone }).format(time)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one takes a hundred times as long as using it: a list of 600 requests took 150 ms. */
export function dateFormat(
	locale: Locale,
	options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
	const key = `${locale} ${JSON.stringify(options)}`
	const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], options)
	formats.set(key, format)
	return format
}
