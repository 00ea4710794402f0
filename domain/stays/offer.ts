import type { Facts } from '#domain/facts.ts'
import { type OfferId, type OfferUnit, offerIds, unitOf } from '#domain/offers/offers.ts'

/** An offer with the owner's figures. Null is "not said": no limit, or a price on request. */
export type Offer = {
	id: OfferId
	unit: OfferUnit
	/** How many there are: houses, nests, pitches, tables. */
	units: number | null
	maxPeople: number | null
	minNights: number
	/** The price for the rest of the year, where the rates name none. */
	pesos: number | null
}

/** In the facts, where nothing can be null, 0 is "not said". */
export function offersOf(facts: Facts): Offer[] {
	return offerIds.map((id) => offerOf(facts, id))
}

export function offerOf(facts: Facts, id: OfferId): Offer {
	const own: Partial<Record<'units' | 'people' | 'nights' | 'pesos', number>> = facts.offers[id]
	return {
		id,
		unit: unitOf[id],
		units: own.units || null,
		maxPeople: (id === 'cabin' ? facts.cabin.people : own.people) || null,
		minNights: own.nights || 1,
		pesos: (id === 'camping' ? facts.campingPesos : own.pesos) || null,
	}
}

/** The owner's figures for an offer; none of them where it is not in the list. */
export function figuresOf(id: OfferId, offers: readonly Offer[]): Offer {
	const unknown = { id, unit: unitOf[id], units: null, maxPeople: null, minNights: 1, pesos: null }
	return offers.find((offer) => offer.id === id) ?? unknown
}
