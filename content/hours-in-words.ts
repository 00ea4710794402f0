import type { InBothLanguages, Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { listInWords } from '#domain/text/list.ts'
import { type Day, dayAndMonth } from '#domain/time/dates.ts'
import {
	type DayHours,
	type OpeningHours,
	openDays,
	type Weekday,
	weekdays,
} from '#domain/time/opening-hours.ts'

type Clock = {
	am: string
	pm: string
	/** In a sentence: 'la 1 p. m.', 'las 7 p. m.'. */
	one: string
	other: string
}

const clock: InBothLanguages<Clock> = {
	es: { am: 'a. m.', pm: 'p. m.', one: 'la {time}', other: 'las {time}' },
	en: { am: 'am', pm: 'pm', one: '{time}', other: '{time}' },
}

const es = {
	days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'],
	/** As they begin and end a run of days. */
	ends: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
	everyDay: 'todos los días',
	run: 'de {first} a {last}',
	some: 'los {days}',
	times: 'de {opens} a {closes}',
	both: '{days} {times}',
	closed: 'cerrado',
}

const days = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const en = {
	days,
	ends: days,
	everyDay: 'every day',
	run: '{first} to {last}',
	some: '{days}',
	times: '{opens} to {closes}',
	both: '{days}, {times}',
	closed: 'closed',
} satisfies typeof es

const hoursWords: InBothLanguages<typeof es> = { es, en }

/** 'todos los días de 8 a. m. a 7 p. m.', 'Tuesdays to Sundays, 8 am to 7 pm'. */
export function hoursInWords(hours: OpeningHours, locale: Locale): string {
	return openDays(hours)
		.map(({ days, hours }) =>
			fill(hoursWords[locale].both, {
				days: openDaysInWords(days, locale),
				times: timesInWords(hours, locale),
			}),
		)
		.join('; ')
}

function openDaysInWords(open: Weekday[], locale: Locale): string {
	const { days, ends, everyDay, run, some } = hoursWords[locale]
	if (open.length === weekdays.length) return everyDay
	const numbers = open.map((day) => weekdays.indexOf(day))
	const [first = 0] = numbers
	const last = numbers.at(-1) ?? 0
	const isRun = numbers.length > 2 && last - first === numbers.length - 1
	if (isRun) return fill(run, { first: ends[first] ?? '', last: ends[last] ?? '' })
	return fill(some, {
		days: listInWords(
			numbers.map((number) => days[number] ?? ''),
			locale,
		),
	})
}

function timesInWords({ opens, closes }: DayHours, locale: Locale): string {
	return fill(hoursWords[locale].times, {
		opens: clockInWords(opens, locale),
		closes: clockInWords(closes, locale),
	})
}

/** '19:00' → '7 p. m.', '7 pm'; '05:52' → '5:52 a. m.', '5:52 am'. */
export function clockInWords(time: string, locale: Locale): string {
	const hour = Number(time.slice(0, 2))
	const minutes = time.endsWith(':00') ? '' : time.slice(2)
	return unbroken(`${hour % 12 || 12}${minutes} ${clock[locale][hour < 12 ? 'am' : 'pm']}`)
}

/** 'la 1 p. m.', 'las 7 p. m.', '7 pm'. */
export function clockInSentence(time: string, locale: Locale): string {
	const isOne = Number(time.slice(0, 2)) % 12 === 1
	return unbroken(
		fill(clock[locale][isOne ? 'one' : 'other'], { time: clockInWords(time, locale) }),
	)
}

/** Without line breaks inside it. */
function unbroken(text: string): string {
	return text.replaceAll(' ', '\u00a0')
}

/** '24 de diciembre: cerrado; 31 de diciembre: de 8 a. m. a 3 p. m.', from a day on; empty when there is none. */
export function specialDaysInWords(
	{ special }: Pick<OpeningHours, 'special'>,
	from: Day,
	locale: Locale,
): string {
	return special
		.filter(({ date }) => date >= from)
		.toSorted((a, b) => (a.date < b.date ? -1 : 1))
		.map(({ date, hours }) => {
			const times = hours ? timesInWords(hours, locale) : hoursWords[locale].closed
			return `${dayAndMonth(date, locale)}: ${times}`
		})
		.join('; ')
}
