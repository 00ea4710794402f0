import { addDays, type Day } from './dates.ts'

/** The rest of this weekend after today, Friday to Sunday; undefined on a Sunday. */
export function weekendAfter(today: Day): { from: Day; to: Day } | undefined {
	const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
	if (weekday === 0) return undefined
	const daysToFriday = 5 - weekday
	return { from: addDays(today, Math.max(daysToFriday, 1)), to: addDays(today, 7 - weekday) }
}
