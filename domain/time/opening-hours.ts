import { addDays, type Day, dayInBogota, timeOfDayInBogota, weekday } from './dates.ts'

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
