import type { Item } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import type { Day } from '#domain/time/dates.ts'
import type { DayHours } from '#domain/time/opening-hours.ts'
import { estimateItem } from './estimate.ts'
import type { Offer } from './offer.ts'
import type { RatePlan } from './rate-plan.ts'

/** What guest and owner should know before they agree. None of it keeps them from doing so. */
export type ItemWarning =
	| { about: 'capacity'; offer: OfferId; people: number; most: number }
	| { about: 'min-nights'; offer: OfferId; nights: number; least: number }
	| { about: 'hours'; offer: OfferId; hour: string }

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
	const maxPeople = offers.find(({ id }) => id === item.offer)?.maxPeople ?? null
	const most = maxPeople && maxPeople * (item.kind === 'ride' ? 1 : item.units)
	const { offer, people } = item
	return most !== null && people > most ? [{ about: 'capacity', offer, people, most }] : []
}

function nightsWarning(item: Item, { offers, plan }: Context): ItemWarning[] {
	if (item.kind !== 'nights') return []
	const { minNights: least } = estimateItem(item, offers, plan)
	const nights = daysBetween({ from: item.arrival, to: item.departure })
	return nights < least ? [{ about: 'min-nights', offer: item.offer, nights, least }] : []
}

function hoursWarning(item: Item, { hoursOn }: Context): ItemWarning[] {
	if ((item.kind !== 'table' && item.kind !== 'ride') || item.time === null) return []
	const hours = hoursOn(item.day)
	const isOpen = hours !== null && hours.opens <= item.time && item.time < hours.closes
	return isOpen ? [] : [{ about: 'hours', offer: item.offer, hour: item.time }]
}
