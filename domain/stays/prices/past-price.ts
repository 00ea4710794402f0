import { childrenIn } from '#domain/offers/children-in.ts'
import { type Item, takingOf } from '#domain/offers/item.ts'
import type { Agreement, PriceLine, Terms } from '#domain/stays/agreement.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { knownSum, sumOf } from '#domain/text/money.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import { type Day, dayInBogota, earliest, latest } from '#domain/time/dates.ts'
import { estimateItem } from './estimate.ts'
import type { RatePlan } from './rate-plan.ts'

type Context = { offers: readonly Offer[]; plan: RatePlan; today: Day }

/**
 * The price of a booking whose guest has arrived: past nights cost what was agreed, future ones are priced by the rates. An
 * item that spans both keeps the past nights' share of its agreed price. The agreements are all so far, oldest first.
 */
export function priceFrom(
	terms: Pick<Terms, 'items' | 'party'>,
	agreements: readonly Agreement[],
	context: Context,
): Pick<Agreement, 'lines' | 'total' | 'isPartial'> {
	const rates = ratesFor(terms, context)
	const past = pastPrices(terms.items, agreements, context)
	let isLost = past === undefined
	const lines = terms.items.map((item, index): PriceLine => {
		const { offer } = item
		const rest = rates(item, comingOf(item, context.today))
		if (!pastOf(item, context.today)) return { offer, pesos: rest }
		const kept = past?.[index] ?? null
		const pesos = sumOf([kept, rest])
		isLost ||= kept !== null && pesos === null
		return { offer, pesos }
	})
	const total = agreements.at(-1)?.total ?? null
	// If the past part of the agreed price is unknown, the whole price stays, and the rest remains to be agreed.
	if (isLost && total !== null) return { lines, total, isPartial: true }
	return { lines, ...knownSum(lines.map(({ pesos }) => pesos)) }
}

/** An agreed item with its price, and the price of its nights that were past when it was agreed; null if unknown. */
type Part = { item: Item; pesos: number | null; pastPesos: number | null }

/**
 * The prices of the items' past, null where unknown; undefined if the agreed price cannot be shared out. A night costs what
 * the agreement says that was in force when it was slept, so each agreement shares out only what it adds to its own past.
 */
function pastPrices(
	items: readonly Item[],
	agreements: readonly Agreement[],
	context: Context,
): (number | null)[] | undefined {
	const { today } = context
	const before = agreements.at(-1)
	if (!before) return undefined
	const madeOn = dayInBogota(before.at)
	const hadPast = before.items.some((item) => pastOf(item, madeOn))
	// A quote has no past nights: nobody has slept on its terms.
	const earlier = agreements.slice(0, -1).filter(({ kind }) => kind === 'confirmation')
	const pastThen = hadPast
		? pastPrices(before.items, earlier, { ...context, today: madeOn })
		: before.items.map(() => 0)
	const parts = partsOf(before, earlier.at(-1)?.total, pastThen)
	if (!parts) return undefined
	const rates = ratesFor(before, context)
	const left = new Set(parts)
	return items.map((item) => {
		const past = pastOf(item, today)
		if (!past) return 0
		const part = [...left].find((it) => hasPast(it.item, past, today))
		if (!part) return null
		left.delete(part)
		return pastPriceOf(part, past, { madeOn, rates })
	})
}

/**
 * The items with their part of the total. A total that the owner typed is for the whole stay, so that the past has its share
 * of it; one that stays as it was leaves the past as it was. Undefined if parts have no price.
 */
function partsOf(
	{ items, lines, total, isPartial }: Agreement,
	totalBefore: number | null | undefined,
	pastPrices: readonly (number | null)[] = [],
): Part[] | undefined {
	const parts = items.map((item, index): Part => {
		const [pesos = null, pastPesos = null] = [lines[index]?.pesos, pastPrices[index]]
		return { item, pesos, pastPesos }
	})
	const known = knownSum(lines.map(({ pesos }) => pesos))
	if (total === null || known.total === total) return parts
	if (!known.total || known.isPartial !== isPartial) return undefined
	const factor = total / known.total
	const scaled = (pesos: number | null) => pesos && pesos * factor
	if (total !== totalBefore)
		return parts.map(({ item, pesos, pastPesos }) => ({
			item,
			pesos: scaled(pesos),
			pastPesos: scaled(pastPesos),
		}))
	const comingOfPart = ({ pesos, pastPesos }: Part) => Math.max(0, (pesos ?? 0) - (pastPesos ?? 0))
	const past = parts.reduce((sum, { pastPesos }) => sum + (pastPesos ?? 0), 0)
	const coming = parts.reduce((sum, part) => sum + comingOfPart(part), 0)
	return parts.map((part) => {
		const { pesos, pastPesos } = part
		if (pesos === null || coming === 0) return { ...part, pesos: scaled(pesos) }
		return {
			...part,
			pesos: (pastPesos ?? 0) + (comingOfPart(part) * (total - past)) / coming,
		}
	})
}

type Rates = (item: Item, part: Item | undefined) => number | null

/** Prices by the rates. Children sleep in the beds to come: past beds are empty. */
function ratesFor(
	{ items, party }: Pick<Terms, 'items' | 'party'>,
	{ offers, plan, today }: Context,
): Rates {
	const toCome = items.filter((item) => comingOf(item, today))
	const children = childrenIn(toCome, party)
	return (item, part) =>
		part ? estimateItem(part, offers, plan, children[toCome.indexOf(item)]).pesos : 0
}

/** The nights slept since the agreement have their share of the rest: by today's rates or, if there are none, by their number. */
function pastPriceOf(
	{ item, pesos, pastPesos }: Part,
	past: Item,
	{ madeOn, rates }: { madeOn: Day; rates: Rates },
): number | null {
	if (pesos === null) return null
	if (item.kind !== 'nights' || past.kind !== 'nights' || past.departure === item.departure)
		return Math.round(pesos)
	const arrival = pastPesos === null ? item.arrival : latest(item.arrival, madeOn)
	const [whole, slept] = [
		{ ...item, arrival },
		{ ...past, arrival },
	]
	const [ofWhole, ofSlept] = [rates(item, whole), rates(item, slept)]
	const share = ofSlept !== null && ofWhole ? ofSlept / ofWhole : nightsOf(slept) / nightsOf(whole)
	const kept = Math.min(pastPesos ?? 0, pesos)
	return Math.round(kept + (pesos - kept) * share)
}

function nightsOf({ arrival, departure }: Item & { kind: 'nights' }): number {
	return daysBetween({ from: arrival, to: departure })
}

function pastOf(item: Item, today: Day): Item | undefined {
	if (item.kind !== 'nights') return item.day < today ? item : undefined
	if (item.arrival >= today) return undefined
	return { ...item, departure: earliest(item.departure, today) }
}

function comingOf(item: Item, today: Day): Item | undefined {
	if (item.kind !== 'nights') return item.day < today ? undefined : item
	if (item.departure <= today) return undefined
	return item.arrival < today ? { ...item, arrival: today } : item
}

/** Whether the stored item has this past: the same in all but a later departure. */
function hasPast(stored: Item, past: Item, today: Day): boolean {
	const its = pastOf(stored, today)
	return its !== undefined && keyOf(its) === keyOf(past)
}

function keyOf(item: Item): string {
	const { offer, people } = item
	return JSON.stringify([offer, people, takingOf(item)])
}
