import type { Query } from '#db/connect.ts'
import { isPaid } from '#domain/stays/deposit.ts'
import type { LeftToReception } from '#domain/stays/responses/table-response.ts'
import { hasWrittenSince } from '#domain/stays/unanswered.ts'
import { readPayment } from '#server/stays/deposits/deposits-repository.ts'
import type { BookingWithState } from '#server/stays/requests/booking-state.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'

/** Why the restaurant may not confirm a table; undefined if it may, or if nobody can confirm it any more. */
export async function leftToReception(
	query: Query,
	{ booking: { id }, bookingState }: BookingWithState,
): Promise<LeftToReception | undefined> {
	const { state, items, agreement, changeAskedAt } = bookingState
	if (state === 'declined' || state === 'cancelled') return undefined
	// The restaurant would confirm what the guest no longer wants, and reply to a message that it cannot read.
	if (changeAskedAt !== null) return 'change'
	if (hasWrittenSince(await readHistory(query, id))) return 'message'
	if (state === 'confirmed') return undefined
	if (items.some(({ kind }) => kind !== 'table')) return 'stay'
	return isPaid(agreement?.deposit ?? null, await readPayment(query, id)) ? undefined : 'deposit'
}
