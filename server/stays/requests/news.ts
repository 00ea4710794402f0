import { feedFailureWords } from '#content/stays/feed-failure-words.ts'
import { type LetterWords, ownerNewsWords } from '#content/stays/letter-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Query } from '#db/connect.ts'
import type { Booking, Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { readFailure } from '#domain/stays/feed-failure.ts'
import { offersOf } from '#domain/stays/offer.ts'
import { fill } from '#domain/text/fill.ts'
import { type Clock, dayInBogota } from '#domain/time/dates.ts'
import type { News } from '#server/mail/letter.ts'
import { readPayment } from '#server/stays/deposits/deposits-repository.ts'
import { composeOverbooked } from '#server/stays/feeds/compose-overbooked.ts'
import { findOverbooked } from '#server/stays/feeds/overbooked.ts'
import { findImportedCalendar } from '#server/stays/store/feeds-repository.ts'
import { findHistory, readHistory } from '#server/stays/store/requests-repository.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'
import {
	composeGuestNews,
	composeOwnerNews,
	type GuestNews,
	type OwnerNews,
} from './compose-news.ts'
import type { BookingRequests } from './port.ts'
import { progressOf } from './progress.ts'
import type { ReviewInvitations } from './review-invitations.ts'

type Deps = {
	linkTo: BookingRequests['linkTo']
	currentFacts: () => Facts
	currentOffers: () => InBothLanguages<OfferWords>
	currentLetters: () => InBothLanguages<LetterWords>
	publicUrl: string
	reviewInvitations: ReviewInvitations
	now: Clock
}

/** The subject of a mail in the outbox: an entry of the history, or one of these. */
export const thanks = 'thanks'
export const arrival = 'arrival'
export const depositDue = 'depositDue'
const reminderPrefix = 'reminder:'
export const aboutReminder = (at: number) => reminderPrefix + at
const calendarPrefix = 'calendar:'
export const aboutFeed = (id: string) => calendarPrefix + id
const overbookedPrefix = 'overbooked:'
export const aboutOverbooked = (offer: OfferId) => overbookedPrefix + offer

type About = { about: string; recipient: MailRecipient; enquiry: Enquiry | undefined }

/** Writes the letter about what has happened. Undefined when what it tells of was deleted. */
export type ComposeNews = (query: Query, about: About) => Promise<News | undefined>

export function createNews({
	linkTo,
	publicUrl,
	reviewInvitations,
	now,
	...current
}: Deps): ComposeNews {
	const { currentFacts, currentOffers, currentLetters } = current

	return async (query, { about, recipient, enquiry }) => {
		if (about.startsWith(calendarPrefix))
			return await calendarNews(query, about.slice(calendarPrefix.length))
		if (about.startsWith(overbookedPrefix))
			return await overbookedNews(query, about.slice(overbookedPrefix.length))
		if (enquiry?.kind !== 'booking') return undefined
		return await requestNews(query, about, recipient, enquiry)
	}

	async function requestNews(
		query: Query,
		about: string,
		recipient: MailRecipient,
		booking: Booking,
	): Promise<News | undefined> {
		const facts = currentFacts()
		const context = {
			booking,
			progress: await progressOf(query, booking, offersOf(facts)),
			history: await readHistory(query, booking.id),
			facts,
			letters: currentLetters(),
			offerNames: currentOffers()[recipient === 'owner' ? 'es' : booking.language],
			link: await linkTo(booking),
			payment: await readPayment(query, booking.id),
			howToPay: (await readStaySetting(query, 'stays.options')).howToPay,
			reviewLink: await reviewInvitations.linkFor(booking),
			publicUrl,
		}
		if (about === thanks || about === arrival) return composeGuestNews(about, '', context)
		if (about === depositDue)
			return recipient === 'owner'
				? composeOwnerNews(depositDue, '', context)
				: composeGuestNews(depositDue, '', context)
		if (about.startsWith(reminderPrefix)) return composeOwnerNews('reminder', '', context)
		const happened = await findHistory(query, about)
		if (!happened) return undefined
		const { action, text, by } = happened
		if (recipient === 'owner') return composeOwnerNews(action as OwnerNews, text, context)
		// Only what the owner wrote: the guest's address may be somebody else's.
		return composeGuestNews(action as GuestNews, by === 'owner' ? text : '', context)
	}

	async function overbookedNews(query: Query, offer: string): Promise<News | undefined> {
		const context = { offers: offersOf(currentFacts()), today: dayInBogota(now()) }
		const overbooked = (await findOverbooked(query, context)).filter((it) => it.offer === offer)
		if (overbooked.length === 0) return undefined
		return composeOverbooked(overbooked, { offerNames: currentOffers().es, publicUrl })
	}

	async function calendarNews(query: Query, id: string): Promise<News | undefined> {
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
