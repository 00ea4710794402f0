import type { Item } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import { type Day, weekday } from '#domain/time/dates.ts'
import type { DayHours } from '#domain/time/opening-hours.ts'
import { nightsOf } from './nights.ts'
import { figuresOf, type Offer } from './offer.ts'
import { nightOf, rulesFor } from './prices.ts'
import type { RatePlan } from './rate-plan.ts'

/** What guest and owner should know before they agree. None of it keeps them from doing so. */
export type ItemWarning =
	| { about: 'capacity'; offer: OfferId; people: number; most: number }
	| { about: 'min-nights'; offer: OfferId; nights: number; least: number }
	| { about: 'hours'; offer: OfferId; hour: string }
	| { about: 'arrival-day' | 'departure-day'; offer: OfferId; days: number[] }

type Context = {
	offers: readonly Offer[]
	plan: RatePlan
	/** Null is closed. */
	hoursOn: (day: Day) => DayHours | null
}

export function warningsOf(items: readonly Item[], context: Context): ItemWarning[] {
	return items.flatMap((item) => [
		...capacityWarning(item, context),
		...nightsWarning(item, context),
		...hoursWarning(item, context),
	])
}

function capacityWarning(item: Item, { offers }: Context): ItemWarning[] {
	const { maxPeople, units } = figuresOf(item.offer, offers)
	// Each rider has a horse.
	const most = item.kind === 'ride' ? units : maxPeople && maxPeople * item.units
	const { offer, people } = item
	return most !== null && people > most ? [{ about: 'capacity', offer, people, most }] : []
}

function nightsWarning(item: Item, { offers, plan }: Context): ItemWarning[] {
	if (item.kind !== 'nights') return []
	const { offer, arrival, departure } = item
	const stay = { from: arrival, to: departure }
	const { shortestStay, daysToComeAndLeave } = rulesFor(figuresOf(offer, offers), plan)
	const all = nightsOf(stay).map(nightOf)
	const least = shortestStay(all)
	const { arrivalDays, departureDays } = daysToComeAndLeave(all)
	const nights = daysBetween(stay)
	const isOther = (day: Day, days: number[] | undefined) => days && !days.includes(weekday(day))
	return [
		...(nights < least ? [{ about: 'min-nights' as const, offer, nights, least }] : []),
		...(arrivalDays && isOther(arrival, arrivalDays)
			? [{ about: 'arrival-day' as const, offer, days: arrivalDays }]
			: []),
		...(departureDays && isOther(departure, departureDays)
			? [{ about: 'departure-day' as const, offer, days: departureDays }]
			: []),
	]
}

function hoursWarning(item: Item, context: Context): ItemWarning[] {
	if (item.kind !== 'table' && item.kind !== 'ride') return []
	return closedAt({ offer: item.offer, day: item.day, hour: item.time }, context)
}

type Timed = { offer: OfferId; day: Day; hour: string | null }

/** A table or a ride at a time when the house is closed: the owner may know better. */
export function closedAt(
	{ offer, day, hour }: Timed,
	{ hoursOn }: Pick<Context, 'hoursOn'>,
): ItemWarning[] {
	if (hour === null) return []
	const hours = hoursOn(day)
	const isOpen = hours !== null && hours.opens <= hour && hour < hours.closes
	return isOpen ? [] : [{ about: 'hours', offer, hour }]
}
