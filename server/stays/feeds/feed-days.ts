import type ICAL from 'ical.js'
import { type Day, dayInBogota, dayMs, hourMs, minuteMs, timeZone } from '#domain/time/dates.ts'

/** The day at the hotel. `zone` names the zone of times that the file does not define. */
export function dayOf(time: ICAL.Time, zone: string | undefined): Day {
	// Later years have more digits, and days are compared as text.
	if (time.year > 9998) return '9999-01-01'
	if (time.isDate) return `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}`
	return dayInBogota(momentOf(time, zone))
}

/** In milliseconds since 1970. A time without a zone is one of the hotel. */
export function momentOf(time: ICAL.Time, zone: string | undefined): number {
	if (time.zone && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000
	const written = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute)
	const moment = zone === undefined ? undefined : inZone(written, zone)
	return moment ?? inZone(written, timeZone) ?? written
}

/**
 * The moment at which clocks of a zone show a time. If they show it twice, the first; if they skip it, as if they had not been
 * put forward (RFC 5545, 3.3.5). Undefined for an unknown zone.
 */
function inZone(written: number, zone: string): number | undefined {
	const before = offsetOf(zone, written - dayMs)
	const after = offsetOf(zone, written + dayMs)
	if (before === undefined || after === undefined) return undefined
	if (before === after) return written - before
	const isAfter =
		offsetOf(zone, written - before) !== before && offsetOf(zone, written - after) === after
	return written - (isAfter ? after : before)
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** Undefined if the zone's name is unknown here, such as a Windows name. */
function offsetOf(zone: string, time: number): number | undefined {
	if (!formats.has(zone)) formats.set(zone, formatOf(zone))
	const written = formats
		.get(zone)
		?.formatToParts(time)
		.find(({ type }) => type === 'timeZoneName')?.value
	if (written === undefined) return undefined
	const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(written) ?? []
	const total = Number(hours ?? 0) * hourMs + Number(minutes ?? 0) * minuteMs
	return sign === '-' ? -total : total
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
	try {
		return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
	} catch {
		return undefined
	}
}

function pad(number: number, digits = 2): string {
	return String(number).padStart(digits, '0')
}
