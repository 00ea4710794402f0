import type { InBothLanguages } from '#domain/locale.ts'
import type { RatePlan } from '#domain/stays/prices/rate-plan.ts'
import type { Day } from '#domain/time/dates.ts'
import { type HolidayChanges, noHolidayChanges } from '#domain/time/holidays.ts'

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
export function holidaysFrom({ added, struck }: HolidayDrafts = { added: [], struck: [] }) {
	if (added.length + struck.length === 0) return undefined
	return { added: added.map(({ day, name }) => ({ day, name })), struck } satisfies HolidayChanges
}
