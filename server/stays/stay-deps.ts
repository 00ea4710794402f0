import type { LetterWords } from '#content/stays/letter-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Database, Write } from '#db/connect.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { RatePlan } from '#domain/stays/prices/rate-plan.ts'
import type { Clock, Day } from '#domain/time/dates.ts'
import type { DayHours } from '#domain/time/opening-hours.ts'
import type { ComposeStatusMail } from '#server/mail/compose-status-mail.ts'
import type { BookingRequests } from './requests/port.ts'

/** Dependencies of everything about stays. */
export type StayDeps = {
	database: Database
	requests: BookingRequests
	offers: () => Offer[]
	currentFacts: () => Facts
	currentOffers: () => InBothLanguages<OfferWords>
	currentLetters: () => InBothLanguages<LetterWords>
	composeStatusMail: ComposeStatusMail
	plan: () => RatePlan
	now: Clock
	today: () => Day
	/** When the house is open; null is closed. */
	hoursOn: (day: Day) => DayHours | null
	publicUrl: string
	/** For writes that pages show. */
	write: Write
}
