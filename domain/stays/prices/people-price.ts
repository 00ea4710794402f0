import { isPerPerson } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { PeopleRate, RatePlan } from './rate-plan.ts'

/** The people in an item. `children` are the ages of some of the people. */
export type Guests = { people: number; units: number; children?: readonly number[] | undefined }

export function peopleRateOf({ id }: Pick<Offer, 'id'>, plan: RatePlan): PeopleRate | undefined {
	return plan.people?.find(({ offer }) => offer === id)
}

/**
 * The price of a night or a day for these people, by the price of one unit or one adult. In a unit that includes some of them
 * the adults come first, so that the youngest are those who pay as extra people. Who pays which share is counted once, not
 * for every night.
 */
export function pricingFor(offer: Offer, guests: Guests, plan: RatePlan) {
	const { people, units, children = [] } = guests
	const rate = peopleRateOf(offer, plan)
	const adults = Math.max(0, people - children.length)
	const shares = [
		...Array<number>(adults).fill(100),
		...children.slice(0, people).map((age) => shareOfChild(age, rate)),
	].sort((a, b) => b - a)
	if (isPerPerson(offer.id)) {
		const paying = [...Map.groupBy(shares, (percent) => percent)]
		return (pesos: number) =>
			paying.reduce((sum, [percent, who]) => sum + who.length * shareOf(pesos, percent), 0)
	}
	const { beyond, pesos: each } = rate?.extra ?? { beyond: people, pesos: 0 }
	const extra = shares.slice(beyond * units).reduce((sum, it) => sum + shareOf(each, it), 0)
	return (pesos: number) => pesos * units + extra
}

function shareOfChild(age: number, rate: PeopleRate | undefined): number {
	return rate?.children?.find(({ upTo }) => age <= upTo)?.percent ?? 100
}

/** To the nearest whole peso, in whole numbers only. */
export function shareOf(pesos: number, percent: number): number {
	const hundredths = pesos * percent + 50
	return (hundredths - (hundredths % 100)) / 100
}
