import type { LetterWords } from '#content/stays/letter-words.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages, Locale } from '#domain/locale.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import { isPaid, isReleasedAfter, missingPart, type Payment } from '#domain/stays/deposit.ts'
import { hasUnansweredWords } from '#domain/stays/unanswered.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, beginningOf, type Day, formatDay, hourMs } from '#domain/time/dates.ts'
import { type BookingState, isDepositAsked } from '#server/stays/requests/booking-state.ts'

/** Everything that a letter about a booking may say. */
export type LetterContext = {
	booking: Booking
	bookingState: BookingState
	history: readonly StayHistoryTable[]
	facts: Facts
	letters: InBothLanguages<LetterWords>
	offerNames: OfferNames
	link: string
	payment: Payment
	/** The money that was returned to the guest by what the letter is about. */
	returned: number
	/** Whether others have taken the units of a quote that held none. */
	isQuoteTaken: boolean
	/** The owner's words for a deposit, by language; empty where there are none. */
	howToPay: InBothLanguages<string>
	/** To leave a review marked as a guest's. */
	reviewLink: string
	publicUrl: string
	/** How many days before the arrival a letter goes to the guest; 0 if none does. */
	arrivalLetterDays: number
	today: Day
}

/** The words about a deposit that has not come, or only in part. */
export function depositInWords(
	{ bookingState: { agreement }, payment }: Pick<LetterContext, 'bookingState' | 'payment'>,
	language: Locale,
) {
	const deposit = agreement?.deposit ?? null
	const missing = missingPart(deposit, payment)
	return {
		isInPart: missing !== undefined,
		words: {
			lastDay: deposit ? formatDay(deposit.until, language) : '',
			asked: deposit ? formatPesos(deposit.pesos, language) : '',
			missing: missing === undefined ? '' : formatPesos(missing, language),
		},
	}
}

/** Ten in the morning, some days before. A booking that is confirmed later gets no letter before arrival. */
export function arrivalLetterAt(from: Day, days: number): number {
	return beginningOf(addDays(from, -days)) + 10 * hourMs
}

/** Whether the booking is cancelled if the deposit does not come by the agreed day, or by the end of `lastDay`. */
export function isLostUnpaid(
	{ bookingState, payment, today }: Pick<LetterContext, 'bookingState' | 'payment' | 'today'>,
	lastDay?: Day,
): boolean {
	const { state, from, agreement } = bookingState
	const deposit = agreement?.deposit
	if (!deposit || !isDepositAsked(bookingState, today) || isPaid(deposit, payment)) return false
	return isReleasedAfter(lastDay ?? deposit.until, { state, from, deposit })
}

/**
 * What happens if the deposit does not come by the end of a day. Nothing is released while words of the guest, or a receipt, wait
 * for the owner.
 */
export function releaseAfter(
	lastDay: Day,
	context: Pick<LetterContext, 'booking' | 'bookingState' | 'history' | 'payment' | 'today'>,
): 'held' | 'releases' | undefined {
	if (!isLostUnpaid(context, lastDay)) return undefined
	if (hasUnansweredWords(context.booking.state, context.history)) return 'held'
	return context.payment.hasWaitingReceipt ? undefined : 'releases'
}
