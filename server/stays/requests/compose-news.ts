import { type LetterWords, letterWords, ownerNewsWords } from '#content/stays/letter-words.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { News } from '#server/mail/letter.ts'
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

export type GuestNews = 'offer' | 'confirm' | 'decline' | 'cancel' | 'thanks'

/** To the guest, in the language of the request. `text` is what the owner wrote. */
export function composeGuestNews(kind: GuestNews, text: string, context: NewsContext): News {
	const { booking, progress, facts, letters, link, reviewLink } = context
	const { language } = booking
	const words = fill(letters[language], {
		...factsInWords(facts, language),
		reference: referenceOf(booking.id),
		guest: booking.fields.Name,
	})
	const heldUntil = kind === 'offer' ? progress.offer?.heldUntil : undefined
	return {
		subject: words[kind].subject,
		letter: {
			language,
			paragraphs: [words.greeting, words[kind].text],
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

function stayRows(
	{ booking, progress, offerNames }: NewsContext,
	words: LetterWords['rows'],
	kind: 'offer' | 'confirm' | 'asked',
) {
	const { language, fields } = booking
	const { from, to, items, offer } = progress
	const hasPrice = offer && kind !== 'asked'
	return [
		{ label: words.reference, value: referenceOf(booking.id) },
		{ label: words.arrival, value: formatDay(from, language) },
		{ label: words.departure, value: formatDay(to, language) },
		{ label: words.people, value: String(fields.Quantity) },
		...items.map((item) => ({ label: words.items[kind], value: itemLine(item, offerNames) })),
		...(hasPrice
			? [{ label: words.price, value: formatPesos(offer.pesos, language), isMain: true }]
			: []),
	]
}

/** To the owner: what the guest did, and wrote. */
export function composeOwnerNews({ action, text }: StayHistoryTable, context: NewsContext): News {
	const { booking, publicUrl } = context
	const words = fill(ownerNewsWords, {
		reference: referenceOf(booking.id),
		guest: booking.fields.Name,
	})
	const { subject, text: lead } = words[action as 'accept' | 'change' | 'cancel' | 'message']
	return {
		subject,
		letter: {
			language: 'es',
			title: subject,
			paragraphs: [lead],
			written: text,
			rows: stayRows(context, letterWords.es.rows, 'offer'),
			links: [
				{
					label: words.open,
					href: `${publicUrl}/admin/requests?request=${referenceOf(booking.id)}`,
				},
			],
			closing: [],
		},
	}
}

/** The last news for the guest, for the owner's WhatsApp. */
export function whatsappNews(
	context: Omit<NewsContext, 'offerNames' | 'publicUrl' | 'reviewLink' | 'history'>,
): string {
	const { booking, progress, facts, letters, link } = context
	const { language, fields } = booking
	return fill(letters[language].whatsapp[progress.state], {
		...factsInWords(facts, language),
		reference: referenceOf(booking.id),
		guest: fields.Name,
		link,
		price: progress.offer ? formatPesos(progress.offer.pesos, language) : '',
	})
}
