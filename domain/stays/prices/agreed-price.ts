import { childrenIn } from '#domain/offers/children-in.ts'
import {
	type Agreement,
	changedTerms,
	type PriceLine,
	type Terms,
} from '#domain/stays/agreement.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { knownSum } from '#domain/text/money.ts'
import type { Day } from '#domain/time/dates.ts'
import { estimateItem } from './estimate.ts'
import { priceFrom } from './past-price.ts'
import type { RatePlan } from './rate-plan.ts'

/** How the price of an agreement comes about. */
export type Pricing = { pesos: number } | 'same' | 'by rates'

type Context = {
	offers: readonly Offer[]
	plan: RatePlan
	/** Today, while the guest is in the house: the past keeps its price. */
	hereOn?: Day | undefined
}

/**
 * The lines of new terms after all agreements so far, oldest first. If the price stays, so do its lines; other items have
 * no price of their own.
 */
export function linesAt(
	terms: Terms,
	agreements: readonly Agreement[],
	pricing: Pricing | undefined,
	context: Context,
): PriceLine[] {
	const before = agreements.at(-1)
	if (pricing !== 'same' || !before) return pricedByRates(terms, agreements, context).lines
	const left = [...before.lines]
	const lines = terms.items.map(({ offer }) => {
		const index = left.findIndex((line) => line.offer === offer)
		return index < 0 ? undefined : left.splice(index, 1)[0]
	})
	const isSame = left.length === 0 && lines.every((line) => line !== undefined)
	return isSame ? lines : terms.items.map(({ offer }) => ({ offer, pesos: null }))
}

export function linesOf(
	{ items, party }: Pick<Terms, 'items' | 'party'>,
	{ offers, plan }: Context,
): PriceLine[] {
	const children = childrenIn(items, party)
	return items.map((item, index) => ({
		offer: item.offer,
		pesos: estimateItem(item, offers, plan, children[index]).pesos,
	}))
}

/**
 * The price of new terms. Without a price by the owner, terms that are as before cost what they cost before, and others
 * what the rates say; what those say nothing about is to be agreed.
 */
export function totalOf(
	terms: Terms,
	agreements: readonly Agreement[],
	pricing: Pricing | undefined,
	context: Context,
): Pick<Agreement, 'total' | 'isPartial'> {
	if (typeof pricing === 'object') return { total: pricing.pesos, isPartial: false }
	const before = agreements.at(-1)
	const isSame = before !== undefined && changedTerms(before, terms).length === 0
	if (before && (pricing === 'same' || (pricing === undefined && isSame)))
		return { total: before.total, isPartial: before.isPartial }
	const { total, isPartial } = pricedByRates(terms, agreements, context)
	return { total, isPartial }
}

function pricedByRates(
	terms: Terms,
	agreements: readonly Agreement[],
	{ hereOn, ...context }: Context,
): Pick<Agreement, 'lines' | 'total' | 'isPartial'> {
	if (agreements.length > 0 && hereOn)
		return priceFrom(terms, agreements, { ...context, today: hereOn })
	const lines = linesOf(terms, context)
	return { lines, ...knownSum(lines.map(({ pesos }) => pesos)) }
}
