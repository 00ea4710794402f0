import { formatDay } from '#domain/dates.ts'
import { fill } from '#domain/fill.ts'
import type { Locale } from '#domain/locale.ts'
import { type CalendarEvent, writeCalendar } from './calendar.ts'
import { type BookingFields, type EnquiryContent, type EnquiryKind, idOf } from './enquiry.ts'
import { referenceOf } from './reference.ts'

/** The words come as a parameter: in the browser, from the page's loader. */
export type TextWords = Record<
	| 'reference'
	| 'name'
	| 'email'
	| 'phone'
	| 'people'
	| 'arrival'
	| 'departure'
	| 'city'
	| 'message',
	string
> & { whatsapp: Record<EnquiryKind, string> }

type CalendarWords = { calendar: { summary: string; description: string } }

/** What was written, line by line; optional fields left empty have no line. */
export function summaryLines(content: EnquiryContent, words: TextWords, locale: Locale) {
	const { fields, kind } = content
	const lines: [label: string, value: string][] = [
		[words.reference, referenceOf(idOf(content))],
		[words.name, fields.Name],
		[words.email, fields.Email],
		[words.phone, fields.Phone],
		...(kind === 'booking' ? stayLines(fields, words, locale) : []),
		...(kind === 'contact' ? [[words.city, fields.City] as [string, string]] : []),
		[words.message, fields.Message],
	]
	return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

export function stayLines(
	fields: BookingFields,
	words: TextWords,
	locale: Locale,
): [label: string, value: string][] {
	return [
		[words.people, String(fields.Quantity)],
		[words.arrival, formatDay(fields.ArrivalDate, locale)],
		[words.departure, formatDay(fields.DepartureDate, locale)],
	]
}

/** The whole enquiry, to be sent by WhatsApp; see whatsappLink. */
export function whatsappText(content: EnquiryContent, words: TextWords, locale: Locale): string {
	const lines = summaryLines(content, words, locale)
	return [
		words.whatsapp[content.kind],
		...lines.map(({ label, value }) => `${label}: ${value}`),
	].join('\n')
}

type Place = Pick<CalendarEvent, 'location' | 'coordinates' | 'url'>

/** The stay for the guest's calendar. Holds nothing that the guest typed but days and people. */
export function bookingCalendar(
	stay: Pick<BookingFields, 'bookingId' | 'Quantity' | 'ArrivalDate' | 'DepartureDate'>,
	words: CalendarWords,
	{ madeAt, ...place }: Place & { madeAt: number },
): string {
	const reference = referenceOf(stay.bookingId)
	const told = { reference, people: String(stay.Quantity) }
	return writeCalendar({
		...place,
		uid: `${stay.bookingId}@${new URL(place.url).hostname}`,
		firstDay: stay.ArrivalDate,
		lastDay: stay.DepartureDate,
		summary: fill(words.calendar.summary, told),
		description: fill(words.calendar.description, told),
		madeAt,
	})
}
