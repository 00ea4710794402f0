import { sumOf } from '#domain/text/money.ts'
import type { Day } from '#domain/time/dates.ts'
import { daysPriced, type Stay } from './nights.ts'
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
	const nights = daysPriced(offer.id, choice).map((day) => {
		const { season, pesos } = priceOfNight(offer, day, plan)
		return { day, season, pesos: pesos === null ? null : pesos * count }
	})
	return {
		pesos: sumOf(nights.map(({ pesos }) => pesos)),
		nights,
		minNights: Math.max(1, ...nights.map(({ day }) => shortestStay(offer, day, plan))),
	}
}
