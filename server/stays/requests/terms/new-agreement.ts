import {
	type Agreement,
	changesSince,
	changesSinceAsked,
	type TermChanges,
} from '#domain/stays/agreement.ts'
import type { Deposit } from '#domain/stays/deposit.ts'
import { linesAt, type Pricing, totalOf } from '#domain/stays/prices/agreed-price.ts'
import { type BookingWithState, hereOn } from '#server/stays/requests/booking-state.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { newTerms } from './new-terms.ts'

type Given = Pick<Agreement, 'kind' | 'message' | 'heldUntil'> & {
	price: Pricing | undefined
	depositOf: (priced: Pick<Agreement, 'total' | 'from'>) => Deposit | null
}

/** The owner's agreement: the present or requested terms, their price, and the changes since the one before. */
export function newAgreement(
	{ offers, plan, today, now }: StayDeps,
	{ booking, bookingState }: BookingWithState,
	changes: TermChanges,
	{ price, depositOf, ...given }: Given,
): Agreement {
	const context = { offers: offers(), plan: plan(), today: today() }
	// A quote for nights that are past would lapse at once, also in place of one that was accepted.
	const checkedAs =
		given.kind === 'quote' ? { ...bookingState, state: 'offered' as const } : bookingState
	const terms = newTerms(checkedAs, changes, context)
	const { agreement: before, agreements } = bookingState
	const rates = { ...context, hereOn: hereOn({ ...bookingState, ...terms }, context.today) }
	const priced = { ...terms, ...totalOf(terms, agreements, price, rates) }
	const made = { ...priced, deposit: depositOf(priced) }
	return {
		...given,
		...made,
		at: now(),
		lines: linesAt(terms, agreements, price, rates),
		language: booking.language,
		changes: before ? changesSince(before, made) : changesSinceAsked(bookingState, made),
	}
}
