import type { Locale } from '#domain/locale.ts'
import { itemsFor } from '#domain/offers/distribute.ts'
import type { Item } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { Party } from '#domain/offers/party.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import { type Day, earliest } from '#domain/time/dates.ts'
import type { Deposit } from './deposit.ts'
import type { Stay } from './nights.ts'
import type { Offer } from './offer.ts'
import type { Price } from './prices/price.ts'

/** The subject of a quote or a confirmation: days, people and items. */
export type Terms = Stay & { party: Party; items: Item[] }

/** The price of one item; null where it had none. */
export type PriceLine = { offer: OfferId; pesos: number | null }

/** The parts of an agreement that differ from the one before it, or from the request. */
export const agreementChanges = ['days', 'items', 'people', 'price', 'deposit'] as const
export type AgreementChange = (typeof agreementChanges)[number]

/**
 * The agreement as it was at that moment: later rates, figures and words do not change it. A change of days, items or
 * people makes a new one.
 */
export type Agreement = Terms &
	Price & {
		kind: 'quote' | 'confirmation'
		at: number
		lines: PriceLine[]
		/** The deposit, due by a day; null while none is asked for. */
		deposit: Deposit | null
		language: Locale
		message: string
		/** The last day on which the units of a quote are held. */
		heldUntil: Day | null
		changes: AgreementChange[]
	}

/** A stored agreement, numbered within its request from 1. */
export type StoredAgreement = Agreement & { number: number }

/** The owner's changes to the requested or agreed terms. */
export type TermChanges = {
	from?: Day | undefined
	to?: Day | undefined
	items?: RequestedItem[] | undefined
	party?: Party | undefined
}

export function itemsOfStay(
	requested: readonly RequestedItem[],
	{ from, to, people }: Stay & { people: number },
	offers: readonly Offer[],
): Item[] {
	const capacityOf = (id: OfferId) => offers.find((offer) => offer.id === id)?.maxPeople ?? null
	return itemsFor(requested, { stay: { from, to }, people, capacityOf })
}

export function changedTerms(before: Terms, after: Terms): AgreementChange[] {
	const isOther = (pick: (terms: Terms) => unknown) =>
		JSON.stringify(pick(before)) !== JSON.stringify(pick(after))
	// When a stay ends earlier, beds for the dropped days alone do not count as changed.
	const lastDay = before.from === after.from ? earliest(before.to, after.to) : before.to
	const last = (terms: Terms) => lastItems(terms, terms === before ? lastDay : terms.to)
	const isOtherItems = isOther((terms) => last(terms).map(whatIsTaken).sort())
	// Other items have other people in them, which does not count as a change of people.
	const isOtherPeople =
		!isSameParty(before.party, after.party) ||
		(!isOtherItems && isOther((terms) => last(terms).map(whatIsTakenBy).sort()))
	return [
		...(isOther(({ from, to }) => [from, to]) || isOtherDay(before, after)
			? (['days'] as const)
			: []),
		...(isOtherItems ? (['items'] as const) : []),
		...(isOtherPeople ? (['people'] as const) : []),
	]
}

/** Ignores the order of the ages. */
export function isSameParty(one: Party, other: Party): boolean {
	return (
		one.adults === other.adults &&
		one.children.toSorted().join() === other.children.toSorted().join()
	)
}

/** Leaves out the beds of another part of the stay: those of an earlier one remain on record (past-terms.ts). */
function lastItems({ items }: Terms, lastDay: Day): Item[] {
	return items.filter(
		(item) => item.kind !== 'nights' || (item.arrival < lastDay && lastDay <= item.departure),
	)
}

/** Whether a table, ride or package that both have is on another day. */
function isOtherDay(before: Terms, after: Terms): boolean {
	const [had, has] = [before, after].map(({ items }) =>
		Map.groupBy(
			items.filter((item) => item.kind !== 'nights'),
			({ offer }) => offer,
		),
	)
	const daysOf = (items: { day: Day }[]) => items.map(({ day }) => day).sort()
	return [...(has ?? [])].some(([offer, items]) => {
		const others = had?.get(offer) ?? []
		return others.length === items.length && daysOf(others).join() !== daysOf(items).join()
	})
}

/** Leaves out the days and people of an item, which are compared apart. */
function whatIsTaken(item: Item): string {
	const units = item.kind === 'ride' ? 0 : item.units
	return JSON.stringify([item.offer, units, 'time' in item ? item.time : null])
}

function whatIsTakenBy(item: Item): string {
	return `${whatIsTaken(item)} ${item.people}`
}

type Priced = Pick<Agreement, keyof Terms | 'total' | 'isPartial' | 'deposit'>

/** A guest who asked for nothing in particular is not told that what is included has changed. */
export function changesSinceAsked(asked: Terms, agreed: Terms): AgreementChange[] {
	return changedTerms(asked, agreed).filter(
		(change) => change !== 'items' || asked.items.length > 0,
	)
}

export function changesSince(before: Priced, after: Priced): AgreementChange[] {
	const isOtherPrice = before.total !== after.total || before.isPartial !== after.isPartial
	const isOtherDeposit =
		before.deposit?.pesos !== after.deposit?.pesos ||
		before.deposit?.until !== after.deposit?.until ||
		Boolean(before.deposit?.releases) !== Boolean(after.deposit?.releases)
	return [
		...changedTerms(before, after),
		...(isOtherPrice ? (['price'] as const) : []),
		...(isOtherDeposit ? (['deposit'] as const) : []),
	]
}
