import type { Day } from '#domain/time/dates.ts'
import type { Offer } from './offer.ts'
import type { Rate, RatePlan, Season } from './rate-plan.ts'

/** `season` is null in the rest of the year, `pesos` where no price is set. */
type NightPrice = { season: string | null; pesos: number | null }

export function isInSeason({ from, to }: Season, night: Day): boolean {
	if (from.length === night.length) return from <= night && night <= to
	const day = night.slice(5)
	return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** The price of one unit or person. A season that says nothing about the offer leaves the night to the next one. */
export function priceOfNight(offer: Offer, night: Day, plan: RatePlan): NightPrice {
	for (const season of plan.seasons) {
		if (!isInSeason(season, night)) continue
		const pesos = priceInSeason(offer, season, plan)
		if (pesos !== null) return { season: season.id, pesos }
	}
	return { season: null, pesos: restOfYear(offer, plan) }
}

export function priceInSeason(offer: Offer, season: Season, plan: RatePlan): number | null {
	const own = rateOf(offer, season.id, plan)
	if (own) return own.pesos
	const rest = restOfYear(offer, plan)
	if (rest === null || season.discountPercent === undefined) return null
	return reducedBy(rest, season.discountPercent)
}

export function restOfYear(offer: Offer, plan: RatePlan): number | null {
	return rateOf(offer, null, plan)?.pesos ?? offer.pesos
}

/** The lowest price that is set, for "from …". */
export function lowestPrice(offer: Offer, plan: RatePlan): number | null {
	const prices = plan.seasons.map((season) => priceInSeason(offer, season, plan))
	const known = [...prices, restOfYear(offer, plan)].filter((pesos) => pesos !== null)
	return known.length > 0 ? Math.min(...known) : null
}

/** The first season that says something about the offer decides: one with a price alone leaves it to the year's. */
export function shortestStay(offer: Offer, night: Day, plan: RatePlan): number {
	for (const season of plan.seasons) {
		if (!isInSeason(season, night)) continue
		const nights = minNightsInSeason(offer, season, plan)
		if (nights !== undefined) return nights
		if (priceInSeason(offer, season, plan) !== null) break
	}
	return minNightsOfYear(offer, plan)
}

/** Undefined where the season says nothing about it: then that of the year applies. */
export function minNightsInSeason(offer: Offer, season: Season, plan: RatePlan) {
	return rateOf(offer, season.id, plan)?.minNights ?? season.minNights
}

export function minNightsOfYear(offer: Offer, plan: RatePlan): number {
	return rateOf(offer, null, plan)?.minNights ?? offer.minNights
}

/** By offer and season, made once per plan: 400 nights ask for each of up to 1,000 rates. */
const ratesByPlan = new WeakMap<RatePlan, Map<string, Rate>>()

function rateOf({ id }: Offer, season: string | null, plan: RatePlan): Rate | undefined {
	let rates = ratesByPlan.get(plan)
	if (!rates) {
		// The first of two, as before: a plan that is being edited may hold a rate twice.
		rates = new Map(plan.rates.toReversed().map((rate) => [keyOf(rate.offer, rate.season), rate]))
		ratesByPlan.set(plan, rates)
	}
	return rates.get(keyOf(id, season))
}

const keyOf = (offer: string, season: string | null) => `${offer} ${season}`

/** To the nearest whole peso, in whole numbers only. */
function reducedBy(pesos: number, percent: number): number {
	const hundredths = pesos * (100 - percent) + 50
	return (hundredths - (hundredths % 100)) / 100
}
