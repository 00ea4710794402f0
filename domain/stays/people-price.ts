import { isPerPerson } from '#domain/offers/offers.ts'
import type { Offer } from './offer.ts'
import type { PeopleRate, RatePlan } from './rate-plan.ts'

/** Who is in an item. `children` are the ages of some of the people. */
export type Guests = { people: number; units: number; children?: readonly number[] | undefined }

export function peopleRateOf({ id }: Pick<Offer, 'id'>, plan: RatePlan): PeopleRate | undefined {
	return plan.people?.find(({ offer }) => offer === id)
}

/**
 * A night or a day for these people, by the price of one unit or one adult. In a unit that includes some of them the
 * adults come first, so that the youngest are those who pay as extra people.
 */
export function priceForPeople(
	offer: Offer,
	pesos: number,
	guests: Guests,
	plan: RatePlan,
): number {
	const { people, units, children = [] } = guests
	const rate = peopleRateOf(offer, plan)
	const shares = [
		...Array.from({ length: Math.max(0, people - children.length) }, () => 100),
		...children.slice(0, people).map((age) => shareOfChild(age, rate)),
	].toSorted((a, b) => b - a)
	const sum = (each: number, paying: readonly number[]) =>
		paying.reduce((all, percent) => all + shareOf(each, percent), 0)
	if (isPerPerson(offer.id)) return sum(pesos, shares)
	const { extra } = rate ?? {}
	return pesos * units + (extra ? sum(extra.pesos, shares.slice(extra.beyond * units)) : 0)
}

function shareOfChild(age: number, rate: PeopleRate | undefined): number {
	return rate?.children?.find(({ upTo }) => age <= upTo)?.percent ?? 100
}

/** To the nearest whole peso, in whole numbers only. */
export function shareOf(pesos: number, percent: number): number {
	const hundredths = pesos * percent + 50
	return (hundredths - (hundredths % 100)) / 100
}
