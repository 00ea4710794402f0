import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Database } from '#db/connect.ts'
import type { Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { offerOf, offersOf } from '#domain/stays/offer.ts'
import { restOfYear } from '#domain/stays/prices.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/http/logger.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { News } from '#server/mail/letter.ts'
import { createCurrentRates } from './current-rates.ts'
import { createOwnerStays } from './owner-stays.ts'
import { composeGuestNews, composeOwnerNews, type GuestNews } from './requests/compose-news.ts'
import { createGuestRequests } from './requests/guest-requests.ts'
import { createOwnerRequests } from './requests/owner-requests.ts'
import type { BookingRequests } from './requests/port.ts'
import { progressOf } from './requests/progress.ts'
import { createWrite, todayBy } from './stay-parts.ts'
import { createStaysForPages } from './stays-for-pages.ts'
import { createStaysService } from './stays-service.ts'
import { findHistory } from './store/requests-repository.ts'

type Parts = {
	config: Config
	database: Database
	requests: BookingRequests
	rateLimits: RateLimits
	currentFacts: () => Facts
	currentOffers: () => InBothLanguages<OfferWords>
	onRatesChanged: () => void
	log: Log
	now: () => number
}

/** Offers, prices, availability, and what becomes of booking requests. */
export function startStays({ config, currentOffers, ...parts }: Parts) {
	const { database, requests, currentFacts, log, now } = parts
	const rates = createCurrentRates(database, log, parts.onRatesChanged)
	const stayParts = {
		...parts,
		publicUrl: config.publicUrl,
		offers: () => offersOf(currentFacts()),
		plan: rates.current,
		today: todayBy(now),
		write: createWrite(database),
	}
	const stays = createStaysService(stayParts)
	const guestRequests = createGuestRequests(stayParts)

	/** A mail is composed when it is sent. Undefined when what it tells of was deleted. */
	async function composeNews(
		about: string,
		recipient: MailRecipient,
		enquiry: Enquiry | undefined,
	): Promise<News | undefined> {
		if (enquiry?.kind !== 'booking') return undefined
		const happened = await findHistory(database.query, about)
		if (!happened) return undefined
		const context = {
			booking: enquiry,
			progress: await progressOf(database.query, enquiry),
			facts: currentFacts(),
			offerNames: currentOffers()[recipient === 'owner' ? 'es' : enquiry.language],
			link: await requests.linkTo(enquiry),
			publicUrl: config.publicUrl,
		}
		return recipient === 'owner'
			? composeOwnerNews(happened, context)
			: composeGuestNews(happened.action as GuestNews, happened.text, context)
	}

	return {
		stays,
		stayParts,
		guestRequests,
		ownerRequests: createOwnerRequests(stayParts),
		ownerStays: createOwnerStays({ ...stayParts, rates }),
		staysForPages: createStaysForPages({ ...stayParts, stays, guests: guestRequests, log }),
		rates,
		/** The facts with the price that camping has in the rates: pages name it in their words. */
		withRates: (facts: Facts): Facts => ({
			...facts,
			campingPesos: restOfYear(offerOf(facts, 'camping'), rates.current()) ?? facts.campingPesos,
		}),
		composeNews,
	}
}
