import { valuesOfItems } from '#domain/offers/item-fields.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { ChildrenSchema, childrenAsText } from '#domain/offers/party.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import type { Day } from '#domain/time/dates.ts'

/** The terms to quote or confirm: as requested, unless the owner changes them. */
export type ProposedTerms = {
	from: Day
	to: Day
	adults: number
	/** The ages as they are typed: '4, 7'. */
	children: string
	/** Undefined while unchanged. The server distributes people to items that have none. */
	items?: RequestedItem[] | undefined
}

/** The requested or agreed terms, to be changed. */
export function termsToChange({ from, to, items, party, people: all }: OwnerRequestResponse) {
	return {
		from,
		to,
		adults: party.adults,
		children: childrenAsText(party.children),
		// Items that the guest has had already stay as they were.
		items: items
			.filter(({ isPast }) => !isPast)
			.map(
				({ offer, units, hour, people, day }): RequestedItem => ({
					offer,
					units,
					hour,
					// An item on the day of arrival moves with the arrival.
					...(day && day !== from && { day }),
					...((isNightly(offer) || people !== all) && { people }),
				}),
			),
	}
}

/** The days and people of the change that the guest asks for; undefined where it is in words alone. */
export function wantedTerms(
	{ asked: { change }, party: agreed }: OwnerRequestResponse,
	items: ProposedTerms['items'],
): ProposedTerms | undefined {
	if (!change) return undefined
	const { from, to, party = agreed } = change
	const people = { adults: party.adults, children: childrenAsText(party.children) }
	return { from, to, ...people, items: items?.map(withoutPeople) }
}

/** Undefined while what is typed is not a list of ages. */
export function agesOf({ children }: ProposedTerms): number[] | undefined {
	return ChildrenSchema.safeParse(children).data
}

export function isPossible(terms: ProposedTerms): boolean {
	const { from, to, adults } = terms
	return from !== '' && to >= from && adults >= 1 && agesOf(terms) !== undefined
}

export function withoutPeople({ people: _, ...item }: RequestedItem): RequestedItem {
	return item
}

/** Converts the terms for the API. */
export function termsOf(terms: ProposedTerms) {
	const { from, to, items, adults } = terms
	const children = agesOf(terms) ?? []
	return { from, to, ...(items && { items }), people: adults + children.length, children }
}

/** Converts the terms for the query. */
export function queryOf(terms: ProposedTerms): string {
	const { from, to, items, people, children } = termsOf(terms)
	return `?${new URLSearchParams({
		from,
		to,
		people: String(people),
		children: childrenAsText(children),
		...(items && valuesOfItems(items)),
	})}`
}
