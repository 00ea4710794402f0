import type { Transaction } from '#db/connect.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import type { Visitor } from '#domain/forms/form-guard.ts'
import type { GuestAction, Transition } from '#domain/stays/states/state.ts'
import { refusalOf, stateWithoutChange, transitionOfGuest } from '#domain/stays/states/states.ts'
import { severalLines } from '#domain/text/text.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import { noticeOfDeletion } from '#server/stays/letters/leave-notice.ts'
import { createNotify } from '#server/stays/letters/notify.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { addHistory, readHistory, timeAfter } from '#server/stays/store/requests-repository.ts'
import { replaceUnitsOf } from '#server/stays/units/take-units.ts'
import { hasSeenLast, keepQuoted } from './accept-quote.ts'
import {
	type BookingWithState,
	openRequest,
	readRequest,
	saveBookingState,
	standingOf,
} from './booking-state.ts'
import { toAgreementResponse } from './request-responses.ts'
import { pendingChange } from './terms/pending-change.ts'
import {
	changeInWords,
	checkedChange,
	isAsAgreed,
	type WantedChange,
	type WordedChange,
} from './terms/wanted-change.ts'

const longestText = 2000

type BookingState = BookingWithState['bookingState']
export type GuestRequests = ReturnType<typeof createGuestRequests>

/** The actions of the holder of a guest's key on the request that it opens. */
export function createGuestRequests(deps: StayDeps & { rateLimits: RateLimits }) {
	const { database, requests, rateLimits, offers, today, now, write } = deps
	const notify = createNotify(deps)

	async function idOf(key: string): Promise<string> {
		const id = await requests.idOf(key)
		if (id === undefined) throw new AppError('not-found')
		return id
	}

	async function open(key: string): Promise<BookingWithState> {
		return await readRequest(database.query, deps, await idOf(key))
	}

	/** A form with an unknown action is not a message. It counts like any other. */
	async function refuseUnknown(key: string, visitor: Visitor): Promise<never> {
		await open(key)
		await rateLimits.take('guest-actions', visitor.address, visitor.hasProof)
		throw invalidField('action', 'errAction')
	}

	/** Returns what was done: a change back to what was agreed withdraws the one that waits. */
	async function act(
		key: string,
		asked: GuestAction,
		written: Written,
		visitor: Visitor,
	): Promise<GuestAction> {
		const typed = checkedText(asked, written)
		const { booking } = await open(key)
		const { id } = booking
		const count = await rateLimits.prepare('guest-actions', visitor.address, visitor.hasProof)
		// Anybody can book with anybody's address: what a guest does sends it as few letters as an enquiry does.
		const mayWrite = await rateLimits.prepare('letters', booking.fields.Email)
		const done = await write(async (transaction) => {
			const { booking: current, bookingState } = await openRequest(transaction, deps, id)
			const history = await readHistory(transaction, id)
			const opened = { current, bookingState, history }
			const { action, text, wanted } = intended(asked, typed, written, opened)
			const last = history.at(-1)
			if (action === 'withdraw' && isWithdrawal(last)) return action
			const transition = allowed(bookingState, action)
			if (action === 'accept')
				await refuseOtherQuote(transaction, { id, bookingState }, written.seen)
			const entry = { by: 'guest', action, text, wanted: wanted && JSON.stringify(wanted) } as const
			if (transition.isRepetition) return action
			// Once the owner has marked the request as answered, or the quote has lapsed, the same words ask again.
			const isWaiting = current.state === 'new' && transition.to === bookingState.state
			if (isWaiting && isSentAgain(last, entry)) return action
			await count(transaction)
			const at = now()
			if (transition.units === 'release') await release(transaction, id)
			if (transition.units === 'keep') await keep(transaction, id, bookingState)
			const { changeAskedAt: before } = bookingState
			const changeAskedAt =
				action === 'change' ? (before ?? timeAfter(last, at)) : action === 'message' ? before : null
			const state = action === 'withdraw' ? stateBeforeChange(bookingState, history) : transition.to
			const after = { ...bookingState, state, changeAskedAt }
			await saveBookingState(transaction, id, after, at)
			const about = await addHistory(transaction, { ...entry, enquiry_id: id, at })
			await requests.setState(transaction, id, 'new')
			for (const recipient of transition.notifies) {
				if (recipient === 'guest' && !(await mayWrite(transaction))) continue
				await notify(transaction, recipient, { booking, about, at })
			}
			return action
		})
		requests.wake()
		return done
	}

	function intended(
		action: GuestAction,
		typed: string,
		{ wanted }: Written,
		opened: { current: Booking; bookingState: BookingState; history: readonly StayHistoryTable[] },
	): WordedChange & { action: GuestAction } {
		if (action !== 'change' || !wanted) return { action, text: typed, wanted: null }
		const { bookingState, history, current } = opened
		const { language } = current
		const pending = pendingChange(bookingState, history)?.wanted ?? null
		const checked = checkedChange(bookingState, wanted, today(), pending)
		if (
			typed === '' &&
			isAsAgreed(checked, bookingState) &&
			(pending || isWithdrawal(history.at(-1)))
		)
			return { action: 'withdraw', text: '', wanted: null }
		const reader = { words: deps.currentLetters()[language].rows, language }
		return { action, ...changeInWords(bookingState, { wanted: checked, pending }, typed, reader) }
	}

	async function release(transaction: Transaction, id: string) {
		const context = { offers: offers(), today: today() }
		await replaceUnitsOf(transaction, { enquiryId: id }, undefined, context)
	}

	async function keep(transaction: Transaction, id: string, { agreement }: BookingState) {
		try {
			await keepQuoted(transaction, { id, agreement }, deps)
		} catch (reason) {
			// Guests must not learn who takes them.
			if (reason instanceof AppError) throw new AppError(reason.code)
			throw reason
		}
	}

	function allowed(bookingState: BookingState, action: GuestAction): Transition {
		const standing = standingOf(bookingState, today())
		const transition = transitionOfGuest(standing, action)
		const members = { state: bookingState.state }
		if (!transition) throw new AppError('wrong-state', { members })
		const refusal = refusalOf(transition, standing)
		if (refusal === 'hold-passed') throw new AppError('hold-passed', { members })
		if (refusal) throw new AppError('wrong-state', { members: { ...members, reason: refusal } })
		return transition
	}

	/** Deletes the request and its history. A confirmed booking must be cancelled first, so that the owner is notified. */
	async function deleteData(key: string) {
		const id = await idOf(key)
		await write(async (transaction) => {
			const { booking, bookingState } = await openRequest(transaction, deps, id)
			if (bookingState.state === 'confirmed' && bookingState.to >= today())
				throw new AppError('wrong-state', { members: { state: bookingState.state } })
			await noticeOfDeletion(transaction, { booking, bookingState }, deps)
			await release(transaction, id)
			await requests.delete(transaction, id)
		})
		requests.wake()
	}

	return { act, refuseUnknown, deleteData, open }
}

/** A guest accepts what was on the page, not what the owner made of it meanwhile. */
async function refuseOtherQuote(
	transaction: Transaction,
	{ id, bookingState: { agreement } }: { id: string; bookingState: BookingState },
	seen: number | undefined,
) {
	if (!agreement || (await hasSeenLast(transaction, { id, agreement }, seen))) return
	throw new AppError('quote-changed', { members: { agreement: toAgreementResponse(agreement) } })
}

type Entry = Pick<StayHistoryTable, 'by' | 'action' | 'text' | 'wanted'>

/**
 * The same words or the same wanted change, with no other entry since: a form posted twice. Holding the request's lock, so
 * that of two at once the second sees the first.
 */
function isSentAgain(last: Entry | undefined, entry: Entry): boolean {
	if (entry.action !== 'message' && entry.action !== 'change') return false
	const said = ['by', 'action', 'text', 'wanted'] as const
	return last !== undefined && said.every((part) => last[part] === entry[part])
}

function stateBeforeChange(
	{ state, changeAskedAt }: BookingState,
	history: readonly StayHistoryTable[],
) {
	const before = history.filter(({ at }) => Number(at) < (changeAskedAt ?? 0))
	return stateWithoutChange(state, before)
}

function isWithdrawal(last: Entry | undefined): boolean {
	return last?.by === 'guest' && last.action === 'withdraw'
}

/** The body of a guest's action. */
export type Written = {
	text: string
	wanted?: WantedChange | undefined
	/** The number of the agreement that was on the page when the guest accepted it. */
	seen?: number | undefined
}

function checkedText(action: GuestAction, { text: written, wanted }: Written): string {
	if (written.length > 4 * longestText) throw invalidField('text', 'errTextLong')
	const text = severalLines(written)
	if (text.length > longestText) throw invalidField('text', 'errTextLong')
	const needsText = action === 'message' || (action === 'change' && !wanted)
	if (text === '' && needsText) throw invalidField('text', 'errText')
	return text
}
