import type { Day } from '#domain/time/dates.ts'
import type { Stay } from './nights.ts'

export type MergedStay = Stay & { units: number }

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
