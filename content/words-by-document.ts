import { almanacWords } from '#content/almanac-words.ts'
import { appWords } from '#content/app-words.ts'
import { chrome } from '#content/chrome.ts'
import { directionsWords } from '#content/directions-words.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { mailWords, whatsappGreeting } from '#content/enquiries/mail-words.ts'
import { ownRequestWords } from '#content/enquiries/own-request-words.ts'
import { errorWords } from '#content/error-words.ts'
import { openingWords } from '#content/opening-words.ts'
import { ownWords } from '#content/reviews/own-words.ts'
import { guestReviewWords, reviewsPageWords } from '#content/reviews/page-words.ts'
import { refusalWords } from '#content/reviews/refusal-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import { serviceCopy } from '#content/services.ts'
import { signalWords } from '#content/signal-words.ts'
import { calendarWords } from '#content/stays/calendar-words.ts'
import { choiceWords } from '#content/stays/choice-words.ts'
import { letterWords } from '#content/stays/letter-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { requestWords } from '#content/stays/request-words.ts'

/** The words that the owner may change besides those of pages, by the name of their document. */
export const wordsByDocument = {
	chrome,
	'service-cards': serviceCopy,
	offers: offerWords,
	forms: formWords,
	'booking-choice': choiceWords,
	prices: priceWords,
	calendar: calendarWords,
	request: requestWords,
	'own-requests': ownRequestWords,
	'review-list': reviewWords,
	'review-form': reviewsPageWords,
	'review-refusals': refusalWords,
	'own-review': ownWords,
	'guest-review': guestReviewWords,
	'waiting-reviews': waitingReviewWords,
	almanac: almanacWords,
	directions: directionsWords,
	opening: openingWords,
	signal: signalWords,
	'error-page': errorWords,
	app: appWords,
	mails: mailWords,
	letters: letterWords,
	whatsapp: whatsappGreeting,
}
