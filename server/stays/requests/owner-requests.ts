import type { Transaction } from '#db/connect.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import { takingOf } from '#domain/offers/item.ts'
import { linesAt, type Pricing, totalOf } from '#domain/stays/agreed-price.ts'
import { type Agreement, changesSince, type TermChanges } from '#domain/stays/agreement.ts'
import { carriedOn, type Deposit, depositError, isNearRelease } from '#domain/stays/deposit.ts'
import type { OwnerAction, Transition } from '#domain/stays/states/state.ts'
import { refusalOf, transitionOfOwner } from '#domain/stays/states/states.ts'
import { hasUnansweredWords } from '#domain/stays/waiting.ts'
import type { Day } from '#domain/time/dates.ts'
import { changeDeposit, readPayment } from '#server/stays/deposits/deposits-repository.ts'
import { noticeOfRelease } from '#server/stays/letters/leave-notice.ts'
import { createNotify } from '#server/stays/letters/notify.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { addAgreement } from '#server/stays/store/agreements-repository.ts'
import { addHistory, readHistory } from '#server/stays/store/requests-repository.ts'
import { replaceUnitsOf } from '#server/stays/take-units.ts'
import {
	hereOn,
	type OpenedRequest,
	openRequest,
	refuseUnseen,
	type Seen,
	saveBookingState,
	standingOf,
	termsOf,
} from './booking-state.ts'
import { newTerms } from './new-terms.ts'

export type OfferMade = TermChanges & {
	pesos: number
	message: string
	heldUntil?: Day | undefined
	/** To be paid in advance. */
	deposit?: Deposit | null | undefined
}

export type Confirmation = TermChanges & {
	message?: string | undefined
	/** The price of what is confirmed; without it, that of the quote, or of the rates where the terms have changed. */
	price?: Pricing | undefined
	/** Why the owner confirms though the units are taken. */
	anyway?: string | undefined
}

type Done = {
	text: string
	/** The new agreement, and the units it takes. */
	agreement?: Agreement
	anyway?: string | undefined
	/** Done by the site itself: a guest who waits for the owner still waits. */
	isBySite?: true
}

const isAgreement = (action: OwnerAction) => action === 'offer' || action === 'confirm'

export type OwnerRequests = ReturnType<typeof createOwnerRequests>

/** The owner's actions on booking requests. Each is one transaction: state, units, history and mail, or nothing. */
export function createOwnerRequests(deps: StayDeps) {
	const { requests, offers, plan, today, now, write } = deps
	const notify = createNotify(deps)

	/** `decide` returns undefined for what is done already: a button pressed twice, a response that got lost. */
	async function act(
		id: string,
		action: OwnerAction,
		seen: Seen,
		decide: (opened: OpenedRequest, transaction: Transaction) => Promise<Done | undefined>,
	) {
		await write(async (transaction) => {
			const opened = await openRequest(transaction, deps, id)
			const transition = allowed(opened, action)
			const done = transition.isRepetition ? undefined : await decide(opened, transaction)
			if (!done) return
			await refuseUnseen(transaction, opened, seen)
			const at = now()
			const { text, agreement, anyway } = done
			if (agreement || !isAgreement(action)) await moveUnits(transaction, id, transition, done)
			if (agreement) {
				await addAgreement(transaction, id, agreement)
				await changeDeposit(transaction, id, { due_day: agreement.deposit?.until ?? null })
			}
			const bookingState = { ...opened.bookingState, ...(agreement && termsOf(agreement)) }
			const isOther = transition.to !== bookingState.state
			await saveBookingState(
				transaction,
				id,
				{
					...bookingState,
					state: transition.to,
					remindedAt: isOther ? null : bookingState.remindedAt,
					changeAskedAt: action === 'note' ? bookingState.changeAskedAt : null,
				},
				at,
			)
			const common = { enquiry_id: id, at, by: 'owner' as const }
			if (anyway) {
				const note = { ...common, action: 'note', text: anyway, pesos: null }
				await addHistory(transaction, note)
			}
			const pesos = agreement?.total ?? null
			const about = await addHistory(transaction, { ...common, action, text, pesos })
			if (action === 'note') return
			if (!done.isBySite)
				await requests.setState(transaction, id, action === 'reopen' ? 'new' : 'answered')
			for (const recipient of transition.notifies)
				await notify(transaction, recipient, { booking: opened.booking, about, at })
		})
		requests.wake()
	}

	function allowed({ bookingState }: OpenedRequest, action: OwnerAction): Transition {
		const standing = standingOf(bookingState, today())
		const transition = transitionOfOwner(standing, action)
		const refusal = transition && refusalOf(transition, standing)
		if (!transition || refusal)
			throw new AppError('wrong-state', {
				members: { state: bookingState.state, ...(refusal && { reason: refusal }) },
			})
		return transition
	}

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
	}

	/** The new agreement. `before` is the one before it, to find the changes. */
	function agree(
		{ booking, bookingState }: OpenedRequest,
		changes: TermChanges,
		given: Pick<Agreement, 'kind' | 'message' | 'heldUntil'> & {
			price: Pricing | undefined
			depositOf: (priced: Pick<Agreement, 'total' | 'from'>) => Deposit | null
		},
	): Agreement {
		const context = { offers: offers(), plan: plan(), today: today() }
		const { price, depositOf, ...rest } = given
		const terms = newTerms(bookingState, changes, context)
		const before = bookingState.agreement
		const rates = { ...context, hereOn: hereOn(bookingState, context.today) }
		const priced = { ...terms, ...totalOf(terms, before, price, rates) }
		const made = { ...priced, deposit: depositOf(priced) }
		return {
			...rest,
			...made,
			at: now(),
			lines: linesAt(terms, before, price, rates),
			language: booking.language,
			changes: changesSince(before, made),
		}
	}

	return {
		/** The units are held until the end of the day, if one is given. */
		offer: (
			id: string,
			{ pesos, message, heldUntil, deposit = null, ...changes }: OfferMade,
			seen?: Seen,
		) =>
			act(id, 'offer', seen, async (opened) => {
				if (heldUntil !== undefined && heldUntil < today())
					throw invalidField('heldUntil', 'errHeldUntilPast')
				const agreement = agree(opened, changes, {
					kind: 'quote',
					message,
					heldUntil: heldUntil ?? null,
					price: { pesos },
					depositOf: () => null,
				})
				if (heldUntil !== undefined && heldUntil > agreement.from)
					throw invalidField('heldUntil', 'errHeldUntilLate')
				const { total, from } = agreement
				const wrong = deposit && depositError(deposit, { total, from, today: today() })
				if (wrong) throw new AppError('invalid-input', { errors: [wrong] })
				const { state, agreement: before, changeAskedAt } = opened.bookingState
				agreement.deposit = deposit
				agreement.changes = changesSince(before, agreement)
				const isSame =
					state === 'offered' &&
					changeAskedAt === null &&
					before?.kind === 'quote' &&
					agreement.changes.length === 0 &&
					before.message === message &&
					before.heldUntil === agreement.heldUntil &&
					JSON.stringify(before.deposit) === JSON.stringify(deposit)
				return isSame ? undefined : { text: message, agreement }
			}),

		/** A confirmed booking can be confirmed again with other days, items or people: the owner agrees to a change. */
		confirm: (
			id: string,
			{ message, price, anyway, ...changes }: Confirmation,
			seen?: Seen,
			/** Throws if the caller may not confirm it as it is by now. */
			check?: (opened: OpenedRequest, transaction: Transaction) => Promise<unknown>,
		) =>
			act(id, 'confirm', seen, async (opened, transaction) => {
				await check?.(opened, transaction)
				const { state, agreement: before, changeAskedAt } = opened.bookingState
				const payment = await readPayment(transaction, id)
				const agreement = agree(opened, changes, {
					kind: 'confirmation',
					heldUntil: before?.heldUntil ?? null,
					price,
					message: before?.message ?? '',
					depositOf: ({ total, from }) =>
						carriedOn(before?.deposit ?? null, payment, { total, from, today: today() }),
				})
				const text = message ?? ''
				if (state !== 'confirmed' || agreement.changes.length > 0)
					return { text, agreement, anyway }
				// The guest asked for a change, and it stays as agreed: the letter says so.
				if (changeAskedAt !== null) return { text }
				// A message alone reaches the guest once and makes no agreement.
				const last = (await readHistory(transaction, id)).findLast(({ by }) => by === 'owner')
				return text === '' || last?.text === text ? undefined : { text }
			}),

		decline: (id: string, reason: string, seen?: Seen) =>
			act(id, 'decline', seen, async () => ({ text: reason })),
		cancel: (id: string, reason: string, seen?: Seen) =>
			act(id, 'cancel', seen, async () => ({ text: reason })),

		/** Called by the site when a deposit did not come; money or words that came meanwhile keep the booking. */
		release: (id: string, reason: string) =>
			act(id, 'cancel', undefined, async (opened, transaction) => {
				const deposit = opened.bookingState.agreement?.deposit ?? null
				const payment = await readPayment(transaction, id)
				const history = await readHistory(transaction, id)
				const isHeld = hasUnansweredWords(opened.booking.state, history)
				if (isHeld || !isNearRelease(deposit, payment, today())) return undefined
				await noticeOfRelease(transaction, opened, deps)
				return { text: reason, isBySite: true }
			}),

		/** Opens a declined or cancelled request again, as it was asked for. */
		reopen: (id: string, message: string, seen?: Seen) =>
			act(id, 'reopen', seen, async () => ({ text: message })),

		/** Only the owner sees it. */
		note: (id: string, text: string) =>
			act(id, 'note', undefined, async (_opened, transaction) => {
				const last = (await readHistory(transaction, id)).at(-1)
				return last?.action === 'note' && last.text === text ? undefined : { text }
			}),
	}
}
