import type { BookingState } from '#server/stays/requests/booking-state.ts'

/** While a deposit is asked for, and the booking is not over. */
export function takesReceipts({ state, agreement }: Pick<BookingState, 'state' | 'agreement'>) {
	const isOpen = state === 'offered' || state === 'accepted' || state === 'confirmed'
	return isOpen && Boolean(agreement?.deposit)
}
