import type { InBothLanguages } from '#domain/locale.ts'
import type { RatePlan } from '#domain/stays/prices/rate-plan.ts'
import { type Day, isDay } from '#domain/time/dates.ts'
import {
	type HolidayChanges,
	type HolidayName,
	holidaysFrom,
	noHolidayChanges,
} from '#domain/time/holidays.ts'

/** The owner's changes of the holidays, as typed. An added one has an id, because its day may be empty. */
export type AddedHoliday = { id: string; day: string; name: InBothLanguages<string> }
export type HolidayDrafts = { added: AddedHoliday[]; struck: Day[] }

export function holidayDrafts({ holidays = noHolidayChanges }: RatePlan): HolidayDrafts {
	return {
		added: holidays.added.map((it) => ({ id: it.day, ...it })),
		struck: [...holidays.struck],
	}
}

/** Unchecked; undefined while there are none. */
export function holidaysOfDraft({ added, struck }: HolidayDrafts = { added: [], struck: [] }) {
	if (added.length + struck.length === 0) return undefined
	return { added: added.map(({ day, name }) => ({ day, name })), struck } satisfies HolidayChanges
}

/** The holidays that the site knows of a day, as typed. */
export function knownOn(day: string): HolidayName[] {
	if (!isDay(day)) return []
	const known = holidaysFrom(day, day, noHolidayChanges)
	return known.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
}

/** The days that can be struck out, and all that are: one may be past, or unknown to the site by now. */
export function strikableDays(from: Day, to: Day, struck: readonly Day[]): Day[] {
	const known = holidaysFrom(from, to, noHolidayChanges).map(({ day }) => day)
	return [...new Set([...known, ...struck])].sort()
}
