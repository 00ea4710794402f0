import type { BookedItem } from '#domain/offers/item.ts'
import type { Party } from '#domain/offers/party.ts'
import type { Day } from '#domain/time/dates.ts'
import type { Stay } from './nights.ts'
import type { RequestState } from './states/state.ts'

/** The outcome of a booking request, for lists: the state, and the last agreement. */
export type Booked = {
	state: RequestState
	from: Day
	to: Day
	people: number
	/** Null while nothing is agreed, or the price is to be agreed. */
	total: number | null
	party: Party
	items: BookedItem[]
	/** Whether both sides agreed to the price: it is accepted or confirmed, or was before it was cancelled. */
	isAgreed: boolean
	/** Some of it has no price yet. */
	isPartial: boolean
	/** The deposit that is asked for; null where none is, or nothing stands. */
	depositPesos: number | null
	/** Paid so far. */
	receivedPesos: number
	/** What is left to pay of the agreed price. */
	balance: number | null
	/** What the guest gets back, or what is to be agreed about. */
	refund: number
	/** The guest has asked for a change, and waits for a reply. */
	isChangeAsked: boolean
	/** Its quote has lapsed. */
	isHoldOver: boolean
}

/** A booking by phone, as last agreed, for the spreadsheet of enquiries. */
export type BookedByPhone = Stay &
	Record<'guest' | 'phone' | 'note', string> & {
		people: number | null
		items: BookedItem[]
		/** Null: to be agreed. */
		pesos: number | null
		at: number
	}
