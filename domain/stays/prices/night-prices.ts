import { isNightly } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { type Day, weekday } from '#domain/time/dates.ts'
import { type HolidayChanges, isLongWeekendNight, noHolidayChanges } from '#domain/time/holidays.ts'
import { shareOf } from './people-price.ts'
import type { Rate, RatePlan, Season } from './rate-plan.ts'

/** `season` is null in the rest of the year, `pesos` where no price is set. */
type NightPrice = { season: string | null; pesos: number | null }

/** Decides whether a night is one of a season. */
export type SeasonDays = Pick<Season, 'from' | 'to' | 'nights'>

/** A night with what seasons check about it. */
export type Night = { day: Day; dayOfYear: string; isWeekend: boolean; isLongWeekend: boolean }

/** Cached by the owner's holidays, because up to a hundred seasons check each night. */
const nightsByHolidays = new WeakMap<HolidayChanges, Map<Day, Night>>()

export function nightOf(
	day: Day,
	{ holidays = noHolidayChanges }: Pick<RatePlan, 'holidays'>,
): Night {
	const nights = nightsByHolidays.get(holidays) ?? new Map<Day, Night>()
	nightsByHolidays.set(holidays, nights)
	const known = nights.get(day)
	if (known) return known
	if (nights.size >= 2000) nights.clear()
	const onDay = weekday(day)
	const isWeekend = onDay === 5 || onDay === 6
	const isLongWeekend = isLongWeekendNight(day, holidays)
	const night = { day, dayOfYear: day.slice(5), isWeekend, isLongWeekend }
	nights.set(day, night)
	return night
}

export function isInSeason({ from, to, nights }: SeasonDays, night: Night): boolean {
	if (nights === 'weekends' && !night.isWeekend) return false
	if (nights === 'long-weekends' && !night.isLongWeekend) return false
	if (from.length === night.day.length) return from <= night.day && night.day <= to
	const day = night.dayOfYear
	return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/**
 * The rates of one offer in a plan, looked up once for all the nights of a stay. The first season that says something
 * decides; one without a price leaves that to the next.
 */
export function rulesFor(offer: Offer, plan: RatePlan) {
	const seasons = plan.seasons
		.filter((season) => saysSomething(offer, season, plan))
		.map((season) => ({
			season,
			pesos: priceInSeason(offer, season, plan),
			minNights: minNightsInSeason(offer, season, plan),
		}))
	const priced = seasons.filter(({ pesos }) => pesos !== null)
	const rest = { season: null, pesos: restOfYear(offer, plan) }
	const leastOfYear = minNightsOfYear(offer, plan)
	const deciding = (night: Night) => seasons.find(({ season }) => isInSeason(season, night))

	return {
		/** The price of one unit or person. */
		priceOf(night: Night): NightPrice {
			const found = priced.find(({ season }) => isInSeason(season, night))
			return found ? { season: found.season.id, pesos: found.pesos } : rest
		},

		/** The first season with this night, whose rules apply; null in the rest of the year. */
		seasonOf: (night: Night): string | null => deciding(night)?.season.id ?? null,

		/** The shortest stay with these nights. A season with a price alone leaves it to the year's. */
		shortestStay: (nights: readonly Night[]): number =>
			nights.reduce((most, it) => Math.max(most, deciding(it)?.minNights ?? leastOfYear), 1),

		/** The days of the week on which a stay with these nights may begin and end; undefined is any day. */
		daysToComeAndLeave(nights: readonly Night[]) {
			const [first, last] = [nights[0], nights.at(-1)]
			if (!first || !last) return {}
			return {
				arrivalDays: deciding(first)?.season.arrivalDays,
				departureDays: deciding(last)?.season.departureDays,
			}
		},
	}
}

function priceInSeason(offer: Offer, season: Season, plan: RatePlan): number | null {
	const own = rateOf(offer, season.id, plan)
	if (own) return own.pesos
	const rest = restOfYear(offer, plan)
	const { discountPercent, surchargePercent } = season
	if (rest === null || (discountPercent ?? surchargePercent) === undefined) return null
	// A discount makes nothing free: of a price of one peso, half would be none.
	return Math.max(1, shareOf(rest, 100 - (discountPercent ?? 0) + (surchargePercent ?? 0)))
}

export function restOfYear(offer: Offer, plan: RatePlan): number | null {
	return rateOf(offer, null, plan)?.pesos ?? offer.pesos
}

/** Whether the season has a price or a rule for the offer. */
function saysSomething(offer: Offer, season: Season, plan: RatePlan): boolean {
	const hasRules =
		minNightsInSeason(offer, season, plan) ?? season.arrivalDays ?? season.departureDays
	return (
		priceInSeason(offer, season, plan) !== null || (isNightly(offer.id) && hasRules !== undefined)
	)
}

/** Undefined where the season says nothing about it: then that of the year applies. */
export function minNightsInSeason(offer: Offer, season: Season, plan: RatePlan) {
	return rateOf(offer, season.id, plan)?.minNights ?? season.minNights
}

export function minNightsOfYear(offer: Offer, plan: RatePlan): number {
	return rateOf(offer, null, plan)?.minNights ?? offer.minNights
}

type Rates = Map<string, Map<string | null, Rate>>

/** Rates by offer and season, indexed once per plan, which may have 1,000. */
const ratesByPlan = new WeakMap<RatePlan, Rates>()

function rateOf({ id }: Offer, season: string | null, plan: RatePlan): Rate | undefined {
	const rates = ratesByPlan.get(plan) ?? ratesIn(plan)
	ratesByPlan.set(plan, rates)
	return rates.get(id)?.get(season)
}

function ratesIn(plan: RatePlan): Rates {
	const rates: Rates = new Map()
	for (const rate of plan.rates) {
		const ofOffer = rates.get(rate.offer) ?? new Map<string | null, Rate>()
		rates.set(rate.offer, ofOffer)
		// The first of two, as before: a plan that is being edited may hold a rate twice.
		if (!ofOffer.has(rate.season)) ofOffer.set(rate.season, rate)
	}
	return rates
}
