import type { Locale } from '#domain/locale.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText } from '#domain/offers/party.ts'
import { fill } from '#domain/text/fill.ts'
import { type CalendarEvent, writeCalendar } from '#domain/time/calendar-file.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type BookingFields, type EnquiryContent, type EnquiryKind, idOf } from './enquiry.ts'
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
	/** Without names, the items are left out. */
	offers?: OfferNames
}

type CalendarWords = { calendar: { summary: string; description: string } }

/** What was sent, with the reference that the server gave it. */
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
		[words.item, itemsInWords(content, words)],
		...(kind === 'contact' ? [[words.city, fields.City] as [string, string]] : []),
		[words.message, fields.Message],
	]
	return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

function itemsInWords(content: EnquiryContent, { offers }: EnquiryTextWords): string {
	const items = content.kind === 'booking' ? (content.items ?? []) : []
	return offers ? items.map((item) => itemLine(item, offers)).join('; ') : ''
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

type Place = Required<Pick<CalendarEvent, 'location' | 'coordinates' | 'url'>>

/** The stay for the guest's calendar. Of what the guest typed it contains only dates and people. */
export function bookingCalendar(
	stay: Pick<BookingFields, 'Quantity' | 'ArrivalDate' | 'DepartureDate'> & { reference: string },
	words: CalendarWords,
	{ madeAt, ...place }: Place & { madeAt: number },
): string {
	const { reference } = stay
	const details = { reference, people: String(stay.Quantity) }
	const event: CalendarEvent = {
		...place,
		// Not the id, with which the booking could be found. The confirmation's file has the same: calendars update the entry.
		uid: `${reference}@${new URL(place.url).hostname}`,
		firstDay: stay.ArrivalDate,
		lastDay: stay.DepartureDate,
		summary: fill(words.calendar.summary, details),
		description: fill(words.calendar.description, details),
		madeAt,
	}
	return writeCalendar([event])
}
