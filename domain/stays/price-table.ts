import type { InBothLanguages } from '#domain/locale.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { Day } from '#domain/time/dates.ts'
import type { Offer } from './offer.ts'
import {
	minNightsInSeason,
	minNightsOfYear,
	priceInSeason,
	restOfYear,
	type SeasonDays,
	saysSomething,
} from './prices.ts'
import type { RatePlan } from './rate-plan.ts'

/**
 * A line of the price table; the rest of the year has no season. `pesos` is null in a season that only asks for longer stays:
 * the price is that of the lines below it.
 */
export type PriceRow = {
	season: (SeasonDays & { name: InBothLanguages<string> }) | null
	pesos: number | null
	minNights: number
	arrivalDays?: number[] | undefined
	departureDays?: number[] | undefined
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
		if (isOver || !saysSomething(offer, season, plan)) return []
		const { name, from, to, nights, arrivalDays, departureDays } = season
		return [
			{
				season: { name, from, to, nights },
				pesos,
				minNights: own ?? minNightsOfYear(offer, plan),
				...(isNightly(offer.id) && { arrivalDays, departureDays }),
			},
		]
	})
	const rest = restOfYear(offer, plan)
	if (rest === null) return seasons
	return [...seasons, { season: null, pesos: rest, minNights: minNightsOfYear(offer, plan) }]
}
