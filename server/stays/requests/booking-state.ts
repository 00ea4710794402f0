import { holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import { AppError } from '#domain/errors.ts'
import { partyOf } from '#domain/offers/party.ts'
import { itemsOfStay, type StoredAgreement, type Terms } from '#domain/stays/agreement.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { lastDayOf } from '#domain/stays/past-terms.ts'
import type { RequestState, ShownState } from '#domain/stays/states/state.ts'
import {
	asksForDeposit,
	isHoldOver,
	type Standing,
	shownStateOf,
} from '#domain/stays/states/states.ts'
import type { Day } from '#domain/time/dates.ts'
import { readAgreements } from '#server/stays/store/agreements-repository.ts'
import {
	readLastEntry,
	readStayRow,
	saveStayRow,
	versionAfter,
} from '#server/stays/store/requests-repository.ts'
import type { BookingRequests } from './port.ts'

/** Where a booking request stands: what was last agreed, or what was asked for. */
export type BookingState = Terms & {
	state: RequestState
	/** The last quote or confirmation. */
	agreement: StoredAgreement | undefined
	/** All of them, oldest first. */
	agreements: readonly StoredAgreement[]
	thankedAt: number | null
	remindedAt: number | null
	/** When the guest asked for a change that the owner has not replied to. */
	changeAskedAt: number | null
}

export type BookingWithState = { booking: Booking; bookingState: BookingState }

export async function bookingStateOf(
	query: Query,
	booking: Booking,
	offers: readonly Offer[],
): Promise<BookingState> {
	const row = await readStayRow(query, booking.id)
	const agreements = row ? await readAgreements(query, booking.id) : []
	const agreement = agreements.at(-1)
	return {
		...(agreement ? termsOf(agreement) : askedTerms(booking, offers)),
		state: row?.state ?? 'received',
		agreement,
		agreements,
		thankedAt: row?.thanked_at ?? null,
		remindedAt: row?.reminded_at ?? null,
		changeAskedAt: row?.change_asked_at ?? null,
	}
}

export function termsOf({ from, to, party, items }: Terms): Terms {
	return { from, to, party, items }
}

export function askedTerms(booking: Booking, offers: readonly Offer[]): Terms {
	const { ArrivalDate: from, DepartureDate: to, Quantity: people } = booking.fields
	const items = itemsOfStay(booking.items ?? [], { from, to, people }, offers)
	return { from, to, party: partyOf(people, booking.children), items }
}

export function standingOf(bookingState: BookingState, today: Day): Standing {
	const { state, from, to, agreement, changeAskedAt } = bookingState
	const heldUntil = agreement?.heldUntil ?? null
	const isChangeAsked = changeAskedAt !== null
	const isOpenedHere = state === 'received' && hereOn(bookingState, today) !== undefined
	const lastDay = isOpenedHere ? to : lastDayOf(bookingState)
	return { state, from, to, lastDay, heldUntil, today, isChangeAsked }
}

type Days = Pick<BookingState, 'state' | 'from' | 'to'>

/** Whether the guest of a confirmed booking is in the house, so that the arrival cannot change any more. */
export function hasArrived({ state, from, to }: Days, today: Day): boolean {
	return state === 'confirmed' && from < today && today <= to
}

/**
 * Today, while the guest is in the house: what is past of the booking stays as it was. That also holds for a booking that was
 * cancelled by mistake and opened again, unless the owner agrees to another arrival.
 */
export function hereOn(
	bookingState: Days & Pick<BookingState, 'agreements'>,
	today: Day,
): Day | undefined {
	const { from, agreements } = bookingState
	const confirmed = agreements.findLast(({ kind }) => kind === 'confirmation')
	const wasConfirmed = confirmed?.from === from
	const state = wasConfirmed ? 'confirmed' : bookingState.state
	return hasArrived({ ...bookingState, state }, today) ? today : undefined
}

/** The state as people read it today: a quote that has lapsed has expired. */
export function shownOn(bookingState: BookingState, today: Day): ShownState {
	const { state } = bookingState
	return shownStateOf({ state, isHoldOver: isHoldOver(standingOf(bookingState, today)) })
}

/** Whether the deposit is to be paid: one is asked for, and the quote or the booking stands. */
export function isDepositAsked(bookingState: BookingState, today: Day): boolean {
	return asksForDeposit(shownOn(bookingState, today)) && Boolean(bookingState.agreement?.deposit)
}

export async function saveBookingState(
	transaction: Transaction,
	id: string,
	bookingState: Omit<BookingState, 'agreement' | 'agreements'>,
	at: number,
) {
	const { state, from, to, thankedAt, remindedAt, changeAskedAt } = bookingState
	await saveStayRow(transaction, {
		enquiry_id: id,
		state,
		from_day: from,
		to_day: to,
		last_day: lastDayOf(bookingState),
		changed_at: at,
		thanked_at: thankedAt,
		reminded_at: remindedAt,
		change_asked_at: changeAskedAt,
	})
}

type Deps = { requests: BookingRequests; offers: () => readonly Offer[] }

export async function findRequest(
	query: Query,
	{ requests, offers }: Deps,
	id: string,
): Promise<BookingWithState | undefined> {
	const booking = await requests.find(query, id)
	return booking && { booking, bookingState: await bookingStateOf(query, booking, offers()) }
}

/** Throws if there is no such request. */
export async function readRequest(query: Query, deps: Deps, id: string): Promise<BookingWithState> {
	const opened = await findRequest(query, deps, id)
	if (!opened) throw new AppError('not-found')
	return opened
}

/** Reads a request and locks it until the transaction ends. */
export async function openRequest(
	transaction: Transaction,
	deps: Deps,
	id: string,
): Promise<BookingWithState> {
	await holdNamedLock(transaction, `request ${id}`)
	return await readRequest(transaction, deps, id)
}

/** The version of the request that the owner saw; without one, the action is on the request as it stands. */
export type SeenVersion = string | undefined

/** Refuses a decision if the guest or a colleague has done something since the owner opened the request. */
export async function refuseUnseen(
	transaction: Transaction,
	{ booking, bookingState: { state } }: BookingWithState,
	seen: SeenVersion,
) {
	const version = versionAfter(await readLastEntry(transaction, booking.id))
	if (seen === undefined || seen === version) return
	throw new AppError('edited-elsewhere', { members: { state, version } })
}
