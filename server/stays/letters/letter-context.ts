import type { LetterWords } from '#content/stays/letter-words.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages, Locale } from '#domain/locale.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import type { Payment } from '#domain/stays/deposit.ts'
import { type Day, formatDay } from '#domain/time/dates.ts'
import type { BookingState } from '#server/stays/requests/booking-state.ts'

/** Everything that a letter about a booking may tell. */
export type LetterContext = {
	booking: Booking
	bookingState: BookingState
	history: readonly StayHistoryTable[]
	facts: Facts
	letters: InBothLanguages<LetterWords>
	offerNames: OfferNames
	link: string
	payment: Payment
	/** The owner's words for a deposit, by language; empty where there are none. */
	howToPay: InBothLanguages<string>
	/** To leave a review marked as a guest's. */
	reviewLink: string
	publicUrl: string
	today: Day
}

export function lastDayOfDeposit({ agreement }: BookingState, language: Locale): string {
	return agreement?.deposit ? formatDay(agreement.deposit.until, language) : ''
}
