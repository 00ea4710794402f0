import type { InBothLanguages, Locale } from '#domain/locale.ts'
import { daysBetween } from './bounds.ts'
import { type Day, dateFormat, formatDay } from './dates.ts'
import type { Month } from './months.ts'

function format(day: Day, options: Intl.DateTimeFormatOptions, locale: Locale): string {
	return formatter(options, locale).format(Date.parse(day))
}

function formatter(options: Intl.DateTimeFormatOptions, locale: Locale) {
	return dateFormat(locale, { ...options, timeZone: 'UTC' })
}

/** 'diciembre de 2026', 'December 2026'. */
export function monthInWords(month: Month, locale: Locale): string {
	return format(`${month}-01`, { month: 'long', year: 'numeric' }, locale)
}

/** 'diciembre', 'December'. */
export function monthName(month: Month, locale: Locale): string {
	return format(`${month}-01`, { month: 'long' }, locale)
}

/** 'dic.', 'Dec'; in January with the year: 'ene. 2027', 'Jan 2027'. */
export function shortMonth(month: Month, locale: Locale): string {
	const name = format(`${month}-01`, { month: 'short' }, locale)
	return month.endsWith('-01') ? `${name} ${month.slice(0, 4)}` : name
}

/** 'viernes o sábado', 'Friday or Saturday': days of the week from 0, Sunday; the week begins on Monday. */
export function weekdaysInWords(days: readonly number[], locale: Locale): string {
	const inOrder = days.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
	// 1 September 2024 was a Sunday.
	const names = inOrder.map((day) => format(`2024-09-0${day + 1}`, { weekday: 'long' }, locale))
	return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}

/** 'sáb, 12 de dic', 'Sat, Dec 12'. */
export function shortDay(day: Day, locale: Locale): string {
	return format(day, { weekday: 'short', day: 'numeric', month: 'short' }, locale)
}

/** `MM-DD` as '12 de dic', 'Dec 12'. */
export function dayOfYear(day: string, locale: Locale): string {
	return format(`2024-${day}`, { day: 'numeric', month: 'short' }, locale)
}

/** 'sábado, 12 de diciembre', 'Saturday, December 12'. */
export function longDay(day: Day, locale: Locale): string {
	return format(day, { weekday: 'long', day: 'numeric', month: 'long' }, locale)
}

/** '12–14 de dic', 'Dec 12 – 14'; with the year '12–14 de dic de 2026'. */
export function rangeInWords(from: Day, to: Day, locale: Locale, hasYear = false): string {
	const options: Intl.DateTimeFormatOptions = {
		day: 'numeric',
		month: 'short',
		...(hasYear && { year: 'numeric' }),
	}
	return formatter(options, locale).formatRange(Date.parse(from), Date.parse(to))
}

/** 'mié, 6 – sáb, 9 de ene de 2027', 'Wed, Jan 6 – Sat, Jan 9, 2027'; a single day once. */
export function stayInWords(from: Day, to: Day, locale: Locale): string {
	const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
	return formatter(options, locale).formatRange(Date.parse(from), Date.parse(to))
}

/** 'sábado, 12 de diciembre de 2026; 14–20 de diciembre de 2026': days in order, those in a row by their ends. */
export function daysInWords(days: readonly Day[], locale: Locale): string {
	const rows: { from: Day; to: Day }[] = []
	for (const day of days) {
		const last = rows.at(-1)
		if (last && daysBetween({ from: last.to, to: day }) === 1) last.to = day
		else rows.push({ from: day, to: day })
	}
	const range = formatter({ dateStyle: 'long' }, locale)
	return rows
		.map(({ from, to }) =>
			from === to ? formatDay(from, locale) : range.formatRange(Date.parse(from), Date.parse(to)),
		)
		.join('; ')
}

/** Whether a season that begins so comes every year: `MM-DD`, not `YYYY-MM-DD`. */
export function isEveryYear(from: string): boolean {
	return from.length === 'MM-DD'.length
}

/** '5 al 7 de diciembre', 'December 5 to 7'. */
const monthStands = { es: 'last', en: 'first' } as const satisfies InBothLanguages<string>

/**
 * The two ends of a season for a sentence, with the month and the year named once where they are the same: 'del 5 al 7 de
 * diciembre de 2026', 'December 5 to 7, 2026'. `MM-DD` is every year. A single day has no `to`.
 */
export function seasonEnds(
	from: string,
	to: string,
	locale: Locale,
): { from: string; to?: string } {
	const isYearly = isEveryYear(from)
	const inWords = (day: string, hasYear: boolean) =>
		format(
			// A leap year, in which 02-29 is a day too.
			isYearly ? `2024-${day}` : day,
			{ day: 'numeric', month: 'long', ...(hasYear && { year: 'numeric' as const }) },
			locale,
		)
	if (from === to) return { from: inWords(from, !isYearly) }
	const last = inWords(to, !isYearly)
	const isSameYear = isYearly || from.slice(0, 4) === to.slice(0, 4)
	// A yearly season from the 20th to the 10th of a month goes around the year.
	const isSameMonth = from.slice(0, -3) === to.slice(0, -3) && from < to
	if (!isSameMonth) return { from: inWords(from, !isSameYear), to: last }
	return monthStands[locale] === 'last'
		? { from: String(Number(from.slice(-2))), to: last }
		: { from: inWords(from, false), to: last.replace(/^\D+/, '') }
}

/** Beginning with Monday. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
	return Array.from({ length: 7 }, (_, index) => ({
		short: format(`2024-01-0${index + 1}`, { weekday: 'short' }, locale),
		long: format(`2024-01-0${index + 1}`, { weekday: 'long' }, locale),
	}))
}
