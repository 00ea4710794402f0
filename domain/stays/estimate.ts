import type { Item } from '#domain/offers/item.ts'
import { isNightly, unitOf } from '#domain/offers/offers.ts'
import { sumOf } from '#domain/text/money.ts'
import type { Day } from '#domain/time/dates.ts'
import { nightsOf, type Stay } from './nights.ts'
import type { Offer } from './offer.ts'
import { priceOfNight, shortestStay } from './prices.ts'
import type { RatePlan } from './rate-plan.ts'

export type EstimatedNight = { day: Day; season: string | null; pesos: number | null }

export type Estimate = {
	/** Null when a night has no price: the owner quotes it. */
	pesos: number | null
	nights: EstimatedNight[]
	/** The shortest stay that the seasons of these nights ask for. */
	minNights: number
}

export type Choice = Stay & { people: number; units: number }

/** Every night by its own season, for all people or units. Offers without nights are priced once. */
export function estimateStay(offer: Offer, choice: Choice, plan: RatePlan): Estimate {
	const count = offer.unit === 'night' || offer.unit === 'hour' ? choice.units : choice.people
	const days = isNightly(offer.id) ? nightsOf(choice) : [choice.from]
	const nights = days.map((day) => {
		const { season, pesos } = priceOfNight(offer, day, plan)
		return { day, season, pesos: pesos === null ? null : pesos * count }
	})
	return {
		pesos: sumOf(nights.map(({ pesos }) => pesos)),
		nights,
		minNights: Math.max(1, ...nights.map(({ day }) => shortestStay(offer, day, plan))),
	}
}

/** What an item would cost by the rate plan. */
export function estimateItem(item: Item, offers: readonly Offer[], plan: RatePlan): Estimate {
	const offer = offers.find(({ id }) => id === item.offer) ?? unknownOffer(item)
	const units = item.kind === 'ride' ? item.people : item.units
	const stay =
		item.kind === 'nights'
			? { from: item.arrival, to: item.departure }
			: { from: item.day, to: item.day }
	return estimateStay(offer, { ...stay, people: item.people, units }, plan)
}

function unknownOffer({ offer: id }: Item): Offer {
	return { id, unit: unitOf[id], units: null, maxPeople: null, minNights: 1, pesos: null }
}
