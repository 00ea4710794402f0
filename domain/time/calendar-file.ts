import { addDays, type Day } from './dates.ts'

export type CalendarEvent = {
	/** Never changes for an event, so that calendars update their entry. */
	uid: string
	firstDay: Day
	lastDay: Day
	summary: string
	/** A firm booking makes the person busy. */
	isConfirmed?: boolean
	description?: string
	location?: string
	coordinates?: { latitude: number; longitude: number }
	url?: string
	/** When the file was made, in milliseconds since 1970. */
	madeAt: number
}

/** All-day events as an .ics file (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[], name?: string): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Palma de Cera//Website//ES',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		...(name ? [`X-WR-CALNAME:${escapeText(name)}`] : []),
		...events.flatMap(eventLines),
		'END:VCALENDAR',
	]
	return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
	const { description, location, coordinates, url, isConfirmed = false } = event
	return [
		'BEGIN:VEVENT',
		`UID:${escapeText(event.uid)}`,
		`DTSTAMP:${asUtc(event.madeAt)}`,
		`DTSTART;VALUE=DATE:${asDate(event.firstDay)}`,
		// The end is exclusive.
		`DTEND;VALUE=DATE:${asDate(addDays(event.lastDay, 1))}`,
		`SUMMARY:${escapeText(event.summary)}`,
		...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
		...(location ? [`LOCATION:${escapeText(location)}`] : []),
		...(coordinates ? [`GEO:${coordinates.latitude};${coordinates.longitude}`] : []),
		...(url ? [`URL:${url}`] : []),
		`STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
		`TRANSP:${isConfirmed ? 'OPAQUE' : 'TRANSPARENT'}`,
		'END:VEVENT',
	]
}

function asDate(day: Day): string {
	return day.replaceAll('-', '')
}

function asUtc(time: number): string {
	return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
	return text
		.replace(/[\\;,]/g, '\\$&')
		.replace(/\r\n?|\n/g, '\\n')
		.replace(/\p{Cc}/gu, '')
}

const longestLine = 75

/** Counts bytes and never splits a character. */
function foldLine(line: string): string {
	const encoder = new TextEncoder()
	const folded: string[] = ['']
	let length = 0
	for (const letter of line) {
		const bytes = encoder.encode(letter).length
		if (length + bytes > longestLine) {
			folded.push('')
			// The space that marks a continuation counts too.
			length = 1
		}
		folded[folded.length - 1] += letter
		length += bytes
	}
	return folded.join('\r\n ')
}
