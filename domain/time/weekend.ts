import { addDays, type Day, weekday } from './dates.ts'

/** The rest of this weekend after today, Friday to Sunday; undefined on a Sunday. */
export function weekendAfter(today: Day): { from: Day; to: Day } | undefined {
	const day = weekday(today)
	if (day === 0) return undefined
	const daysToFriday = 5 - day
	return { from: addDays(today, Math.max(daysToFriday, 1)), to: addDays(today, 7 - day) }
}
