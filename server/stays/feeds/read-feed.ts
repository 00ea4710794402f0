import ICAL from 'ical.js'
import type { Stay } from '#domain/stays/nights.ts'
import { addDays, type Day, dayInBogota } from '#domain/time/dates.ts'

/** For all events of a file together: a rule can repeat every second without end. */
const mostSteps = 5_000
const mostStays = 1_000

/**
 * The nights that a calendar's events take, within a range. Events that are cancelled or marked as free take none, with an
 * exception: Google and Apple mark every all-day event as free unless its author changes that, and a night too many is
 * better than one sold twice.
 */
export function readFeed(text: string, range: Stay): Stay[] {
	const calendars = asCalendars(ICAL.parse(text))
	const budget = { steps: mostSteps }
	const stays = calendars.flatMap((calendar) =>
		masters(calendar).flatMap((event) => occurrencesOf(event, range, budget)),
	)
	return unique(stays.flatMap((stay) => within(stay, range))).slice(0, mostStays)
}

/** A file may hold several calendars. */
function asCalendars(parsed: unknown[]): ICAL.Component[] {
	const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
	const calendars = all.map((jcal) => new ICAL.Component(jcal as never))
	if (!calendars.some(({ name }) => name === 'vcalendar')) throw new Error('not a calendar')
	return calendars
}

/** Events with their changed occurrences. A changed occurrence without its event stands for itself. */
function masters(calendar: ICAL.Component): ICAL.Event[] {
	const events = calendar.getAllSubcomponents('vevent').filter((it) => it.hasProperty('dtstart'))
	const changed = events.filter((it) => it.hasProperty('recurrence-id'))
	const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid'))
	const whole = events.filter((it) => !it.hasProperty('recurrence-id'))
	const uids = new Set(whole.map(uidOf))
	return [
		...whole.map((event) => {
			const exceptions = changed.filter((it) => uidOf(it) === uidOf(event))
			return new ICAL.Event(event, { exceptions })
		}),
		...changed.filter((it) => !uids.has(uidOf(it))).map((event) => new ICAL.Event(event)),
	]
}

function occurrencesOf(event: ICAL.Event, { to }: Stay, budget: { steps: number }): Stay[] {
	if (takesNothing(event)) return []
	if (!event.isRecurring()) return [stayOf(event, event.startDate, event.endDate)]
	const stays: Stay[] = []
	const iterator = event.iterator()
	for (let next = iterator.next(); next; next = iterator.next()) {
		budget.steps -= 1
		if (budget.steps < 0 || dayOf(event, next) >= to) break
		const { item, startDate, endDate } = event.getOccurrenceDetails(next)
		if (!takesNothing(item)) stays.push(stayOf(item, startDate, endDate))
	}
	return stays
}

function takesNothing({ component, startDate }: ICAL.Event): boolean {
	const said = (name: string) => String(component.getFirstPropertyValue(name)).toUpperCase()
	const isFree = said('transp') === 'TRANSPARENT' && !startDate.isDate
	return said('status') === 'CANCELLED' || isFree
}

/** An event within one day takes no night. */
function stayOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Stay {
	return { from: dayOf(event, start), to: dayOf(event, end) }
}

/** The day at the hotel. */
function dayOf(event: ICAL.Event, time: ICAL.Time): Day {
	const asWritten = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}`
	if (time.isDate) return asWritten
	if (time.zone && time.zone.tzid !== 'floating') return dayInBogota(time.toUnixTime() * 1000)
	// A zone that the file names but does not define.
	const zone = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
	const written = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute)
	const offset = typeof zone === 'string' ? offsetOf(zone, written) : undefined
	return offset === undefined ? asWritten : dayInBogota(written - offset)
}

/** Undefined when the zone has no name that is known here, such as Windows’ own. */
function offsetOf(zone: string, time: number): number | undefined {
	try {
		const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
			.formatToParts(time)
			.find(({ type }) => type === 'timeZoneName')?.value
		const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(parts ?? '') ?? []
		const total = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
		return sign === '-' ? -total : total
	} catch {
		return undefined
	}
}

function within({ from, to }: Stay, range: Stay): Stay[] {
	const cut = { from: from < range.from ? range.from : from, to: to > range.to ? range.to : to }
	return cut.from < cut.to ? [cut] : []
}

function unique(stays: Stay[]): Stay[] {
	const byDays = new Map(stays.map((stay) => [`${stay.from} ${stay.to}`, stay]))
	return [...byDays.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
}

function pad(number: number, digits = 2): string {
	return String(number).padStart(digits, '0')
}

/** How far back and ahead calendars are read. */
export function importRange(today: Day): Stay {
	return { from: addDays(today, -7), to: addDays(today, 730) }
}
