import type { Query } from '#db/connect.ts'
import { takingOf } from '#domain/offers/item.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { Day } from '#domain/time/dates.ts'
import { findFullDays } from '#server/stays/units/find-in-the-way.ts'
import type { BookingWithState } from './booking-state.ts'

type Deps = { offers: () => readonly Offer[]; today: () => Day }

/** Whether others have taken the units of a quote that held none, so that it cannot be accepted any more. */
export async function isQuoteTaken(
	query: Query,
	{ booking: { id }, bookingState }: BookingWithState,
	{ offers, today }: Deps,
): Promise<boolean> {
	const { state, agreement } = bookingState
	if (state !== 'offered' || !agreement || agreement.heldUntil) return false
	const wanted = { takings: agreement.items.map(takingOf), taker: { enquiryId: id } }
	const full = await findFullDays(query, wanted, { offers: offers(), today: today() })
	return full.length > 0
}
