import type { FieldError } from '#domain/errors.ts'
import { addDays, type Day, earliest } from '#domain/time/dates.ts'
import type { Price } from './prices/price.ts'
import type { RequestState, ShownState } from './states/state.ts'

/** The advance payment of a guest, as agreed. */
export type Deposit = {
	pesos: number
	/** The last day to pay it. */
	until: Day
	/** Whether the booking is cancelled when it is not paid by then. */
	releases?: boolean | undefined
}

/** What the guest has paid, and the last receipt. */
export type Payment = {
	receivedPesos: number
	/** When the guest sent the last receipt, and when the owner opened it; null before. */
	receiptAt: number | null
	seenAt: number | null
	/**
	 * The owner has to look at the receipt: no money was recorded since it arrived, and none was quoted since it was opened. Neither
	 * a quote nor a confirmation settles one that was never opened.
	 */
	hasWaitingReceipt: boolean
}

export const noPayment: Payment = {
	receivedPesos: 0,
	receiptAt: null,
	seenAt: null,
	hasWaitingReceipt: false,
}

export const receiptErrorCodes = [
	'receiptTooLarge',
	'receiptTooHeavy',
	'receiptKind',
	'receiptBroken',
] as const
export type ReceiptErrorCode = (typeof receiptErrorCodes)[number]

export const receiptLimits = {
	bytes: 15 * 1024 * 1024,
	pdfBytes: 5 * 1024 * 1024,
}

type Terms = { total: number | null; from: Day; today: Day }

/** Why such a deposit cannot be asked for. */
export function depositError(
	{ pesos, until }: Deposit,
	{ total, from, today }: Terms,
): FieldError | undefined {
	if (pesos < 1) return { field: 'deposit.pesos', code: 'errDepositNone' }
	if (total !== null && pesos > total) return { field: 'deposit.pesos', code: 'errDepositMore' }
	if (until < today) return { field: 'deposit.until', code: 'errDepositPast' }
	return until > from ? { field: 'deposit.until', code: 'errDepositLate' } : undefined
}

type Owed = {
	/** The rest to pay of what has a price; null while the price is to be agreed, and when nothing is owed any more. */
	balance: number | null
	/** Money received beyond what is owed: more than agreed, or all of it after a cancellation. */
	refund: number
}

export function owedFor(
	{ state, total, isPartial }: Price & { state: ShownState },
	{ receivedPesos }: Pick<Payment, 'receivedPesos'>,
): Owed {
	if (state === 'cancelled' || state === 'declined') return { balance: null, refund: receivedPesos }
	// A request that was opened again or is to be changed, or whose quote has expired, owes nothing until the next quote.
	if (total === null || state === 'received' || state === 'expired')
		return { balance: null, refund: 0 }
	return {
		balance: Math.max(0, total - receivedPesos),
		// Money beyond the part with a price counts towards the rest.
		refund: isPartial ? 0 : Math.max(0, receivedPesos - total),
	}
}

/** After a request is deleted or released, only a stay that took place is still owed. */
export function owedAfterEnd(
	{ state, ...price }: Price & { state: RequestState },
	payment: Pick<Payment, 'receivedPesos'>,
): Owed {
	return owedFor({ state: state === 'confirmed' ? state : 'cancelled', ...price }, payment)
}

export function isPaid(
	deposit: Pick<Deposit, 'pesos'> | null,
	{ receivedPesos }: Pick<Payment, 'receivedPesos'>,
): boolean {
	return deposit === null || receivedPesos >= deposit.pesos
}

/** What is missing of a deposit paid in part; undefined if nothing or everything was paid. */
export function missingPart(
	deposit: Pick<Deposit, 'pesos'> | null,
	{ receivedPesos }: Pick<Payment, 'receivedPesos'>,
): number | undefined {
	const isInPart = deposit !== null && receivedPesos > 0 && receivedPesos < deposit.pesos
	return isInPart ? deposit.pesos - receivedPesos : undefined
}

type Released = { state: RequestState; from: Day; deposit: Pick<Deposit, 'releases'> | null }

/**
 * Whether the booking is cancelled if the deposit has not come by the end of a day. A confirmed guest sleeps here after the
 * day of arrival, and the site sends nobody away.
 */
export function isReleasedAfter(lastDay: Day, { state, from, deposit }: Released): boolean {
	return Boolean(deposit?.releases) && (state !== 'confirmed' || lastDay < from)
}

/** Whether the site cancels the booking today, or tomorrow if nothing comes today. A receipt has to be looked at first. */
export function isNearRelease(deposit: Deposit | null, payment: Payment, today: Day): boolean {
	if (!deposit?.releases || isPaid(deposit, payment)) return false
	return !payment.hasWaitingReceipt && deposit.until <= today
}

/**
 * The deposit of a booking that is agreed again without a quote: the previous deposit, at most the new price and not
 * later than the arrival. It never grows, because the guest has paid, or is about to pay, what was last asked for; so one that
 * was paid stays paid. One that is unpaid on its last day or later is due on the next day and releases nothing any more: the
 * owner agreed, or wrote to the guest, although it had not come.
 */
export function carriedOn(
	before: Deposit | null,
	payment: Payment,
	{ total, from, today }: Terms,
): Deposit | null {
	if (!before || total === 0) return null
	const pesos = total === null ? before.pesos : Math.min(before.pesos, total)
	if (before.until <= today && !isPaid(before, payment))
		return { pesos, until: earliest(addDays(today, 1), from) }
	return { ...before, pesos, until: earliest(before.until, from) }
}
