import { addDays, type Day, earliest } from '#domain/time/dates.ts'
import {
	type Holiday,
	type HolidayChanges,
	holyWeekOf,
	longWeekendsOf,
	octoberBreakOf,
} from '#domain/time/holidays.ts'
import type { Season } from './rate-plan.ts'

/** Seasons for the owner to choose from. Long weekends, Holy Week and the October break have other dates every year. */
export type PresetDates = {
	id: string
	/** Names the words in content/stays/season-words.ts. */
	kind:
		| 'weekends'
		| 'long-weekends'
		| 'end-of-year'
		| 'mid-year'
		| 'holy-week'
		| 'october-break'
		| 'long-weekend'
	/** Tells a long weekend from the others. */
	holiday?: Holiday['name']
	year?: number
	from: string
	to: string
	nights?: Season['nights']
}

/** The school holidays as they usually are; the owner may change the dates. */
const everyYear: PresetDates[] = [
	{ id: 'end-of-year', kind: 'end-of-year', from: '12-15', to: '01-10' },
	{ id: 'mid-year', kind: 'mid-year', from: '06-15', to: '07-15' },
	{ id: 'weekends', kind: 'weekends', nights: 'weekends', from: '01-01', to: '12-31' },
]

export function presetsFor(years: number[], holidays: HolidayChanges): PresetDates[] {
	return [
		...everyYear,
		...years.flatMap((year): PresetDates[] => [
			{
				id: `long-weekends-${year}`,
				kind: 'long-weekends',
				nights: 'long-weekends',
				year,
				from: firstDayOf(year, holidays),
				to: addDays(firstDayOf(year + 1, holidays), -1),
			},
			{ id: `holy-week-${year}`, kind: 'holy-week', year, ...holyWeekOf(year) },
			{ id: `october-break-${year}`, kind: 'october-break', year, ...octoberBreakOf(year) },
			...longWeekendsOf(year, holidays).map(({ name, day, from, to }) => ({
				id: `long-weekend-${typeof name === 'string' ? `${name}-${year}` : day}`,
				kind: 'long-weekend' as const,
				holiday: name,
				year,
				from,
				to,
			})),
		]),
	]
}

/** The long weekend of New Year may begin in December. It belongs to its holiday's year alone. */
function firstDayOf(year: number, holidays: HolidayChanges): Day {
	const weekends = longWeekendsOf(year, holidays).map(({ from }) => from)
	return earliest(`${year}-01-01`, ...weekends)
}
