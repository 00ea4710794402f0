import { AppError } from '#domain/errors.ts'
import { namedItem } from '#domain/offers/item.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { sizeOf } from '#domain/offers/party.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import { itemsOfStay, type TermChanges, type Terms } from '#domain/stays/agreement.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { rangeError } from '#domain/time/bounds.ts'
import type { Day } from '#domain/time/dates.ts'

type Context = { offers: readonly Offer[]; today: Day }

/** The terms as they would be with other days, items or people. Refused before anything is counted by the day. */
export function newTerms(terms: Terms, changes: TermChanges, { offers, today }: Context): Terms {
	const from = changes.from ?? terms.from
	const to = changes.to ?? terms.to
	const party = changes.party ?? terms.party
	const code = rangeError({ from, to }, today)
	if (code) throw invalid('to', code)
	const stay = { from, to, people: sizeOf(party) }
	const items = itemsOfStay(changes.items ?? asRequested(terms, changes), stay, offers)
	const isChanged = changes.from !== undefined || changes.to !== undefined || changes.items
	if (isChanged && from === to && items.some(({ offer }) => isNightly(offer)))
		throw invalid('to', 'errNoNight')
	for (const [index, { offer, units }] of (changes.items ?? []).entries()) {
		const most = offers.find(({ id }) => id === offer)?.units ?? null
		if (most !== null && units > most) throw invalid(`items.${index}.units`, 'errUnitsMany')
	}
	return { from, to, party, items }
}

/** Items that stay as they are keep their people, unless other people come: those are distributed anew. */
function asRequested({ items, party: before }: Terms, { party }: TermChanges): RequestedItem[] {
	return items.map((item) => {
		const { offer, units, hour, people } = namedItem(item)
		if (party === undefined) return { offer, units, hour, people }
		if (item.kind !== 'ride') return { offer, units, hour }
		// Where all rode, all ride; never more than come.
		const riders = units === sizeOf(before) ? sizeOf(party) : Math.min(units, sizeOf(party))
		return { offer, units: riders, hour }
	})
}

function invalid(field: string, code: string) {
	return new AppError('invalid-input', { errors: [{ field, code }] })
}
