import { childrenIn } from '#domain/offers/children-in.ts'
import { type Item, takingOf } from '#domain/offers/item.ts'
import { knownSum } from '#domain/text/money.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import { type Day, earliest } from '#domain/time/dates.ts'
import type { Agreement, PriceLine, Terms } from './agreement.ts'
import { estimateItem } from './estimate.ts'
import type { Offer } from './offer.ts'
import type { RatePlan } from './rate-plan.ts'

type Context = { offers: readonly Offer[]; plan: RatePlan; today: Day }

/**
 * The price of a booking whose guest has arrived: past nights cost what was agreed, future ones are priced by the rates. An
 * item that spans both keeps the past nights' share of its agreed price.
 */
export function priceFrom(
	terms: Pick<Terms, 'items' | 'party'>,
	before: Agreement,
	context: Context,
): Pick<Agreement, 'lines' | 'total' | 'isPartial'> {
	const left = new Map(before.items.map((item, index) => [item, before.lines[index]?.pesos]))
	const [ratesNow, ratesThen] = [ratesFor(terms, context), ratesFor(before, context)]
	const factor = typedFactor(before)
	let isLost = factor === null
	const lines = terms.items.map((item): PriceLine => {
		const { offer } = item
		const past = pastOf(item, context.today)
		const coming = comingOf(item, context.today)
		if (!past) return { offer, pesos: ratesNow(item, coming) }
		const stored = [...left.keys()].find((it) => hasPast(it, past, context.today))
		const agreed = stored && left.get(stored)
		if (!stored || agreed == null || factor === null) return { offer, pesos: null }
		left.delete(stored)
		const kept = Math.round(agreed * factor * pastShareOf(stored, past, ratesThen))
		const rest = coming ? ratesNow(item, coming) : 0
		isLost ||= rest === null
		return { offer, pesos: rest === null ? null : kept + rest }
	})
	// If the past part of the agreed price is unknown, the whole price stays, and the rest remains to be agreed.
	if (isLost && before.total !== null) return { lines, total: before.total, isPartial: true }
	return { lines, ...knownSum(lines.map(({ pesos }) => pesos)) }
}

/** The factor between the total that the owner typed and the sum of its parts; null if parts have no price. */
function typedFactor({ lines, total, isPartial }: Agreement): number | null {
	if (total === null) return 1
	const known = knownSum(lines.map(({ pesos }) => pesos))
	if (known.total === total) return 1
	return known.total && known.isPartial === isPartial ? total / known.total : null
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

/** The past share of the price: by today's rates or, if there are none, by the number of nights. */
function pastShareOf(stored: Item, past: Item, rates: Rates): number {
	if (stored.kind !== 'nights' || past.kind !== 'nights') return 1
	if (past.departure === stored.departure) return 1
	const [part, whole] = [rates(stored, past), rates(stored, stored)]
	return part !== null && whole ? part / whole : nightsOf(past) / nightsOf(stored)
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
