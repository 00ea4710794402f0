import type { Item } from '#domain/offers/item.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { nightsOf, type Stay } from '#domain/stays/nights.ts'
import { figuresOf, type Offer } from '#domain/stays/offer.ts'
import { sumOf } from '#domain/text/money.ts'
import type { Day } from '#domain/time/dates.ts'
import { nightOf, rulesFor } from './night-prices.ts'
import { type Guests, pricingFor } from './people-price.ts'
import type { RatePlan } from './rate-plan.ts'

export type EstimatedNight = { day: Day; season: string | null; pesos: number | null }

export type Estimate = {
	/** Null when a night has no price: the owner quotes it. */
	pesos: number | null
	nights: EstimatedNight[]
	/** The shortest stay that the seasons of these nights ask for. */
	minNights: number
	/** Days of the week, from 0, Sunday, on which such a stay begins and ends; absent where any day will do. */
	arrivalDays?: number[] | undefined
	departureDays?: number[] | undefined
}

export type Choice = Stay & Guests

/** Every night by its own season, for all people or units. Offers without nights are priced once. */
export function estimateStay(offer: Offer, choice: Choice, plan: RatePlan): Estimate {
	const days = (isNightly(offer.id) ? nightsOf(choice) : [choice.from]).map((day) =>
		nightOf(day, plan),
	)
	const rules = rulesFor(offer, plan)
	const forAll = pricingFor(offer, choice, plan)
	const nights = days.map((night) => {
		const { season, pesos } = rules.priceOf(night)
		return { day: night.day, season, pesos: pesos === null ? null : forAll(pesos) }
	})
	return {
		pesos: sumOf(nights.map(({ pesos }) => pesos)),
		nights,
		minNights: rules.shortestStay(days),
		...(isNightly(offer.id) && rules.daysToComeAndLeave(days)),
	}
}

/** The price of an item by the rate plan. `children` are the ages of those who are in it. */
export function estimateItem(
	item: Item,
	offers: readonly Offer[],
	plan: RatePlan,
	children: readonly number[] = [],
): Estimate {
	const offer = figuresOf(item.offer, offers)
	const units = item.kind === 'ride' ? item.people : item.units
	const stay =
		item.kind === 'nights'
			? { from: item.arrival, to: item.departure }
			: { from: item.day, to: item.day }
	return estimateStay(offer, { ...stay, people: item.people, units, children }, plan)
}
