import { factsInWords } from '#content/facts-in-words.ts'
import type { LetterWords } from '#content/stays/letter-words.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { bookedItems } from '#domain/offers/item.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { visitTime } from '#domain/offers/visit-time.ts'
import { fill } from '#domain/text/fill.ts'
import { guestCalendar } from '#server/calendar-files/guest-calendar.ts'
import type { BookingState } from './booking-state.ts'

type Context = {
	booking: Booking
	bookingState: BookingState
	history: readonly StayHistoryTable[]
	facts: Facts
	letters: InBothLanguages<LetterWords>
	offerNames: OfferNames
	publicUrl: string
}

/** The stay as it stands. Each entry of the history makes a new version of it; the request itself was the first. */
export function stayCalendar({
	booking,
	bookingState,
	history,
	facts,
	letters,
	offerNames,
	publicUrl,
}: Context) {
	const { language, reference, createdAt } = booking
	const { from, to, state } = bookingState
	const items = bookedItems(bookingState)
	const time = visitTime({ from, to, items })
	const description = items.map((item) => itemLine(item, offerNames, language)).join('\n')
	const words = fill(letters[language].calendar, { ...factsInWords(facts, language), reference })
	const isOver = state === 'cancelled' || state === 'declined'
	const status = state === 'confirmed' ? 'confirmed' : isOver ? 'cancelled' : 'tentative'
	const summary = words[status === 'confirmed' ? 'summary' : status]
	const version = { sequence: history.length, madeAt: history.at(-1)?.at ?? createdAt }
	return guestCalendar(
		{ reference, language, from, to, time, status, summary, description, ...version },
		{ facts, publicUrl },
	)
}
