import { feedFailureWords } from '#content/stays/feed-failure-words.ts'
import { type LetterWords, ownerNewsWords } from '#content/stays/letter-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Database } from '#db/connect.ts'
import type { Booking, Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { readFailure } from '#domain/stays/feed-failure.ts'
import { fill } from '#domain/text/fill.ts'
import type { News } from '#server/mail/letter.ts'
import { findImportedCalendar } from '#server/stays/store/feeds-repository.ts'
import { findHistory, readHistory } from '#server/stays/store/requests-repository.ts'
import { composeGuestNews, composeOwnerNews, type GuestNews } from './compose-news.ts'
import type { BookingRequests } from './port.ts'
import { progressOf } from './progress.ts'
import type { ReviewInvitations } from './review-invitations.ts'

type Parts = {
	database: Database
	linkTo: BookingRequests['linkTo']
	currentFacts: () => Facts
	currentOffers: () => InBothLanguages<OfferWords>
	currentLetters: () => InBothLanguages<LetterWords>
	publicUrl: string
	reviewInvitations: ReviewInvitations
}

/** What a mail of the outbox is about: an entry of the history, or one of these. */
export const thanks = 'thanks'
const calendarPrefix = 'calendar:'
export const aboutFeed = (id: string) => calendarPrefix + id

/** Composes a mail when it is sent. Undefined when what it tells of was deleted. */
export function createNews({ database, linkTo, publicUrl, reviewInvitations, ...current }: Parts) {
	const { query } = database
	const { currentFacts, currentOffers, currentLetters } = current

	return async (
		about: string,
		recipient: MailRecipient,
		enquiry: Enquiry | undefined,
	): Promise<News | undefined> => {
		if (about.startsWith(calendarPrefix))
			return await calendarNews(about.slice(calendarPrefix.length))
		if (enquiry?.kind !== 'booking') return undefined
		return await requestNews(about, recipient, enquiry)
	}

	async function requestNews(about: string, recipient: MailRecipient, booking: Booking) {
		const context = {
			booking,
			progress: await progressOf(query, booking),
			history: await readHistory(query, booking.id),
			facts: currentFacts(),
			letters: currentLetters(),
			offerNames: currentOffers()[recipient === 'owner' ? 'es' : booking.language],
			link: await linkTo(booking),
			reviewLink: await reviewInvitations.linkFor(booking),
			publicUrl,
		}
		if (about === thanks) return composeGuestNews(thanks, '', context)
		const happened = await findHistory(query, about)
		if (!happened) return undefined
		return recipient === 'owner'
			? composeOwnerNews(happened, context)
			: composeGuestNews(happened.action as GuestNews, happened.text, context)
	}

	async function calendarNews(id: string): Promise<News | undefined> {
		const calendar = await findImportedCalendar(query, id)
		if (!calendar?.error) return undefined
		const words = ownerNewsWords.calendar
		const { reason, detail } = readFailure(calendar.error)
		return {
			subject: words.subject,
			letter: {
				language: 'es',
				title: words.subject,
				paragraphs: [words.text],
				rows: [
					{ label: words.offer, value: currentOffers().es[calendar.offer as OfferId].name },
					{ label: words.address, value: new URL(calendar.url).host },
					{ label: words.reason, value: fill(feedFailureWords.es[reason], { detail }) },
				],
				links: [{ label: ownerNewsWords.calendars, href: `${publicUrl}/admin/calendar/others` }],
				closing: [],
			},
		}
	}
}
