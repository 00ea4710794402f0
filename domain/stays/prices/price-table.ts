import type { InBothLanguages } from '#domain/locale.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { lastBookableDay } from '#domain/time/bounds.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import {
	minNightsInSeason,
	minNightsOfYear,
	type Night,
	nightOf,
	rulesFor,
	type SeasonDays,
} from './night-prices.ts'
import type { RatePlan } from './rate-plan.ts'

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
 * The seasons that some night to come really has, then the rest of the year if any is left. The first line whose days include
 * a night decides, for price and shortest stay alike, as in an estimate.
 */
export function priceTable(offer: Offer, plan: RatePlan, today: Day): PriceRow[] {
	const prices = pricesBySeason(offer, plan, today)
	const seasons = plan.seasons.flatMap((season): PriceRow[] => {
		const known = prices.get(season.id)
		if (!known) return []
		const { name, from, to, nights, arrivalDays, departureDays } = season
		return [
			{
				season: { name, from, to, nights },
				...range(known),
				minNights: minNightsInSeason(offer, season, plan) ?? minNightsOfYear(offer, plan),
				...(isNightly(offer.id) && { arrivalDays, departureDays }),
			},
		]
	})
	const rest = range(prices.get(null) ?? new Set())
	if (rest.pesos === null) return seasons
	return [...seasons, { season: null, ...rest, minNights: minNightsOfYear(offer, plan) }]
}

/** The lowest price of a night to come, for "from …". */
export function lowestPrice(offer: Offer, plan: RatePlan, today: Day): number | null {
	const all = [...pricesBySeason(offer, plan, today).values()]
	return range(new Set(all.flatMap((known) => [...known]))).pesos
}

/**
 * The prices of the nights that can be booked, by the season that decides about a night and by the one that has its price: a
 * season with rules alone leaves the price to another. Null is the rest of the year.
 */
function pricesBySeason(offer: Offer, plan: RatePlan, today: Day): PricesBySeason {
	const ofPlan = pricesByPlan.get(plan) ?? new Map<string, PricesBySeason>()
	pricesByPlan.set(plan, ofPlan)
	const key = [today, offer.id, offer.pesos, offer.minNights].join()
	const known = ofPlan.get(key) ?? findPrices(offer, plan, today)
	if (ofPlan.size >= mostKnown) ofPlan.clear()
	ofPlan.set(key, known)
	return known
}

type PricesBySeason = ReadonlyMap<string | null, ReadonlySet<number>>

/** Cached, because a scan goes through two years of nights and up to a hundred seasons. */
const pricesByPlan = new WeakMap<RatePlan, Map<string, PricesBySeason>>()

const mostKnown = 100

function findPrices(offer: Offer, plan: RatePlan, today: Day): PricesBySeason {
	const { priceOf, seasonOf } = rulesFor(offer, plan)
	const prices = new Map<string | null, Set<number>>()
	for (const night of bookableNights(today, plan)) {
		const { season, pesos } = priceOf(night)
		const decidedBy = seasonOf(night)
		for (const id of [decidedBy, season ?? decidedBy]) {
			const known = prices.get(id) ?? new Set()
			prices.set(id, pesos === null ? known : known.add(pesos))
		}
	}
	return prices
}

/** The nights are listed once a day, because every offer asks for the same ones. */
let latest: { today: Day; holidays: RatePlan['holidays']; nights: Night[] } | undefined

export function bookableNights(today: Day, { holidays }: Pick<RatePlan, 'holidays'>): Night[] {
	if (latest?.today === today && latest.holidays === holidays) return latest.nights
	const nights: Night[] = []
	for (let day = today; day < lastBookableDay(today); day = addDays(day, 1))
		nights.push(nightOf(day, { holidays }))
	latest = { today, holidays, nights }
	return nights
}

function range(known: ReadonlySet<number>): Pick<PriceRow, 'pesos' | 'upToPesos'> {
	if (known.size === 0) return { pesos: null }
	const [least, most] = [Math.min(...known), Math.max(...known)]
	return { pesos: least, ...(most > least && { upToPesos: most }) }
}
