import { type Facts, streetAddress } from '#domain/facts.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import type { Day } from '#domain/time/dates.ts'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

type GuestStay = Pick<
	CalendarEvent,
	'sequence' | 'status' | 'summary' | 'description' | 'madeAt' | 'time'
> & {
	reference: string
	language: Locale
	from: Day
	to: Day
}

/**
 * A stay for the guest's calendar, from the request to the confirmation and after: always the same entry. It names no
 * person, and does not open the request.
 */
export function guestCalendar(
	{ reference, language, from, to, ...event }: GuestStay,
	{ facts, publicUrl }: { facts: Facts; publicUrl: string },
) {
	const { address, coordinates } = facts
	return {
		filename: `${reference}.ics`,
		contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
		content: writeCalendar([
			{
				...event,
				uid: `${reference}@${new URL(publicUrl).hostname}`,
				firstDay: from,
				lastDay: to,
				location: `${facts.name}, ${streetAddress(facts, language)}, ${address.town}, ${address.region}`,
				coordinates,
				url: publicUrl + localizePath('/arrive', language),
			},
		]),
	}
}
