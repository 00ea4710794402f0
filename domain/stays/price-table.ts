import type { InBothLanguages } from '#domain/locale.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { Day } from '#domain/time/dates.ts'
import type { Offer } from './offer.ts'
import { minNightsInSeason, minNightsOfYear, priceInSeason, restOfYear } from './prices.ts'
import type { RatePlan } from './rate-plan.ts'

/**
 * A line of the price table; the rest of the year has no season. `pesos` is null in a season that only asks for longer stays:
 * the price is that of the lines below it.
 */
export type PriceRow = {
	season: { name: InBothLanguages<string>; from: string; to: string } | null
	pesos: number | null
	minNights: number
}

/**
 * The seasons that say something about the offer and are not over, then the rest of the year. The first line whose days
 * include a night decides, for price and shortest stay alike, as in an estimate.
 */
export function priceTable(offer: Offer, plan: RatePlan, today: Day): PriceRow[] {
	const seasons = plan.seasons.flatMap((season): PriceRow[] => {
		const pesos = priceInSeason(offer, season, plan)
		const own = minNightsInSeason(offer, season, plan)
		const isOver = season.to.length === today.length && season.to < today
		if (isOver || (pesos === null && (own === undefined || !isNightly(offer.id)))) return []
		const { name, from, to } = season
		return [{ season: { name, from, to }, pesos, minNights: own ?? minNightsOfYear(offer, plan) }]
	})
	const rest = restOfYear(offer, plan)
	if (rest === null) return seasons
	return [...seasons, { season: null, pesos: rest, minNights: minNightsOfYear(offer, plan) }]
}
