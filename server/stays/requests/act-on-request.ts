import type { Transaction } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import { takingOf } from '#domain/offers/item.ts'
import type { Agreement } from '#domain/stays/agreement.ts'
import { makesAgreement, type OwnerAction, type Transition } from '#domain/stays/states/state.ts'
import { refusalOf, transitionOfOwner } from '#domain/stays/states/states.ts'
import { changeDeposit, readPayment } from '#server/stays/deposits/deposits-repository.ts'
import { createNotify } from '#server/stays/letters/notify.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { addAgreement } from '#server/stays/store/agreements-repository.ts'
import { addHistory } from '#server/stays/store/requests-repository.ts'
import { refuseTaken } from '#server/stays/units/find-in-the-way.ts'
import { replaceUnitsOf } from '#server/stays/units/take-units.ts'
import {
	type BookingWithState,
	openRequest,
	refuseUnseen,
	type SeenVersion,
	saveBookingState,
	standingOf,
	termsOf,
} from './booking-state.ts'
import { isDoneAlready } from './done-already.ts'

type Done = {
	text: string
	/** The new agreement, and the units it takes. */
	agreement?: Agreement
	/** Why the owner confirms though the units are taken. */
	anyway?: string | undefined
	/** Words for the guest of a booking that stays as it is. */
	isMessage?: true
	/** Done by the site itself: a guest who waits for the owner still waits. */
	isBySite?: true
}

/** Returns undefined if it has been done already: a button pressed twice, a response that got lost. */
type Decide = (opened: BookingWithState, transaction: Transaction) => Promise<Done | undefined>

/** Carries out one action of the owner as one transaction: state, units, history and mail, or nothing. */
export function createActOnRequest(deps: StayDeps) {
	const { requests, offers, today, now, write } = deps
	const notify = createNotify(deps)

	async function moveUnits(
		transaction: Transaction,
		id: string,
		{ units }: Transition,
		{ agreement, anyway }: Done,
	) {
		if (units === 'as they are') return
		const isTaken = units === 'take' || (units === 'hold' && agreement?.heldUntil)
		const taker = agreement &&
			isTaken && {
				kind: units === 'take' ? ('confirmed' as const) : ('held' as const),
				heldUntil: units === 'take' ? null : agreement.heldUntil,
				takings: agreement.items.map(takingOf),
				anyway: Boolean(anyway),
				at: now(),
			}
		const context = { offers: offers(), today: today() }
		await replaceUnitsOf(transaction, { enquiryId: id }, taker || undefined, context)
		// A quote that holds nothing takes nothing, but nobody is asked to accept what is not there.
		if (agreement && units === 'hold' && !taker) {
			const wanted = { takings: agreement.items.map(takingOf), taker: { enquiryId: id } }
			await refuseTaken(transaction, wanted, context)
		}
	}

	function allowed({ bookingState }: BookingWithState, action: OwnerAction): Transition {
		const standing = standingOf(bookingState, today())
		const transition = transitionOfOwner(standing, action)
		const refusal = transition && refusalOf(transition, standing)
		if (!transition || refusal)
			throw new AppError('wrong-state', {
				members: { state: bookingState.state, ...(refusal && { reason: refusal }) },
			})
		return transition
	}

	async function saveTerms(
		transaction: Transaction,
		{ booking: { id }, bookingState }: BookingWithState,
		action: OwnerAction,
		{ transition, agreement }: { transition: Transition; agreement: Agreement | undefined },
	) {
		if (agreement) {
			await addAgreement(transaction, id, agreement)
			await changeDeposit(transaction, id, { due_day: agreement.deposit?.until ?? null })
		}
		const isOther = transition.to !== bookingState.state
		const saved = {
			...bookingState,
			...(agreement && termsOf(agreement)),
			state: transition.to,
			remindedAt: isOther ? null : bookingState.remindedAt,
			changeAskedAt: action === 'note' ? bookingState.changeAskedAt : null,
		}
		await saveBookingState(transaction, id, saved, now())
	}

	return async (id: string, action: OwnerAction, seen: SeenVersion, decide: Decide) => {
		await write(async (transaction) => {
			const opened = await openRequest(transaction, deps, id)
			const transition = allowed(opened, action)
			const isOwn = ({ action: done }: { action: string }) => done === action
			if (transition.isRepetition && (await isDoneAlready(transaction, id, seen, isOwn))) return
			const done = transition.isRepetition ? undefined : await decide(opened, transaction)
			// The guest has done the same since the owner looked, and the owner's words would be lost.
			if (done || transition.isRepetition) await refuseUnseen(transaction, opened, seen)
			if (!done) return
			const { text, agreement, anyway } = done
			if (agreement || !makesAgreement(action)) await moveUnits(transaction, id, transition, done)
			await saveTerms(transaction, opened, action, { transition, agreement })
			const common = { enquiry_id: id, at: now(), by: 'owner' as const }
			if (anyway) {
				await addHistory(transaction, { ...common, action: 'note', text: anyway })
			}
			const pesos = agreement?.total ?? null
			const entry = { ...common, action: done.isMessage ? 'message' : action, text, pesos }
			const about = await addHistory(transaction, entry)
			if (action === 'note') return
			if (!done.isBySite)
				await requests.setState(transaction, id, await markAfter(transaction, id, action))
			for (const recipient of transition.notifies)
				await notify(transaction, recipient, { booking: opened.booking, about, at: common.at })
		})
		requests.wake()
	}
}

/** A receipt that nobody has opened waits, whatever the owner says about the booking. */
async function markAfter(transaction: Transaction, id: string, action: OwnerAction) {
	if (action === 'reopen') return 'new'
	const { receiptAt, seenAt } = await readPayment(transaction, id)
	return receiptAt !== null && seenAt === null ? 'new' : 'answered'
}
