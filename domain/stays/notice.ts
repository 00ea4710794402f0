import type { BookedItem, Taking } from '#domain/offers/item.ts'
import { fill } from '#domain/text/fill.ts'
import type { Day } from '#domain/time/dates.ts'
import { owedAfterEnd, type Payment } from './deposit.ts'
import type { PhoneTerms } from './phone-agreement.ts'
import type { Price } from './prices/price.ts'
import type { RequestState } from './states/state.ts'

/**
 * `request-deleted`: a request was deleted by the guest's key. `request-released`: the site has cancelled one for its missing
 * deposit.
 */
export const endedRequestKinds = ['request-deleted', 'request-released'] as const

/** Somebody at the desk has removed a booking by phone, or a block. */
export const removedEntryKinds = ['booking-removed', 'block-removed'] as const

export type EndedRequest = {
	about: (typeof endedRequestKinds)[number]
	details: {
		reference: string
		from: Day
		to: Day
		items: BookedItem[]
		/** Absent from older notices. */
		money?: NoticeMoney | undefined
	}
}

export type RemovedEntry = {
	about: (typeof removedEntryKinds)[number]
	details: {
		/** The id that undoing the removal enters again. */
		entry: string
		/** The name of the person who removed it. */
		person: string
		items: Taking[]
		/** Null: to be agreed. A block has none. */
		total: number | null
		/** Absent from older notices. */
		dearest?: DearestTerms | null | undefined
		/** A digest of the whole entry, guest included, to recognise it when a removal is undone. */
		whole?: string | undefined
	}
}

/** The terms of the highest price, unless they were the last: lowering a price before a removal hides nothing. */
type DearestTerms = Pick<PhoneTerms, 'total'> & { items: Taking[] }

/** A message for the owner that belongs to no request, or to one that the site itself has ended. It names no guest. */
export type NoticeDetails = EndedRequest | RemovedEntry

export type DeskNotice = NoticeDetails & { id: string; at: string }

type NoticeMoney = {
	receivedPesos: number
	/** To be returned to the guest. */
	refund: number
	/** The rest that is owed for a stay that took place; null if nothing is owed. */
	balance: number | null
	/** A receipt was sent, and no payment recorded: the money may be in the owner's account. */
	hasReceipt: boolean
	/** A part of the price of a stay that took place was still to be agreed. Absent from older notices. */
	isPartial?: boolean | undefined
}

export function moneyAfterEnd(
	ended: Price & { state: RequestState },
	payment: Pick<Payment, 'receivedPesos' | 'receiptAt'>,
): NoticeMoney {
	const { receivedPesos, receiptAt } = payment
	const owed = owedAfterEnd(ended, payment)
	return {
		receivedPesos,
		...owed,
		hasReceipt: receiptAt !== null && receivedPesos === 0,
		...(owed.balance !== null && ended.isPartial && { isPartial: true }),
	}
}

type MoneyWords = Record<'refund' | 'balance' | 'partial' | 'receipt', string>

/** Sentences; none where no money is left to speak of. */
export function moneyInWords(
	money: NoticeMoney,
	words: MoneyWords,
	price: (pesos: number) => string,
): string[] {
	const { receivedPesos, refund, balance, hasReceipt, isPartial } = money
	return [
		...(refund > 0
			? [fill(words.refund, { received: price(receivedPesos), price: price(refund) })]
			: []),
		...(balance ? [fill(words.balance, { price: price(balance) })] : []),
		...(isPartial ? [words.partial] : []),
		...(hasReceipt ? [words.receipt] : []),
	]
}
