import type { Transaction } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import { takingOf } from '#domain/offers/item.ts'
import { actionsOfGuest } from '#domain/stays/states/states.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readAgreements } from '#server/stays/store/agreements-repository.ts'
import { addHistory } from '#server/stays/store/requests-repository.ts'
import { holdWithoutEnd, replaceUnitsOf } from '#server/stays/units/take-units.ts'
import {
	type BookingState,
	type BookingWithState,
	saveBookingState,
	standingOf,
} from './booking-state.ts'

type Deps = Pick<StayDeps, 'requests' | 'offers' | 'today' | 'now'>

/** Accepted units are taken until the owner replies: held ones stay so, others are taken now. */
export async function keepQuoted(
	transaction: Transaction,
	{ id, agreement }: { id: string } & Pick<BookingState, 'agreement'>,
	{ offers, today, now }: Deps,
) {
	if (!agreement || agreement.heldUntil) return await holdWithoutEnd(transaction, id)
	const takings = agreement.items.map(takingOf)
	const taker = { kind: 'held' as const, heldUntil: null, takings, at: now() }
	const context = { offers: offers(), today: today() }
	await replaceUnitsOf(transaction, { enquiryId: id }, taker, context)
}

/**
 * Whether the guest has the last agreement before them, by its number. Older clients, which send none, may leave it out
 * while the request has had a single agreement: they cannot have seen another.
 */
export async function hasSeenLast(
	transaction: Transaction,
	{ id, agreement }: { id: string } & Pick<BookingState, 'agreement'>,
	seen: number | undefined,
): Promise<boolean> {
	if (!agreement || seen === agreement.number) return true
	return seen === undefined && (await readAgreements(transaction, id)).length === 1
}

/**
 * Accepts the quote that a guest has paid for, if it can be accepted. A change that the guest asked for still waits.
 * Returns the entry of the history, or undefined where nothing was accepted: the payment counts all the same.
 */
export async function acceptByPaying(
	transaction: Transaction,
	{ booking: { id }, bookingState }: BookingWithState,
	deps: Deps,
): Promise<string | undefined> {
	const { agreement } = bookingState
	if (!actionsOfGuest(standingOf(bookingState, deps.today())).includes('accept')) return undefined
	try {
		await keepQuoted(transaction, { id, agreement }, deps)
	} catch (reason) {
		if (reason instanceof AppError && reason.code === 'units-taken') return undefined
		throw reason
	}
	const at = deps.now()
	await saveBookingState(transaction, id, { ...bookingState, state: 'accepted' }, at)
	const entry = { enquiry_id: id, at, by: 'guest', action: 'accept' } as const
	const about = await addHistory(transaction, entry)
	await deps.requests.setState(transaction, id, 'new')
	return about
}
