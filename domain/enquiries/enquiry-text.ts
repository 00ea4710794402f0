import type { Locale } from '#domain/locale.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText } from '#domain/offers/party.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type EnquiryContent, type EnquiryKind, idOf } from './enquiry.ts'
import { referenceOf } from './reference.ts'

/** A parameter of the functions below, because browsers get the words from the page's loader. */
export type EnquiryTextWords = Record<
	| 'reference'
	| 'name'
	| 'email'
	| 'phone'
	| 'people'
	| 'children'
	| 'arrival'
	| 'departure'
	| 'city'
	| 'message'
	| 'item',
	string
> & {
	whatsapp: Record<EnquiryKind, string>
	/** The items are left out if it is missing. */
	offers?: OfferNames
}

/** The enquiry as sent, with the reference from the server. */
type Summarised = EnquiryContent & { reference?: string | undefined }

/** One line per field; empty optional fields have none. */
export function summaryLines(content: Summarised, words: EnquiryTextWords, locale: Locale) {
	const { fields, kind } = content
	const lines: [label: string, value: string][] = [
		[words.reference, content.reference ?? referenceOf(idOf(content))],
		[words.name, fields.Name],
		[words.email, fields.Email],
		[words.phone, fields.Phone],
		...(content.kind === 'booking' ? stayLines(content, words, locale) : []),
		[words.item, itemsInWords(content, words, locale)],
		...(kind === 'contact' ? [[words.city, fields.City] as [string, string]] : []),
		[words.message, fields.Message],
	]
	return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

function itemsInWords(
	content: EnquiryContent,
	{ offers }: EnquiryTextWords,
	locale: Locale,
): string {
	const items = content.kind === 'booking' ? (content.items ?? []) : []
	return offers ? items.map((item) => itemLine(item, offers, locale)).join('; ') : ''
}

export function stayLines(
	{ fields, children = [] }: EnquiryContent & { kind: 'booking' },
	words: EnquiryTextWords,
	locale: Locale,
): [label: string, value: string][] {
	return [
		[words.people, String(fields.Quantity)],
		...(children.length > 0
			? [[words.children, childrenAsText(children)] as [string, string]]
			: []),
		[words.arrival, formatDay(fields.ArrivalDate, locale)],
		[words.departure, formatDay(fields.DepartureDate, locale)],
	]
}

/** The whole enquiry as text, for whatsappLink. `link` is the guest's own page. */
export function whatsappText(
	content: Summarised,
	words: EnquiryTextWords,
	locale: Locale,
	link?: string,
): string {
	const lines = summaryLines(content, words, locale)
	return [
		words.whatsapp[content.kind],
		...lines.map(({ label, value }) => `${label}: ${value}`),
		...(link ? [link] : []),
	].join('\n')
}
