import type { Item } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import { type Day, weekday } from '#domain/time/dates.ts'
import type { DayHours } from '#domain/time/opening-hours.ts'
import { nightsOf } from './nights.ts'
import { figuresOf, type Offer } from './offer.ts'
import { nightOf, rulesFor } from './prices/night-prices.ts'
import type { RatePlan } from './prices/rate-plan.ts'

/** Facts that guest and owner should know before they agree. None of them keeps them from doing so. */
export type ItemWarning =
	| { about: 'capacity'; offer: OfferId; people: number; most: number }
	| { about: 'min-nights'; offer: OfferId; nights: number; least: number }
	| { about: 'hours'; offer: OfferId; hour: string }
	| { about: 'left-out' | 'no-bed'; offer: OfferId; people: number; party: number }
	| { about: 'no-unit'; offer: OfferId; from: Day; to: Day; units: number }
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

/**
 * People who take no part, which may be meant: not everybody rides, and some come for the day. The price is for the others, so
 * the owner gets a warning.
 */
export function leftOut(items: readonly Item[], { party }: { party: number }): ItemWarning[] {
	const beds = items.filter((item) => item.kind === 'nights')
	const asleep = beds.reduce((sum, { people }) => sum + people, 0)
	const [bed] = beds
	const some = items.filter((item) => item.kind !== 'nights' && item.people < party)
	return [
		...(bed && asleep < party
			? [{ about: 'no-bed' as const, offer: bed.offer, people: asleep, party }]
			: []),
		...some.map(({ offer, people }) => ({ about: 'left-out' as const, offer, people, party })),
	]
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
	const all = nightsOf(stay).map((day) => nightOf(day, plan))
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
