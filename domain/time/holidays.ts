import type { InBothLanguages } from '#domain/locale.ts'
import { addDays, type Day, weekday } from './dates.ts'

/** When a holiday is in a year that has it; `since` is the first, where that is later than 1984. */
type Rule = ({ on: string } | { mondayFrom: string } | { afterEaster: number }) & { since?: number }

/**
 * The public holidays of Colombia. `mondayFrom`, by Ley 51 de 1983 (Ley Emiliani): kept on the Monday that follows, unless the
 * day is a Monday itself. `afterEaster`: in days after Easter Sunday; the last three are the Mondays to which the law moves them.
 */
const rules = {
	'new-year': { on: '01-01' },
	epiphany: { mondayFrom: '01-06' },
	'saint-joseph': { mondayFrom: '03-19' },
	'holy-thursday': { afterEaster: -3 },
	'good-friday': { afterEaster: -2 },
	'labour-day': { on: '05-01' },
	ascension: { afterEaster: 43 },
	'corpus-christi': { afterEaster: 64 },
	'sacred-heart': { afterEaster: 71 },
	'saints-peter-and-paul': { mondayFrom: '06-29' },
	/** Ley 2578 de 2026. */
	chiquinquira: { mondayFrom: '07-09', since: 2026 },
	independence: { on: '07-20' },
	boyaca: { on: '08-07' },
	assumption: { mondayFrom: '08-15' },
	'columbus-day': { mondayFrom: '10-12' },
	'all-saints': { mondayFrom: '11-01' },
	cartagena: { mondayFrom: '11-11' },
	'immaculate-conception': { on: '12-08' },
	christmas: { on: '12-25' },
} as const satisfies Record<string, Rule>

export type HolidayName = keyof typeof rules
export type Holiday = {
	/** One that the owner added has its own. */
	name: HolidayName | InBothLanguages<string>
	day: Day
}

/** What the owner knows before the rules do: holidays of a law that is new, and days that are none any more. */
export type HolidayChanges = {
	added: { day: Day; name: InBothLanguages<string> }[]
	struck: Day[]
}

export const noHolidayChanges: HolidayChanges = { added: [], struck: [] }

const byName = Object.entries(rules) as [HolidayName, Rule][]

/** The public holidays of a year, in order. Two can share a Monday. An added one that the rules know by now is there once. */
export function holidaysOf(year: number, { added, struck }: HolidayChanges): Holiday[] {
	// The law that moves holidays to Mondays is of 1983; after 9999 there are no days to write.
	if (year < 1984 || year > 9999) return []
	const known = byName
		.filter(([, { since = year }]) => since <= year)
		.map(([name, rule]): Holiday => ({ name, day: dayOf(rule, year) }))
	const isNew = (day: Day) => day.startsWith(`${year}-`) && !known.some((it) => it.day === day)
	return [
		...known.filter(({ day }) => !struck.includes(day)),
		...added.filter(({ day }) => isNew(day)),
	].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The holidays from one day to another, both included. */
export function holidaysFrom(from: Day, to: Day, changes: HolidayChanges): Holiday[] {
	const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
	return Array.from({ length: last - first + 1 }, (_, index) => holidaysOf(first + index, changes))
		.flat()
		.filter(({ day }) => from <= day && day <= to)
}

function dayOf(rule: Rule, year: number): Day {
	if ('on' in rule) return `${year}-${rule.on}`
	if ('mondayFrom' in rule) return mondayFrom(`${year}-${rule.mondayFrom}`)
	return addDays(easterSunday(year), rule.afterEaster)
}

/** A holiday with the nights of its long weekend: the first and the last. */
type LongWeekend = Holiday & { from: Day; to: Day }

/**
 * Three nights beside a holiday on a Monday (from Friday) or on a Friday (from Thursday). Good Friday belongs to Holy Week,
 * which is longer.
 */
export function longWeekendsOf(year: number, changes: HolidayChanges): LongWeekend[] {
	const weekends = holidaysOf(year, changes).flatMap((holiday): LongWeekend[] => {
		const { name, day } = holiday
		if (name === 'good-friday') return []
		if (weekday(day) === 1) return [{ ...holiday, from: addDays(day, -3), to: addDays(day, -1) }]
		if (weekday(day) === 5) return [{ ...holiday, from: addDays(day, -1), to: addDays(day, 1) }]
		return []
	})
	return weekends.filter(({ from }, index) => from !== weekends[index - 1]?.from)
}

/** By the owner's changes and by year, because an estimate asks for each of up to 400 nights. */
const longWeekendNights = new WeakMap<HolidayChanges, Map<number, ReadonlySet<Day>>>()

/** Whether the night is one of a long weekend, which may begin in the year before its holiday or end in the year after. */
export function isLongWeekendNight(night: Day, changes: HolidayChanges): boolean {
	const year = Number(night.slice(0, 4))
	return [year - 1, year, year + 1].some((it) => nightsOfLongWeekends(it, changes).has(night))
}

function nightsOfLongWeekends(year: number, changes: HolidayChanges): ReadonlySet<Day> {
	const byYear = longWeekendNights.get(changes) ?? new Map<number, ReadonlySet<Day>>()
	longWeekendNights.set(changes, byYear)
	const known = byYear.get(year)
	if (known) return known
	const nights = longWeekendsOf(year, changes).flatMap(({ from }) => [
		from,
		addDays(from, 1),
		addDays(from, 2),
	])
	const found = new Set(nights)
	if (byYear.size >= 20) byYear.clear()
	byYear.set(year, found)
	return found
}

/** From the night before Palm Sunday to the night before Easter Sunday. */
export function holyWeekOf(year: number): { from: Day; to: Day } {
	const easter = easterSunday(year)
	return { from: addDays(easter, -8), to: addDays(easter, -1) }
}

/** The school holidays of October (Decreto 1373 de 2007): the week before the holiday of 12 October. */
export function octoberBreakOf(year: number): { from: Day; to: Day } {
	const monday = mondayFrom(`${year}-10-12`)
	return { from: addDays(monday, -10), to: addDays(monday, -1) }
}

/** The Gregorian computus in whole numbers (J.-M. Oudin, 1940). */
export function easterSunday(year: number): Day {
	const golden = year % 19
	const century = Math.floor(year / 100)
	const skipped = Math.floor(century / 4)
	const correction = Math.floor((8 * century + 13) / 25)
	const epact = (19 * golden + century - skipped - correction + 15) % 30
	const fullMoon =
		epact -
		Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
	const sunday = (year + Math.floor(year / 4) + fullMoon + 2 - century + skipped) % 7
	const daysAfterMarch21 = fullMoon - sunday + 7
	return addDays(`${year}-03-21`, daysAfterMarch21)
}

function mondayFrom(day: Day): Day {
	return addDays(day, (8 - weekday(day)) % 7)
}
