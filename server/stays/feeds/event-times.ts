import type { EventTime } from '#domain/stays/merge-stays.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { addDays, dayInBogota, minuteMs, timeOfDayInBogota } from '#domain/time/dates.ts'

/** A part of an event: whole days to the one before `to`, or a time of one day. */
export type EventPart = Stay & { time?: EventTime | undefined }

/** Start and end to the minute, which is what a time of day here has. */
export function wholeMinutes(start: number, end: number): [start: number, end: number] {
	return [Math.floor(start / minuteMs) * minuteMs, Math.round(end / minuteMs) * minuteMs]
}

/** From the day on which it begins to the one after its last moment. */
export function daysOfEvent(start: number, end: number): Stay {
	const last = dayInBogota(Math.max(start, end - 1))
	return { from: dayInBogota(start), to: addDays(last, 1) }
}

/** An event with times, cut at midnight. `within` is as much of its days as counts. */
export function partsOf(start: number, end: number, within: Stay): EventPart[] {
	const whole = daysOfEvent(start, end)
	const [begins, ends] = [timeOfDayInBogota(start), timeOfDayInBogota(end)]
	const isOneDay = addDays(whole.from, 1) === whole.to
	const untilMidnight = ends === '00:00' && end > start ? '24:00' : ends
	if (isOneDay) {
		const isAllDay = begins === '00:00' && untilMidnight === '24:00'
		// Without a length it lasts as long as a sitting or a ride.
		const time = { hour: begins, ends: begins === ends ? null : untilMidnight }
		return [isAllDay ? within : { ...within, time }]
	}
	const isCutAtStart = begins !== '00:00' && within.from === whole.from
	const isCutAtEnd = ends !== '00:00' && within.to === whole.to
	const middle = {
		from: isCutAtStart ? addDays(within.from, 1) : within.from,
		to: isCutAtEnd ? addDays(within.to, -1) : within.to,
	}
	return [
		...(isCutAtStart ? [{ ...dayFrom(within.from), time: { hour: begins, ends: '24:00' } }] : []),
		...(middle.from < middle.to ? [middle] : []),
		...(isCutAtEnd ? [{ ...dayFrom(middle.to), time: { hour: '00:00', ends } }] : []),
	]
}

function dayFrom(day: string): Stay {
	return { from: day, to: addDays(day, 1) }
}
