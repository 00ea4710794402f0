import { createContext } from 'react-router'
import type { Chrome } from '#content/chrome.ts'
import type { ImageName } from '#content/images.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import type { ServiceCopy } from '#content/services.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { wordsByDocument } from '#content/words-by-document.ts'
import type { SlotPhoto } from '#domain/editing/responses.ts'
import type { Doubt } from '#domain/enquiries/doubts.ts'
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { ProviderIds } from '#domain/enquiries/provider-call.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { Facts } from '#domain/facts.ts'
import type { FormOutcome, Visitor } from '#domain/forms/form-guard.ts'
import type { InBothLanguages, Locale } from '#domain/locale.ts'
import type { NamedItem } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { Icons, ResolvedPicture } from '#domain/pictures/picture.ts'
import type { OwnReviewKey } from '#domain/reviews/own-review.ts'
import type { Review } from '#domain/reviews/review.ts'
import type { ReviewSummary } from '#domain/reviews/review-summary.ts'
import type { CalendarDay } from '#domain/stays/availability.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { Estimate } from '#domain/stays/prices/estimate.ts'
import type { PriceRow } from '#domain/stays/prices/price-table.ts'
import type { PeopleRate } from '#domain/stays/prices/rate-plan.ts'
import type { OffersResponse } from '#domain/stays/responses/offers-response.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import type { GuestAction } from '#domain/stays/states/state.ts'
import type { ItemWarning } from '#domain/stays/warnings.ts'
import type { Day } from '#domain/time/dates.ts'
import type { Month } from '#domain/time/months.ts'

/** The port that pages call and the server implements. */
export type Services = {
	/** The site's public origin, for canonical addresses and social cards. */
	publicUrl: string
	content: SiteContent
	pictures: Pictures
	assets: PageAssets
	reviews: ReviewsForPages
	enquiries: EnquiriesForPages
	stays: StaysForPages
	owner: OwnerForPages
	log: { error: (details: object, message: string) => void }
}

/** The site's words, facts and photographs as they are now: the built-in ones with the owner's changes. */
export type SiteContent = {
	/** The owner's photographs by their slots. */
	photos: ReadonlyMap<string, SlotPhoto>
	facts: Facts
	chrome: InBothLanguages<Chrome>
	/** The words of the service cards. */
	services: InBothLanguages<ServiceCopy>
	/** The names of what can be booked. */
	offers: InBothLanguages<OfferWords>
	page: <Page extends PageContent>(builtIn: Page) => Page
	/** The words of forms, calendars, reviews and mails. */
	words: <Name extends keyof OtherWords>(name: Name) => InBothLanguages<OtherWords[Name]>
}

/** Words by document, except page copy. */
export type OtherWords = {
	[Name in keyof typeof wordsByDocument]: (typeof wordsByDocument)[Name][Locale]
} & {
	/** Descriptions of the drawings, by slot. */
	drawings: Record<ImageName, string>
}

type Pictures = {
	resolve: (name: ImageName, locale: Locale) => ResolvedPicture
	/** The address of the narrowest file. */
	small: (name: ImageName, locale: Locale) => string
	/** The srcset of the AVIF for a phone's small card; a photograph has one among its sources. */
	card: (name: ImageName, locale: Locale) => string | undefined
	/** The slot's drawing, also where a photograph stands before it. */
	drawing: (name: ImageName, locale: Locale) => ResolvedPicture
	/** The address of a page's picture for shared links. */
	socialCard: (path: string, locale: Locale) => string
	icons: Icons
}

/** None of these throws: a page also renders without a database. */
export type ReviewsForPages = {
	load: (options: {
		locale: Locale
		limit: number
		/** The id of the last review shown: the list continues after it. */
		before?: string | undefined
	}) => Promise<ReviewPage>
	latest: (options: { locale: Locale; limit: number }) => Promise<LatestReviews>
	/** Whether the key, from a guest's link, marks a review as a guest's. */
	isGuest: (key: string) => Promise<boolean>
	/** Takes the fields of the dialog's form together with those of the form guard. */
	submit: (
		fields: unknown,
		visitor: Visitor,
	) => Promise<FormOutcome<{ review: Review; isNew: boolean; key: string }>>
	/** The review of the writer who has the key, within the hour. */
	findOwn: (own: OwnReviewKey, locale: Locale) => Promise<Review | undefined>
	correct: (
		own: OwnReviewKey,
		fields: unknown,
		visitor: Visitor,
	) => Promise<FormOutcome<{ review: Review }>>
	withdraw: (own: OwnReviewKey, visitor: Visitor) => Promise<FormOutcome<object>>
}

/** `isDegraded`: reading failed, and these are the sample reviews. The page must not be cached. */
type LatestReviews = { reviews: Review[]; isDegraded: boolean }
type ReviewPage = LatestReviews & { next: string | undefined; summary: ReviewSummary }

/** None of these throws. */
export type EnquiriesForPages = {
	/** Takes the fields of the form together with those of the form guard. A form without an id is given one. */
	submit: (
		kind: EnquiryKind,
		fields: Record<string, unknown>,
		visitor: Visitor,
	) => Promise<FormOutcome<{ reference: string; key: string }>>
	/** The enquiry whose confirmation the key opens. */
	find: (key: string) => Promise<Enquiry | undefined>
	/** Fields that are accepted, but that the visitor is asked to check. */
	doubts: (fields: { Email?: string; Phone?: string }) => Promise<Doubt[]>
	/** Lets the browser call the mail provider itself; undefined unless it is fully configured. */
	provider: (Required<ProviderIds> & { host: string }) | undefined
}

/** None of these throws. */
export type StaysForPages = {
	/** The date at the hotel. */
	today: () => Day
	/** The offers, each with its lowest price. */
	offers: () => OffersResponse['offers']
	/** The offers with the figures of the facts alone: no rate replaces a price. */
	figures: () => Offer[]
	/** The names of the seasons, by id. */
	seasons: (locale: Locale) => Record<string, string>
	/** Empty where no price is set. */
	prices: (offer: OfferId) => PriceRow[]
	/** Prices of extra people and children; undefined where the owner made no rule. */
	peopleRate: (offer: OfferId) => PeopleRate | undefined
	/** Item by item; `pesos` is the sum of what has a price, null when nothing has one. */
	estimate: (wanted: WantedItems) => {
		pesos: number | null
		/** Something has no price, and is to be agreed. */
		isPartial: boolean
		items: (NamedItem & Estimate)[]
		warnings: ItemWarning[]
	}
	/** Counts an estimate that was posted; not ok when there were too many. */
	countEstimate: (visitor: Visitor) => Promise<FormOutcome<object>>
	/** Undefined when the database does not answer: such a page must not be cached. */
	months: (
		offer: OfferId,
		months: { from: Month; count: number },
	) => Promise<AvailableMonth[] | undefined>
	/** The days on which too little is left; empty when that is unknown. */
	fullDays: (wanted: WantedItems) => Promise<{ offer: OfferId; day: Day }[]>
	/** The request that a guest's key opens. */
	find: (key: string) => Promise<FormOutcome<{ request: RequestResponse }>>
	act: (
		key: string,
		/** Undefined for a form that names none we know. */
		action: GuestAction | undefined,
		written: {
			text: string
			wanted?:
				| { from?: Day; to?: Day; people?: number; adults?: number; children?: string }
				| undefined
			/** The number of the agreement on the page, when it is accepted. */
			seen?: number | undefined
		},
		visitor: Visitor,
	) => Promise<FormOutcome<{ done: GuestAction }>>
	/** Deletes the request with all that its guest wrote. */
	deleteData: (key: string) => Promise<FormOutcome<object>>
}

type WantedItems = Stay & {
	items: readonly RequestedItem[]
	people: number
	/** The ages of some of them. */
	children?: readonly number[] | undefined
}
type AvailableMonth = { month: Month; days: CalendarDay[] }

export type OwnerForPages = {
	/** Takes the fields of the sign-in form. Does not throw; counts guesses as `POST /api/auth` does. */
	signIn: (fields: unknown, visitor: Visitor) => Promise<FormOutcome<{ token: string }>>
	/** Undefined if the link does not count. */
	nameOnInvitation: (key: string) => Promise<string | undefined>
	/** Takes the fields of an invitation's form. Does not throw. */
	acceptInvitation: (key: string, fields: unknown) => Promise<FormOutcome<{ token: string }>>
	/** Whether signing in needs a name. */
	asksName: () => Promise<boolean>
}

/** What a build adds to the HTML of pages. Empty in development. */
export type PageAssets = {
	/** The text of every stylesheet by its address, to be inlined. */
	stylesheets: ReadonlyMap<string, string>
	/** The script that every page carries inline (app/islands/inline-script.ts). */
	inlineScript: string
	/** The script beside a form (app/islands/early-drafts.ts). */
	formScript: string
	/** Added to it where the form asks for days (app/islands/early-dates.ts). */
	datesScript: string
	/** The scripts and stylesheets that each island needs beside the entry, by its name. */
	islandFiles: Readonly<Record<string, readonly string[]>>
}

export const servicesContext = createContext<Services>()

/** Marks the inline scripts and styles of one render. */
export const nonceContext = createContext<string>()

/** The sender of a posted form. Pages that are rendered for everybody have no visitor. */
export const visitorContext = createContext<Visitor>()

/** `freeAt`: when a network that posted too much may post again. */
export type RefusedPost = { code: ErrorCode; freeAt?: number }

/** Why a post was refused before its fields were read. The page then says so instead of its content. */
export const refusedPostContext = createContext<RefusedPost | undefined>(undefined)
