import { mostDays } from '#domain/time/bounds.ts'
import { addDays, type Day, daysFrom } from '#domain/time/dates.ts'

/** From arrival to departure. `to` is the day of departure, which is free for the next arrival. */
export type Stay = { from: Day; to: Day }

/** The nights of a stay, each by the day on which it begins. At most as many as the longest stay has, whatever was once stored. */
export function nightsOf({ from, to }: Stay): Day[] {
	return from < to ? daysFrom(from, addDays(to, -1), mostDays) : []
}
