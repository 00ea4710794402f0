import { type LetterWords, letterWords, ownerNewsWords } from '#content/stays/letter-words.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import type { InBothLanguages, Locale } from '#domain/locale.ts'
import { namedItem } from '#domain/offers/item.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText, sizeOf } from '#domain/offers/party.ts'
import {
	type Agreement,
	type AgreementChange,
	priceInWords,
	type Terms,
} from '#domain/stays/agreement.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { News } from '#server/mail/letter.ts'
import { hasNoLink } from '#server/mail/plain-name.ts'
import type { Progress } from './progress.ts'
import { stayCalendar } from './stay-calendar.ts'

type NewsContext = {
	booking: Booking
	progress: Progress
	history: readonly StayHistoryTable[]
	facts: Facts
	letters: InBothLanguages<LetterWords>
	offerNames: OfferNames
	link: string
	/** To leave a review marked as a guest's. */
	reviewLink: string
	publicUrl: string
}

export type GuestNews = 'offer' | 'confirm' | 'decline' | 'cancel' | 'reopen' | 'thanks'
export type OwnerNews = 'accept' | 'change' | 'cancel' | 'message' | 'reminder'

/** To the guest, in the language of the request. `text` is what the owner wrote. */
export function composeGuestNews(kind: GuestNews, text: string, context: NewsContext): News {
	const { booking, progress, facts, letters, link, reviewLink } = context
	const { language, reference } = booking
	const words = fill(letters[language], {
		...factsInWords(facts, language),
		...{ reference, guest: booking.fields.Name },
	})
	const { agreement } = progress
	const heldUntil = kind === 'offer' ? agreement?.heldUntil : undefined
	const changed = kind === 'confirm' || kind === 'offer' ? (agreement?.changes ?? []) : []
	return {
		subject: words[kind].subject,
		letter: {
			language,
			paragraphs: [
				hasNoLink(booking.fields.Name) ? words.greeting : words.greetingWithoutName,
				words[kind].text,
				...(changed.length > 0 ? [changesInWords(changed, words.changes, language)] : []),
			],
			written: text,
			rows: kind === 'thanks' ? [] : stayRows(context, words.rows, isKept(kind) ? kind : 'asked'),
			links: [
				kind === 'thanks'
					? { label: words.thanks.link, href: reviewLink }
					: { label: kind === 'offer' ? words.offer.link : words.link, href: link },
			],
			closing: [
				...(heldUntil
					? [fill(words.offer.heldUntil, { day: formatDay(heldUntil, language) })]
					: []),
				words.direct,
				words.signature,
			],
		},
		...(kind === 'confirm' && { attachments: [stayCalendar(context)] }),
	}
}

/** Only offers and confirmations show a price. */
function isKept(kind: GuestNews): kind is 'offer' | 'confirm' {
	return kind === 'offer' || kind === 'confirm'
}

/** 'Esto cambió: las fechas y el precio.' */
function changesInWords(
	changes: readonly AgreementChange[],
	words: LetterWords['changes'],
	language: Locale,
): string {
	const list = new Intl.ListFormat(language, { type: 'conjunction' })
	return fill(words.text, { changes: list.format(changes.map((change) => words[change])) })
}

function stayRows(
	{ booking, progress, offerNames }: Pick<NewsContext, 'booking' | 'progress' | 'offerNames'>,
	words: LetterWords['rows'],
	kind: 'offer' | 'confirm' | 'asked',
) {
	const { language } = booking
	const { agreement } = progress
	return [
		{ label: words.reference, value: booking.reference },
		...termRows(progress, { words, offerNames, language, label: words.items[kind] }),
		...(agreement && kind !== 'asked' ? [priceRow(agreement, words, language)] : []),
	]
}

type RowContext = {
	words: LetterWords['rows']
	offerNames: OfferNames
	language: Locale
	label: string
}

/** When, who and what. */
export function termRows(terms: Terms, { words, offerNames, language, label }: RowContext) {
	const { from, to, party, items } = terms
	return [
		{ label: words.arrival, value: formatDay(from, language) },
		{ label: words.departure, value: formatDay(to, language) },
		{ label: words.people, value: String(sizeOf(party)) },
		...(party.children.length > 0
			? [{ label: words.children, value: childrenAsText(party.children) }]
			: []),
		...items.map((item) => ({ label, value: itemLine(namedItem(item), offerNames, language) })),
	]
}

/** A confirmed booking has a price, or says in words that it is still to be agreed. */
function priceRow(agreement: Agreement, words: LetterWords['rows'], language: Locale) {
	const value = priceInWords(agreement, words, language)
	return { label: words.price, value, isMain: true }
}

/** To the owner: what the guest did, and wrote. */
export function composeOwnerNews(kind: OwnerNews, text: string, context: NewsContext): News {
	const { booking, publicUrl } = context
	const { reference } = booking
	const words = fill(ownerNewsWords, { reference, guest: booking.fields.Name })
	const { subject, text: lead } = words[kind]
	return {
		subject,
		letter: {
			language: 'es',
			title: subject,
			paragraphs: [lead],
			written: text,
			rows: stayRows(
				{ ...context, booking: { ...booking, language: 'es' } },
				letterWords.es.rows,
				'offer',
			),
			links: [{ label: words.open, href: `${publicUrl}/admin/requests?request=${reference}` }],
			closing: [],
		},
	}
}

/** The last news for the guest, for the owner's WhatsApp. */
export function whatsappNews(
	context: Omit<NewsContext, 'offerNames' | 'publicUrl' | 'reviewLink' | 'history'>,
): string {
	const { booking, progress, facts, letters, link } = context
	const { language, fields, reference } = booking
	const words = letters[language]
	const price = progress.agreement ?? { total: null, isPartial: false }
	return fill(words.whatsapp[progress.state], {
		...factsInWords(facts, language),
		...{ reference, guest: fields.Name, link },
		price: priceInWords(price, words.rows, language),
	})
}
