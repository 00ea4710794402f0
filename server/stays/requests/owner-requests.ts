import type { Transaction } from '#db/connect.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import type { Agreement, TermChanges } from '#domain/stays/agreement.ts'
import { carriedOn, type Deposit, depositError, isNearRelease } from '#domain/stays/deposit.ts'
import type { Pricing } from '#domain/stays/prices/agreed-price.ts'
import { hasUnansweredWords } from '#domain/stays/unanswered.ts'
import { type Day, latest } from '#domain/time/dates.ts'
import { readPayment } from '#server/stays/deposits/deposits-repository.ts'
import { noticeOfRelease } from '#server/stays/letters/leave-notice.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import { createActOnRequest } from './act-on-request.ts'
import {
	type BookingState,
	type BookingWithState,
	isDepositAsked,
	type SeenVersion,
} from './booking-state.ts'
import { isDoneAlready } from './done-already.ts'
import { isQuoteTaken } from './taken-quote.ts'
import { newAgreement } from './terms/new-agreement.ts'

type NewQuote = TermChanges & {
	pesos: number
	message: string
	/** The units are held until the end of the day, if one is given; those of a guest who has paid, until the arrival. */
	heldUntil?: Day | undefined
	/** To be paid in advance. */
	deposit?: Deposit | null | undefined
}

export type Confirmation = TermChanges & {
	message?: string | undefined
	/** The price of what is confirmed; without it, that of the quote, or of the rates where the terms have changed. */
	price?: Pricing | undefined
	/** Null: none any more. Without it, the previous one is carried on. */
	deposit?: Deposit | null | undefined
	/** Why the owner confirms though the units are taken. */
	anyway?: string | undefined
}

export type OwnerRequests = ReturnType<typeof createOwnerRequests>

/** The owner's actions on booking requests. */
export function createOwnerRequests(deps: StayDeps) {
	const { today } = deps
	const act = createActOnRequest(deps)

	function checked(deposit: Deposit | null, { total, from }: Pick<Agreement, 'total' | 'from'>) {
		const wrong = deposit && depositError(deposit, { total, from, today: today() })
		if (wrong) throw new AppError('invalid-input', { errors: [wrong] })
		return deposit
	}

	return {
		offer: (
			id: string,
			{ pesos, message, heldUntil, deposit = null, ...changes }: NewQuote,
			seen?: SeenVersion,
		) =>
			act(id, 'offer', seen, async (opened, transaction) => {
				if (heldUntil !== undefined && heldUntil < today())
					throw invalidField('heldUntil', 'errHeldUntilPast')
				const quote = newAgreement(deps, opened, changes, {
					kind: 'quote',
					message,
					heldUntil: heldUntil ?? null,
					price: { pesos },
					depositOf: (priced) => checked(deposit, priced),
				})
				if (heldUntil !== undefined && heldUntil > quote.from)
					throw invalidField('heldUntil', 'errHeldUntilLate')
				const { receivedPesos } = await readPayment(transaction, id)
				const agreement =
					receivedPesos > 0 ? { ...quote, heldUntil: latest(quote.from, today()) } : quote
				const isRepeated =
					isSameQuote(opened.bookingState, agreement) &&
					(await isDoneAlready(transaction, id, seen, ({ action }) => action === 'offer')) &&
					!(await isQuoteTaken(transaction, opened, deps))
				return isRepeated ? undefined : { text: message, agreement }
			}),

		/** A confirmed booking can be confirmed again with other days, items or people: the owner agrees to a change. */
		confirm: (
			id: string,
			{ message, price, deposit, anyway, ...changes }: Confirmation,
			seen?: SeenVersion,
			/** Throws if the caller may not confirm it as it is by now. */
			check?: (opened: BookingWithState, transaction: Transaction) => Promise<unknown>,
		) =>
			act(id, 'confirm', seen, async (opened, transaction) => {
				await check?.(opened, transaction)
				const { state, agreement: before, changeAskedAt } = opened.bookingState
				const payment = await readPayment(transaction, id)
				const depositBefore = before?.deposit ?? null
				const text = message ?? ''
				const made = newAgreement(deps, opened, changes, {
					kind: 'confirmation',
					heldUntil: before?.heldUntil ?? null,
					price,
					message: before?.message ?? '',
					depositOf: (priced) =>
						deposit === undefined
							? carriedOn(depositBefore, payment, { ...priced, today: today() })
							: checked(deposit, priced),
				})
				// A quote’s message may name its days and price, so other terms do not keep it.
				const isOther = made.changes.some((change) => change !== 'deposit')
				const agreement = isOther ? { ...made, message: text } : made
				if (state !== 'confirmed' || agreement.changes.length > 0)
					return { text, agreement, anyway }
				// The guest asked for a change, and it stays as agreed: the letter says so.
				if (changeAskedAt !== null) return { text }
				// A message alone makes no agreement.
				const isRepeated =
					text === '' || (await isDoneAlready(transaction, id, seen, (said) => said.text === text))
				return isRepeated ? undefined : { text, isMessage: true }
			}),

		decline: (id: string, reason: string, seen?: SeenVersion) =>
			act(id, 'decline', seen, async () => ({ text: reason })),
		cancel: (id: string, reason: string, seen?: SeenVersion) =>
			act(id, 'cancel', seen, async () => ({ text: reason })),

		/** Called by the site when a deposit did not come; money or words that came meanwhile keep the booking. */
		release: (id: string, reason: string) =>
			act(id, 'cancel', undefined, async (opened, transaction) => {
				const deposit = opened.bookingState.agreement?.deposit ?? null
				const payment = await readPayment(transaction, id)
				const history = await readHistory(transaction, id)
				const isHeld = hasUnansweredWords(opened.booking.state, history)
				if (isHeld || !isDepositAsked(opened.bookingState, today())) return undefined
				if (!isNearRelease(deposit, payment, today())) return undefined
				await noticeOfRelease(transaction, opened, deps)
				return { text: reason, isBySite: true }
			}),

		/** Opens a declined or cancelled request again, as it was asked for. */
		reopen: (id: string, message: string, seen?: SeenVersion) =>
			act(id, 'reopen', seen, async () => ({ text: message })),

		/** Only the owner sees it. */
		note: (id: string, text: string) =>
			act(id, 'note', undefined, async (_opened, transaction) => {
				const last = (await readHistory(transaction, id)).at(-1)
				return last?.action === 'note' && last.text === text ? undefined : { text }
			}),
	}
}

/** Whether the guest has this very quote, and has asked for no change of it. */
function isSameQuote(
	{ state, agreement: before, changeAskedAt }: BookingState,
	{ changes, message, heldUntil, deposit }: Agreement,
): boolean {
	return (
		state === 'offered' &&
		changeAskedAt === null &&
		before?.kind === 'quote' &&
		changes.length === 0 &&
		before.message === message &&
		before.heldUntil === heldUntil &&
		JSON.stringify(before.deposit) === JSON.stringify(deposit)
	)
}
