import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import { addDays, type Day } from '#domain/time/dates.ts'

/** From arrival to departure. `to` is the day of departure, which is free for the next arrival. */
export type Stay = { from: Day; to: Day }

/** The longest range that is asked for or taken at once. */
export const mostDays = 400

/** The nights of a stay, each by the day on which it begins. */
export function nightsOf({ from, to }: Stay): Day[] {
	const nights: Day[] = []
	for (let day = from; day < to; day = addDays(day, 1)) nights.push(day)
	return nights
}

/** The days on which a stay takes units of an offer: its nights, or the day of arrival for what has none. */
export function daysTaken(offer: OfferId, stay: Stay): Day[] {
	const nights = isNightly(offer) ? nightsOf(stay) : []
	return nights.length > 0 ? nights : [stay.from]
}

/** The days that have a price: a visit without a night in an offer by night has none. */
export function daysPriced(offer: OfferId, stay: Stay): Day[] {
	return isNightly(offer) ? nightsOf(stay) : [stay.from]
}

export function daysBetween({ from, to }: Stay): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
