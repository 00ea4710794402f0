import type { InBothLanguages } from '#domain/locale.ts'
import type { Day } from '#domain/time/dates.ts'
import type { Offer } from './offer.ts'
import { minNightsInSeason, minNightsOfYear, priceInSeason, restOfYear } from './prices.ts'
import type { RatePlan } from './rate-plan.ts'

/** A line of the price table; the rest of the year has no season. */
export type PriceRow = {
	season: { name: InBothLanguages<string>; from: string; to: string } | null
	pesos: number
	minNights: number
}

/** The seasons that have a price for the offer and are not over, then the rest of the year. */
export function priceTable(offer: Offer, plan: RatePlan, today: Day): PriceRow[] {
	const seasons = plan.seasons.flatMap((season): PriceRow[] => {
		const pesos = priceInSeason(offer, season, plan)
		const isOver = season.to.length === today.length && season.to < today
		if (pesos === null || isOver) return []
		const { name, from, to } = season
		const minNights = minNightsInSeason(offer, season, plan) ?? minNightsOfYear(offer, plan)
		return [{ season: { name, from, to }, pesos, minNights }]
	})
	const rest = restOfYear(offer, plan)
	if (rest === null) return seasons
	return [...seasons, { season: null, pesos: rest, minNights: minNightsOfYear(offer, plan) }]
}
