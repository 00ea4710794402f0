import { beginningOf, type Day, minuteMs, minutesOf } from '#domain/time/dates.ts'
import { lengthOf } from './item.ts'
import { kindOf, type OfferId } from './offers.ts'

type Visit = {
	from: Day
	to: Day
	items: readonly { offer: OfferId; hour?: string | null | undefined }[]
}

/** When a visit of one day begins and ends, in milliseconds; undefined where a part of it has no time. */
export function visitTime({ from, to, items }: Visit): { start: number; end: number } | undefined {
	if (from !== to || items.length === 0) return undefined
	const parts = items.map(({ offer, hour }) => {
		const minutes = lengthOf[kindOf[offer]]
		if (!hour || minutes === null) return undefined
		const start = beginningOf(from) + minutesOf(hour) * minuteMs
		return { start, end: start + minutes * minuteMs }
	})
	const timed = parts.filter((part) => part !== undefined)
	if (timed.length < parts.length) return undefined
	const start = Math.min(...timed.map((part) => part.start))
	return { start, end: Math.max(...timed.map((part) => part.end)) }
}
