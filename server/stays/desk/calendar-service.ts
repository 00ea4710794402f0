import { holidayWords } from '#content/stays/holiday-words.ts'
import { inEachLanguage, type Locale } from '#domain/locale.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import type { TakeKind } from '#domain/stays/availability.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type {
	ComingsResponse,
	TakeResponse,
	TakesResponse,
} from '#domain/stays/responses/take-response.ts'
import { listInWords } from '#domain/text/list.ts'
import { addDays, type Day, latest } from '#domain/time/dates.ts'
import { type Holiday, holidaysFrom, noHolidayChanges } from '#domain/time/holidays.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { type FoundTake, readTakes, takesTouching } from '#server/stays/store/read-takes.ts'
import { toTakeResponses } from '#server/stays/take-responses.ts'
import { changedBeds } from './changed-beds.ts'
import { readStaysOf } from './stays-of-takes.ts'

export type CalendarService = ReturnType<typeof createCalendarService>

/** The takes of the owner's calendar, whoever entered them, and the arrivals and departures. */
export function createCalendarService({ database, today, plan }: StayDeps) {
	const toResponses = (takes: FoundTake[]) => toTakeResponses(database.query, takes)

	const holidays = (from: Day, to: Day) =>
		[
			...Map.groupBy(holidaysFrom(from, to, plan().holidays ?? noHolidayChanges), ({ day }) => day),
		].map(([day, shared]) => ({
			day,
			name: inEachLanguage((locale) => namesOf(shared, locale)),
		}))
	return {
		/** Everything held, confirmed, blocked or imported on these days. */
		async takes(range: Stay): Promise<TakesResponse> {
			const stays = await toResponses(await readTakes(database.query, range, today()))
			return { stays, holidays: holidays(range.from, addDays(range.to, -1)) }
		},

		/**
		 * Arrivals and departures on these days, the last included; guests of the first night, and tables and rides
		 * on the first day and the next. Nights sold by other sites are apart: nobody knows how many people come, and some are
		 * days that were only closed there. A bed is shown with the days of the whole stay, and one that is added or given up
		 * during it with its own.
		 */
		async arrivals({ from, to }: { from: Day; to: Day }): Promise<ComingsResponse> {
			const next = addDays(from, 1)
			const takes = await takesTouching(database.query, {
				from,
				to: addDays(latest(to, next), 1),
			})
			const shown = await toResponses(takes.filter(({ kind }) => isShown[kind]))
			const stays = await readStaysOf(database.query, takes)
			const stayOf = ({ id, ...own }: TakeResponse): Stay =>
				stays.get(id) ?? { from: own.from, to: own.to }
			const guests = shown.filter(({ kind }) => kind !== 'imported')
			// A table or a ride has nobody who leaves.
			const nightly = guests.filter(({ offer }) => isNightly(offer))
			const imported = shown.filter(({ kind, offer }) => kind === 'imported' && isNightly(offer))
			const isOn = (day: Day) => from <= day && day <= to
			const sleepsHere = (it: TakeResponse) => it.from <= from && from < it.to
			const arriving = (all: TakeResponse[]) =>
				changedBeds(
					all.filter((it) => isOn(it.from)),
					all,
					'from',
				)
			const leaving = (all: TakeResponse[]) =>
				changedBeds(
					all.filter((it) => isOn(it.to)),
					all,
					'to',
				)
			const soon = (offer: OfferId) =>
				guests
					.filter((it) => it.offer === offer && from <= it.to && it.from <= next)
					.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
			return {
				staying: nightly.filter(sleepsHere).map((it) => ({ ...it, ...stayOf(it) })),
				meals: soon('table'),
				rides: soon('horses'),
				holidays: holidays(from, addDays(to, 1)),
				arrivals: arriving(guests).map((it) => ({ ...it, to: stayOf(it).to })),
				departures: leaving(nightly).map((it) => ({ ...it, from: stayOf(it).from })),
				imported: {
					arrivals: arriving(imported),
					departures: leaving(imported),
					staying: imported.filter(sleepsHere),
				},
			}
		},
	}
}

function namesOf(holidays: readonly Holiday[], locale: Locale): string {
	const names = holidays.map(({ name }) =>
		typeof name === 'string' ? holidayWords[locale][name] : name[locale],
	)
	return listInWords(names, locale)
}

const isShown: Record<TakeKind, boolean> = {
	confirmed: true,
	phone: true,
	imported: true,
	held: false,
	blocked: false,
}

function momentOf({ from, hour }: TakeResponse): string {
	return `${from} ${hour ?? ''}`
}
