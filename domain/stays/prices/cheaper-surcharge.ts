import type { OfferId } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { Day } from '#domain/time/dates.ts'
import { isInSeason, rulesFor } from './night-prices.ts'
import { bookableNights } from './price-table.ts'
import type { RatePlan } from './rate-plan.ts'

/** A season whose surcharge makes a night cheaper than a season below it in the list would. */
type CheaperSurcharge = {
	season: string
	offer: OfferId
	pesos: number
	/** The season below, and its price. */
	below: string
	otherwise: number
}

/**
 * A surcharge is on the price of the rest of the year, so that long weekends with one may cost less than ordinary weekends with a
 * price of their own. The first such night of each season and offer; a price that the owner typed is meant.
 */
export function cheaperSurcharges(
	plan: RatePlan,
	offers: readonly Offer[],
	today: Day,
): CheaperSurcharge[] {
	return plan.seasons
		.filter(({ surchargePercent }) => surchargePercent !== undefined)
		.flatMap((season) => {
			const others = plan.seasons.filter((it) => it !== season)
			const nights = bookableNights(today, plan).filter((night) => isInSeason(season, night))
			return offers.flatMap((offer): CheaperSurcharge[] => {
				const isTyped = plan.rates.some((it) => it.offer === offer.id && it.season === season.id)
				if (isTyped) return []
				const priceOf = rulesFor(offer, plan).priceOf
				const priceWithout = rulesFor(offer, { ...plan, seasons: others }).priceOf
				for (const night of nights) {
					const { season: decides, pesos } = priceOf(night)
					const { season: below, pesos: otherwise } = priceWithout(night)
					if (decides !== season.id || pesos === null || below === null) continue
					if (otherwise !== null && otherwise > pesos)
						return [{ season: season.id, offer: offer.id, pesos, below, otherwise }]
				}
				return []
			})
		})
}
