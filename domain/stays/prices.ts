import { isNightly } from '#domain/offers/offers.ts'
import { type Day, weekday } from '#domain/time/dates.ts'
import { isLongWeekendNight } from '#domain/time/holidays.ts'
import type { Offer } from './offer.ts'
import { shareOf } from './people-price.ts'
import type { Rate, RatePlan, Season } from './rate-plan.ts'

/** `season` is null in the rest of the year, `pesos` where no price is set. */
type NightPrice = { season: string | null; pesos: number | null }

/** What decides whether a night is one of a season. */
export type SeasonDays = Pick<Season, 'from' | 'to' | 'nights'>

export function isInSeason({ from, to, nights }: SeasonDays, night: Day): boolean {
	if (nights === 'weekends' && !isWeekendNight(night)) return false
	if (nights === 'long-weekends' && !isLongWeekendNight(night)) return false
	if (from.length === night.length) return from <= night && night <= to
	const day = night.slice(5)
	return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** Friday and Saturday. */
function isWeekendNight(night: Day): boolean {
	return weekday(night) === 5 || weekday(night) === 6
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
	const { discountPercent, surchargePercent } = season
	if (rest === null || (discountPercent ?? surchargePercent) === undefined) return null
	return shareOf(rest, 100 - (discountPercent ?? 0) + (surchargePercent ?? 0))
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

/** The first season that says something about the offer: its price, its shortest stay, or its days to come and leave. */
function decidingSeason(offer: Offer, night: Day, plan: RatePlan): Season | undefined {
	return plan.seasons.find(
		(season) => isInSeason(season, night) && saysSomething(offer, season, plan),
	)
}

/** Whether the season has a line of its own in the offer's price table. */
export function saysSomething(offer: Offer, season: Season, plan: RatePlan): boolean {
	const hasRules =
		minNightsInSeason(offer, season, plan) ?? season.arrivalDays ?? season.departureDays
	return (
		priceInSeason(offer, season, plan) !== null || (isNightly(offer.id) && hasRules !== undefined)
	)
}

/** A season with a price alone leaves it to the year's. */
export function shortestStay(offer: Offer, night: Day, plan: RatePlan): number {
	const season = decidingSeason(offer, night, plan)
	const nights = season && minNightsInSeason(offer, season, plan)
	return nights ?? minNightsOfYear(offer, plan)
}

/** On which days of the week a stay with these nights may begin and end; undefined is any day. */
export function daysToComeAndLeave(offer: Offer, nights: readonly Day[], plan: RatePlan) {
	const [first, last] = [nights[0], nights.at(-1)]
	if (!first || !last) return {}
	return {
		arrivalDays: decidingSeason(offer, first, plan)?.arrivalDays,
		departureDays: decidingSeason(offer, last, plan)?.departureDays,
	}
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
