import type { InBothLanguages } from '#domain/locale.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import type { Offer } from './offer.ts'
import {
	isInSeason,
	isSeasonOver,
	minNightsInSeason,
	minNightsOfYear,
	nightOf,
	priceInSeason,
	restOfYear,
	rulesFor,
	type SeasonDays,
	saysSomething,
} from './prices.ts'
import type { RatePlan, Season } from './rate-plan.ts'

/** A line of the price table; the rest of the year has no season. `pesos` is null where no price is set. */
export type PriceRow = {
	season: (SeasonDays & { name: InBothLanguages<string> }) | null
	pesos: number | null
	/** The highest price, where the nights of a season without one of its own have those of several others. */
	upToPesos?: number
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
		const own = minNightsInSeason(offer, season, plan)
		if (isSeasonOver(season, today) || !saysSomething(offer, season, plan)) return []
		const { name, from, to, nights, arrivalDays, departureDays } = season
		return [
			{
				season: { name, from, to, nights },
				...pricesIn(season, offer, plan, today),
				minNights: own ?? minNightsOfYear(offer, plan),
				...(isNightly(offer.id) && { arrivalDays, departureDays }),
			},
		]
	})
	const rest = restOfYear(offer, plan)
	if (rest === null) return seasons
	return [...seasons, { season: null, pesos: rest, minNights: minNightsOfYear(offer, plan) }]
}

/** Two years, for a season of every year: its weekends fall on other days in the next. */
const longestLook = 731

/** A season that only has rules leaves the price of each night to the others: what an estimate of its nights counts. */
function pricesIn(
	season: Season,
	offer: Offer,
	plan: RatePlan,
	today: Day,
): Pick<PriceRow, 'pesos' | 'upToPesos'> {
	const own = priceInSeason(offer, season, plan)
	if (own !== null) return { pesos: own }
	const { priceOf } = rulesFor(offer, plan)
	const isDated = season.from.length === today.length
	const first = isDated && season.from > today ? season.from : today
	const known = new Set<number>()
	for (let days = 0; days < longestLook; days++) {
		const day = addDays(first, days)
		if (isDated && day > season.to) break
		const { pesos } = isInSeason(season, nightOf(day)) ? priceOf(nightOf(day)) : { pesos: null }
		if (pesos !== null) known.add(pesos)
	}
	if (known.size === 0) return { pesos: null }
	const [least, most] = [Math.min(...known), Math.max(...known)]
	return { pesos: least, ...(most > least && { upToPesos: most }) }
}
