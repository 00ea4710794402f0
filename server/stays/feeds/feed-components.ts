import { isDay } from '#domain/time/dates.ts'

/** The content lines of one component. */
export type CalendarComponent = readonly string[]

export type FeedComponents = {
	events: CalendarComponent[]
	zones: CalendarComponent[]
	/** Events that the next one, or the end of the file, interrupts. */
	interrupted: CalendarComponent[]
}

/**
 * The events and time zones of a calendar file, each to be parsed for itself: one broken event costs one event. Undefined
 * when the file is not a calendar, or a calendar without its end: what is missing would otherwise count as free.
 */
export function splitFeed(text: string): FeedComponents | undefined {
	const found: FeedComponents = { events: [], zones: [], interrupted: [] }
	let open: { name: string; lines: string[]; inner: string[] } | undefined
	let isInCalendar = false
	let calendars = 0

	function close(isComplete: boolean) {
		if (open?.name === 'VTIMEZONE' && isComplete) found.zones.push(open.lines)
		else if (open?.name === 'VEVENT') found[isComplete ? 'events' : 'interrupted'].push(open.lines)
		open = undefined
	}

	for (const line of unfold(text)) {
		const [, verb, name] = /^(BEGIN|END):([\w-]+)\s*$/.exec(line.toUpperCase()) ?? []
		if (!isInCalendar && line.trim() !== '' && name !== 'VCALENDAR') return undefined
		if (name === 'VCALENDAR') {
			close(false)
			if (isInCalendar === (verb === 'BEGIN')) return undefined
			isInCalendar = verb === 'BEGIN'
			if (isInCalendar) calendars += 1
		} else if (verb === 'BEGIN' && (name === 'VEVENT' || name === 'VTIMEZONE')) {
			close(false)
			open = { name, lines: [], inner: [] }
		} else if (open && verb === 'END' && name === open.name) {
			close(true)
		} else if (open) {
			if (verb === 'BEGIN' && name) open.inner.push(name)
			// An alarm has times of its own; the parts of a zone are what it consists of.
			if (open.name === 'VTIMEZONE' || open.inner.length === 0) open.lines.push(line)
			if (verb === 'END') open.inner.pop()
		}
	}
	return calendars === 0 || isInCalendar ? undefined : found
}

/** Without a byte order mark, with any kind of line end. */
function unfold(text: string): string[] {
	return text
		.replace(/^\uFEFF/, '')
		.replace(/\r\n?/g, '\n')
		.replace(/\n[ \t]/g, '')
		.split('\n')
}

/** A property of an event as it is written: `DTSTART;TZID=America/Bogota:20270310T150000`. */
export type Line = { name: string; parameters: string[]; value: string }

/** Undefined for a line without a colon, such as the rest of a text that was broken without folding. */
export function readLine(line: string): Line | undefined {
	const [, head = '', value] = /^((?:[^:"]|"[^"]*")*):(.*)$/s.exec(line) ?? []
	if (value === undefined) return undefined
	const parts = `;${head}`.matchAll(/;((?:[^;"]|"[^"]*")*)/g)
	const [name = '', ...parameters] = [...parts].map(([, part = '']) => part)
	return { name: name.toUpperCase(), parameters, value: value.trim() }
}

export function writeLine({ name, parameters, value }: Line): string {
	return `${[name, ...parameters].join(';')}:${value}`
}

const isValueType = (parameter: string) => /^VALUE=/i.test(parameter)

/**
 * Days and times as the standard writes them. Many programs leave out `VALUE=DATE`, the seconds, or write dashes. Throws on
 * a day that does not exist.
 */
export function normaliseTimes({ name, parameters, value }: Line): Line {
	const others = parameters.filter((it) => !isValueType(it))
	const saysDate = parameters.some((it) => /^VALUE=DATE$/i.test(it))
	const times = value
		.split(',')
		.filter((it) => it !== '')
		.map((it) => readTime(it, saysDate))
	if (times.length === 0) throw new Error(`${name} without a value`)
	const isDate = times.every((it) => it.length === 8)
	return {
		name,
		parameters: isDate ? ['VALUE=DATE', ...others.filter((it) => !/^TZID=/i.test(it))] : others,
		value: times.filter((it) => (it.length === 8) === isDate).join(','),
	}
}

function readTime(text: string, saysDate: boolean): string {
	const written = /^(\d{4})-?(\d\d)-?(\d\d)(?:T([01]\d|2[0-4]):?([0-5]\d):?([0-6]\d)?(Z?))?$/i
	const [, year, month, day, hour, minute, second = '00', utc = ''] =
		written.exec(text.trim()) ?? []
	if (!isDay(`${year}-${month}-${day}`)) throw new Error(`not a day: ${text.slice(0, 40)}`)
	const date = `${year}${month}${day}`
	return hour === undefined || saysDate
		? date
		: `${date}T${hour}${minute}${second}${utc.toUpperCase()}`
}
