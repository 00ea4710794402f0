import type { Taking } from '#domain/offers/item.ts'
import { type Day, earliest, latest } from '#domain/time/dates.ts'
import type { AgreementChange } from './agreement.ts'
import { nightsOf, type Stay } from './nights.ts'

/** The subject of a booking by phone. Each item has its own days, and all of them one price. */
export type PhoneTerms = {
	items: [Taking, ...Taking[]]
	/** Null while nobody has said. */
	people: number | null
	/** Null: to be agreed. */
	total: number | null
}

/** A snapshot: later figures, rates and changes leave it as it is. */
export type PhoneAgreement = PhoneTerms & {
	/** Among those of its booking, from 1. */
	number: number
	at: number
	person: string | null
	changes: Exclude<AgreementChange, 'deposit'>[]
}

/** The stay from the first day of its items to the last. */
export function stayOf(items: readonly Taking[]): Stay {
	const days = (pick: (item: Taking) => Day) => items.map(pick)
	return {
		from: days(({ from }) => from).reduce((one, other) => earliest(one, other)),
		to: days(({ to }) => to).reduce((one, other) => latest(one, other)),
	}
}

/**
 * The agreement with the highest price, and among those of one price the one that took most. Undefined if the last one has
 * the same price and items.
 */
export function dearestBefore(agreements: readonly PhoneTerms[]): PhoneTerms | undefined {
	const last = agreements.at(-1)
	const dearest = agreements.reduce<PhoneTerms | undefined>(
		(best, terms) => (best && !isWorthMore(terms, best) ? best : terms),
		last,
	)
	if (!last || !dearest) return undefined
	const isSame = phoneChanges(dearest, last).every((change) => change === 'people')
	return isSame ? undefined : dearest
}

function isWorthMore(one: PhoneTerms, other: PhoneTerms): boolean {
	const price = ({ total }: PhoneTerms) => total ?? -1
	return price(one) === price(other) ? unitDays(one) > unitDays(other) : price(one) > price(other)
}

/** Each unit counts once per night, or once for its day. */
function unitDays({ items }: PhoneTerms): number {
	const days = items.map((item) => (item.units ?? 1) * Math.max(1, nightsOf(item).length))
	return days.reduce((sum, count) => sum + count, 0)
}

/** Ignores the order of the items. */
export function phoneChanges(before: PhoneTerms, after: PhoneTerms): PhoneAgreement['changes'] {
	const isOther = (pick: (item: Taking) => unknown[]) =>
		keyOf(before.items, pick) !== keyOf(after.items, pick)
	const isOtherItems = isOther(({ offer, units, hour }) => [offer, units, hour])
	const isOtherDays = isOtherItems
		? keyOf([stayOf(before.items)], ({ from, to }) => [from, to]) !==
			keyOf([stayOf(after.items)], ({ from, to }) => [from, to])
		: isOther(({ offer, from, to }) => [offer, from, to])
	return [
		...(isOtherDays ? (['days'] as const) : []),
		...(isOtherItems ? (['items'] as const) : []),
		...(before.people !== after.people ? (['people'] as const) : []),
		...(before.total !== after.total ? (['price'] as const) : []),
	]
}

function keyOf<It>(all: readonly It[], pick: (it: It) => unknown[]): string {
	return all
		.map((it) => JSON.stringify(pick(it)))
		.sort()
		.join()
}
