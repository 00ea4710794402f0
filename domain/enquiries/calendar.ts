import { addDays, type Day } from '#domain/dates.ts'

export type CalendarEvent = {
	/** Never changes for an event, so that calendars update their entry. */
	uid: string
	firstDay: Day
	lastDay: Day
	summary: string
	description: string
	location: string
	coordinates: { latitude: number; longitude: number }
	url: string
	/** When the file was made, in milliseconds since 1970. */
	madeAt: number
}

/** An all-day event as an .ics file (RFC 5545). */
export function writeCalendar(event: CalendarEvent): string {
	const { latitude, longitude } = event.coordinates
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Palma de Cera//Website//ES',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:${escapeText(event.uid)}`,
		`DTSTAMP:${asUtc(event.madeAt)}`,
		`DTSTART;VALUE=DATE:${asDate(event.firstDay)}`,
		// The end is exclusive.
		`DTEND;VALUE=DATE:${asDate(addDays(event.lastDay, 1))}`,
		`SUMMARY:${escapeText(event.summary)}`,
		`DESCRIPTION:${escapeText(event.description)}`,
		`LOCATION:${escapeText(event.location)}`,
		`GEO:${latitude};${longitude}`,
		`URL:${event.url}`,
		'STATUS:TENTATIVE',
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
	]
	return lines.map((line) => `${foldLine(line)}\r\n`).join('')
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
