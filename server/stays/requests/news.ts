import { feedFailureWords } from '#content/stays/feed-failure-words.ts'
import { type LetterWords, ownerNewsWords } from '#content/stays/letter-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Database } from '#db/connect.ts'
import type { Booking, Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { readFailure } from '#domain/stays/feed-failure.ts'
import { offersOf } from '#domain/stays/offer.ts'
import { fill } from '#domain/text/fill.ts'
import { type Clock, dayInBogota } from '#domain/time/dates.ts'
import type { News } from '#server/mail/letter.ts'
import { composeOverbooked } from '#server/stays/feeds/compose-overbooked.ts'
import { findOverbooked } from '#server/stays/feeds/overbooked.ts'
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
	now: Clock
}

/** What a mail of the outbox is about: an entry of the history, or one of these. */
export const thanks = 'thanks'
const calendarPrefix = 'calendar:'
export const aboutFeed = (id: string) => calendarPrefix + id
const overbookedPrefix = 'overbooked:'
export const aboutOverbooked = (offer: OfferId) => overbookedPrefix + offer

/** Composes a mail when it is sent. Undefined when what it tells of was deleted. */
export function createNews(parts: Parts) {
	const { database, linkTo, publicUrl, reviewInvitations, now, ...current } = parts
	const { query } = database
	const { currentFacts, currentOffers, currentLetters } = current

	return async (
		about: string,
		recipient: MailRecipient,
		enquiry: Enquiry | undefined,
	): Promise<News | undefined> => {
		if (about.startsWith(calendarPrefix))
			return await calendarNews(about.slice(calendarPrefix.length))
		if (about.startsWith(overbookedPrefix))
			return await overbookedNews(about.slice(overbookedPrefix.length))
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

	/** Nothing is sent when the nights are sold once again by now. */
	async function overbookedNews(offer: string): Promise<News | undefined> {
		const context = { offers: offersOf(currentFacts()), today: dayInBogota(now()) }
		const overbooked = (await findOverbooked(query, context)).filter((it) => it.offer === offer)
		if (overbooked.length === 0) return undefined
		return composeOverbooked(overbooked, { offerNames: currentOffers().es, publicUrl })
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
