import type { ItemKind } from '#domain/offers/offers.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import type { Stay } from './nights.ts'

/** When an event of one day begins and ends; without an end it lasts as long as its kind. */
export type EventTime = { hour: string; ends: string | null }

export type MergedStay = Stay & { units: number } & Partial<EventTime>

/**
 * Stays of one unit each as stays of several units that do not overlap, cut wherever one begins or ends. Stays that do not
 * overlap come out as they are; however many do, the result has no more nights than the days they cover.
 */
export function mergeStays(stays: readonly Stay[]): MergedStay[] {
	const changes = new Map<Day, number>()
	const change = (day: Day, units: number) => changes.set(day, (changes.get(day) ?? 0) + units)
	for (const { from, to } of stays) {
		change(from, 1)
		change(to, -1)
	}
	const days = [...changes.keys()].sort()
	let units = 0
	return days.flatMap((from, index) => {
		units += changes.get(from) ?? 0
		const to = days[index + 1]
		return to !== undefined && units > 0 ? [{ from, to, units }] : []
	})
}

type EventStay = Stay & { time?: EventTime | undefined }

/**
 * The same for what an imported calendar takes of a kind. What has no nights names its last day; events with the same time
 * of the same day are one take of several units.
 */
export function mergeEvents(stays: readonly EventStay[], kind: ItemKind): MergedStay[] {
	const merged = mergeStays(stays.filter(({ time }) => !time))
	if (kind === 'nights') return merged
	const allDay = merged.map(({ from, to, units }) => ({ from, to: addDays(to, -1), units }))
	const timed = stays.flatMap(({ from, time }) => (time ? [{ from, to: from, ...time }] : []))
	const same = Map.groupBy(timed, ({ from, hour, ends }) => `${from} ${hour} ${ends}`)
	return [
		...allDay,
		...[...same.values()].flatMap(([first, ...others]) =>
			first ? [{ ...first, units: 1 + others.length }] : [],
		),
	]
}
