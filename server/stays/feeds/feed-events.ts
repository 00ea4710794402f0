import ICAL from 'ical.js'
import {
	type CalendarComponent,
	type FeedComponents,
	normaliseTimes,
	readLine,
	writeLine,
} from './feed-components.ts'

/** An event of a file, once its lines could be read. */
export type FeedEvent = {
	uid: string
	summary: string
	sequence: number
	/** Undefined for an event itself; otherwise it is a changed occurrence of the event with the same UID. */
	occurrence: ICAL.Time | undefined
	/** The change also holds for all later occurrences. */
	isForFuture: boolean
	takesNothing: boolean
	start: ICAL.Time
	end: ICAL.Time
	rules: ICAL.Recur[]
	moreStarts: ICAL.Time[]
	exceptStarts: ICAL.Time[]
	/** Applies to times whose zone the file names but does not define. */
	zone: string | undefined
}

const times = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID'])
const read = new Set([
	...times,
	...['UID', 'SUMMARY', 'DURATION', 'RRULE', 'STATUS', 'TRANSP', 'SEQUENCE'],
])
/** Longer than any range that is read. Ical.js counts a duration month by month, for centuries if asked to. */
const longestDays = 800

/** Adds events to what ical.js knows of the file: its time zones. */
export function createEventReader(zones: FeedComponents['zones']) {
	const calendar = new ICAL.Component('vcalendar')
	for (const zone of zones) {
		const parsed = parsedZone(zone)
		if (parsed) calendar.addSubcomponent(parsed)
	}

	/** More than one where an occurrence has a length of its own. Throws where the lines make no sense. */
	return (component: CalendarComponent): FeedEvent[] =>
		withPeriods(component).map((lines) => {
			const component = parse('VEVENT', lines)
			component.parent = calendar
			return asEvent(component)
		})
}

/**
 * Zones change once or twice a year. One that changes every second is an attack: it is left out, and its
 * times are read by the name of the zone.
 */
function parsedZone(lines: CalendarComponent): ICAL.Component | undefined {
	const isStrange = lines.some((line) => /^RRULE/i.test(line) && !/FREQ=YEARLY/i.test(line))
	if (isStrange) return undefined
	try {
		const zone = parse('VTIMEZONE', lines)
		return zone.hasProperty('tzid') ? zone : undefined
	} catch {
		return undefined
	}
}

function parse(name: string, lines: CalendarComponent): ICAL.Component {
	const text = [`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')
	return new ICAL.Component(ICAL.parse(text) as never)
}

/** The event, and one for each `RDATE` that is a period. */
function withPeriods(component: CalendarComponent): string[][] {
	const lines = component.flatMap((text) => {
		const line = readLine(text)
		return line && read.has(line.name) ? [line] : []
	})
	const isPeriod = ({ name, value }: { name: string; value: string }) =>
		name === 'RDATE' && value.includes('/')
	const write = (all: typeof lines) =>
		all.map((line) => {
			if (line.name === 'DURATION') return `DURATION:${boundedDuration(line.value)}`
			return writeLine(times.has(line.name) ? normaliseTimes(line) : line)
		})
	const once = lines.filter(({ name }) => ['UID', 'SUMMARY', 'STATUS', 'TRANSP'].includes(name))
	const periods = lines.filter(isPeriod).flatMap(({ parameters, value }) =>
		value.split(',').map((period) => {
			const [start = '', end = ''] = period.split('/')
			const isDuration = /^[+-]?P/i.test(end)
			return write([
				...once,
				{ name: 'DTSTART', parameters, value: start },
				{ name: isDuration ? 'DURATION' : 'DTEND', parameters, value: end },
			])
		}),
	)
	return [write(lines.filter((line) => !isPeriod(line))), ...periods]
}

function boundedDuration(value: string): string {
	const [whole, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
		/^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(value) ?? []
	if (whole === undefined || sign === '-') throw new Error('not a duration')
	const total =
		Number(weeks) * 7 +
		Number(days) +
		Number(hours) / 24 +
		Number(minutes) / 1440 +
		Number(seconds) / 86_400
	return total > longestDays ? `P${longestDays}D` : value.toUpperCase()
}

function asEvent(component: ICAL.Component): FeedEvent {
	const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
	const start = component.getFirstPropertyValue('dtstart')
	if (!(start instanceof ICAL.Time)) throw new Error('no start')
	const occurrence = component.getFirstPropertyValue('recurrence-id')
	const valuesOf = (name: string): unknown[] =>
		component.getAllProperties(name).flatMap((property) => property.getValues())
	const timesOf = (name: string) => valuesOf(name).filter((it) => it instanceof ICAL.Time)
	const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
	const isFree = text('transp').toUpperCase() === 'TRANSPARENT' && !start.isDate
	return {
		uid: text('uid').slice(0, 255),
		summary: text('summary').slice(0, 100),
		sequence: Number.parseInt(text('sequence'), 10) || 0,
		occurrence: occurrence instanceof ICAL.Time ? occurrence : undefined,
		isForFuture:
			component.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE',
		takesNothing: text('status').toUpperCase() === 'CANCELLED' || isFree,
		start,
		end: endOf(component, start),
		rules: valuesOf('rrule').filter((it) => it instanceof ICAL.Recur),
		moreStarts: timesOf('rdate'),
		exceptStarts: timesOf('exdate'),
		zone: typeof zone === 'string' && zone !== '' ? zone : undefined,
	}
}

/** A day lasts at least until the next one: many programs write the same day twice. */
function endOf(component: ICAL.Component, start: ICAL.Time): ICAL.Time {
	const written = component.getFirstPropertyValue('dtend')
	const duration = component.getFirstPropertyValue('duration')
	const end = written instanceof ICAL.Time ? written : start.clone()
	if (end !== written && duration instanceof ICAL.Duration) end.addDuration(duration)
	if (end.compare(start) < 0) throw new Error('ends before it begins')
	if (!start.isDate || end.compare(start) > 0) return end
	const nextDay = start.clone()
	nextDay.adjust(1, 0, 0, 0)
	return nextDay
}
