import ICAL from 'ical.js'
import { addDays, type Day } from '#domain/time/dates.ts'

export type CalendarEvent = {
	/** Never changes for an event, so that calendars update their entry. */
	uid: string
	/** Grows with each change; calendars keep the entry with the highest. */
	sequence?: number
	firstDay: Day
	lastDay: Day
	/** In milliseconds since 1970; without it, the event takes whole days. */
	time?: { start: number; end: number } | undefined
	summary: string
	/** Only a firm booking makes the person busy. */
	status: 'tentative' | 'confirmed' | 'cancelled'
	description?: string | undefined
	location?: string
	coordinates?: { latitude: number; longitude: number }
	url?: string
	/** When this version was made, in milliseconds since 1970. */
	madeAt: number
}

// A continued line begins with a space, which ical.js does not count among the 75 bytes.
ICAL.foldLength = 74
// Not in the standard, so ical.js would write it as it is: a comma or a line break in a name would break the file.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

/** Events as an .ics file (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[], name?: string): string {
	const calendar = new ICAL.Component('vcalendar')
	calendar.addPropertyWithValue('version', '2.0')
	calendar.addPropertyWithValue('prodid', '-//Palma de Cera//Website//ES')
	calendar.addPropertyWithValue('calscale', 'GREGORIAN')
	calendar.addPropertyWithValue('method', 'PUBLISH')
	if (name) calendar.addPropertyWithValue('x-wr-calname', plainText(name))
	for (const event of events) calendar.addSubcomponent(componentOf(event))
	return ICAL.stringify(calendar.jCal)
}

function componentOf(event: CalendarEvent): ICAL.Component {
	const { description, location, coordinates, url, status } = event
	const component = new ICAL.Component('vevent')
	const add = (name: string, value: unknown) =>
		component.addPropertyWithValue(name, value as string)
	add('uid', plainText(event.uid))
	add('dtstamp', ICAL.Time.fromJSDate(new Date(event.madeAt), true))
	if (event.sequence !== undefined) add('sequence', event.sequence)
	if (event.time) {
		add('dtstart', ICAL.Time.fromJSDate(new Date(event.time.start), true))
		add('dtend', ICAL.Time.fromJSDate(new Date(event.time.end), true))
	} else {
		add('dtstart', ICAL.Time.fromDateString(event.firstDay))
		// The end is exclusive.
		add('dtend', ICAL.Time.fromDateString(addDays(event.lastDay, 1)))
	}
	add('summary', plainText(event.summary))
	if (description) add('description', plainText(description))
	if (location) add('location', plainText(location))
	if (coordinates) add('geo', [coordinates.latitude, coordinates.longitude])
	if (url) add('url', url)
	add('status', status.toUpperCase())
	add('transp', status === 'confirmed' ? 'OPAQUE' : 'TRANSPARENT')
	return component
}

/** Ical.js escapes what the format reserves and leaves other control characters, which the format does not know. */
function plainText(text: string): string {
	return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '')
}
