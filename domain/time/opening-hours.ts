import type { InBothLanguages, Locale } from '#domain/locale.ts'
import { listInWords } from '#domain/text/list.ts'
import { addDays, type Day, dayAndMonth, dayInBogota, timeOfDayInBogota, weekday } from './dates.ts'

export const weekdays = [
	'monday',
	'tuesday',
	'wednesday',
	'thursday',
	'friday',
	'saturday',
	'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** `HH:MM`, Colombian time. */
export type DayHours = { opens: string; closes: string }

/** The hours of most days, and the days that differ: `null` is closed. */
export type OpeningHours = DayHours & {
	days: readonly { day: Weekday; hours: DayHours | null }[]
	special: readonly { date: Day; hours: DayHours | null }[]
}

type SameHours = { days: Weekday[]; hours: DayHours }

function hoursOn(day: Weekday, { opens, closes, days }: OpeningHours): DayHours | null {
	const own = days.find((other) => other.day === day)
	return own ? own.hours : { opens, closes }
}

/** Whether the house next opens or closes, on which day and at which time (`HH:MM`, Colombian time). */
export type OpenState = { isOpen: boolean; until: { day: Day; time: string } }

/** Undefined where no day to come has hours. */
export function openStateAt(time: number, hours: OpeningHours): OpenState | undefined {
	const today = dayInBogota(time)
	const clock = timeOfDayInBogota(time)
	// Special days may close the only open weekday of as many weeks.
	const days = (hours.special.length + 1) * weekdays.length
	for (let ahead = 0; ahead <= days; ahead++) {
		const day = addDays(today, ahead)
		const its = hoursOfDay(day, hours)
		if (!its || (ahead === 0 && clock >= its.closes)) continue
		const isOpen = ahead === 0 && clock >= its.opens
		return { isOpen, until: { day, time: isOpen ? its.closes : its.opens } }
	}
}

export function hoursOfDay(date: Day, hours: OpeningHours): DayHours | null {
	const special = hours.special.find((other) => other.date === date)
	if (special) return special.hours
	// Sunday is 0, and last in our week.
	const index = (weekday(date) + 6) % weekdays.length
	return hoursOn(weekdays[index] as Weekday, hours)
}

/** The days on which the house opens, those with the same hours together, in the order of the week. */
export function openDays(hours: OpeningHours): SameHours[] {
	const groups: SameHours[] = []
	for (const day of weekdays) {
		const its = hoursOn(day, hours)
		if (!its) continue
		const same = groups.find((group) => isSame(group.hours, its))
		if (same) same.days.push(day)
		else groups.push({ days: [day], hours: { opens: its.opens, closes: its.closes } })
	}
	return groups
}

function isSame(one: DayHours, other: DayHours): boolean {
	return one.opens === other.opens && one.closes === other.closes
}

const dayNames: InBothLanguages<readonly string[]> = {
	es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'],
	en: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
}

/** 'todos los días de 8 a. m. a 7 p. m.', 'Tuesdays to Sundays, 8 am to 7 pm'. */
export function hoursInWords(hours: OpeningHours, locale: Locale): string {
	return openDays(hours)
		.map(({ days, hours }) => {
			const times = timesInWords(hours, locale)
			return locale === 'es'
				? `${openDaysInWords(days, 'es')} ${times}`
				: `${openDaysInWords(days, 'en')}, ${times}`
		})
		.join('; ')
}

function openDaysInWords(days: Weekday[], locale: Locale): string {
	if (days.length === weekdays.length) return locale === 'es' ? 'todos los días' : 'every day'
	const numbers = days.map((day) => weekdays.indexOf(day))
	const names = numbers.map((number) => dayNames[locale][number] ?? '')
	const [first = 0] = numbers
	const isRun = numbers.length > 2 && numbers.every((number, index) => number === first + index)
	if (isRun)
		return locale === 'es'
			? `de ${singular(names[0])} a ${singular(names.at(-1))}`
			: `${names[0]} to ${names.at(-1)}`
	const list = listInWords(names, locale)
	return locale === 'es' ? `los ${list}` : list
}

/** 'sábados' → 'sábado'; 'lunes' has one form. */
function singular(day = ''): string {
	return day.replace(/os$/, 'o')
}

function timesInWords({ opens, closes }: DayHours, locale: Locale): string {
	return locale === 'es'
		? `de ${clockInWords(opens, 'es')} a ${clockInWords(closes, 'es')}`
		: `${clockInWords(opens, 'en')} to ${clockInWords(closes, 'en')}`
}

/** '19:00' → '7 p. m.', '7 pm'; '05:52' → '5:52 a. m.', '5:52 am'. */
export function clockInWords(time: string, locale: Locale): string {
	const words = locale === 'es' ? ['a. m.', 'p. m.'] : ['am', 'pm']
	const hour = Number(time.slice(0, 2))
	const minutes = time.endsWith(':00') ? '' : time.slice(2)
	// Without line breaks inside it.
	return `${hour % 12 || 12}${minutes} ${words[hour < 12 ? 0 : 1]}`.replaceAll(' ', '\u00a0')
}

/** '24 de diciembre: cerrado; 31 de diciembre: de 8 a. m. a 3 p. m.', from a day on; empty when there is none. */
export function specialDaysInWords(
	{ special }: Pick<OpeningHours, 'special'>,
	from: Day,
	locale: Locale,
): string {
	const closed = locale === 'es' ? 'cerrado' : 'closed'
	return special
		.filter(({ date }) => date >= from)
		.toSorted((a, b) => (a.date < b.date ? -1 : 1))
		.map(({ date, hours }) => {
			const times = hours ? timesInWords(hours, locale) : closed
			return `${dayAndMonth(date, locale)}: ${times}`
		})
		.join('; ')
}
