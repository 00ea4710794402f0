import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { addDays, type Day, latest } from '#domain/time/dates.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { type FoundTake, readTakes, takesTouching } from '#server/stays/store/read-takes.ts'
import { toTakeResponses } from '#server/stays/take-responses.ts'
import { changedBeds } from './changed-beds.ts'

export type CalendarService = ReturnType<typeof createCalendarService>

/** What takes units, whoever entered it, and who comes and leaves. */
export function createCalendarService({ database, today }: StayDeps) {
	const toResponses = (takes: FoundTake[]) => toTakeResponses(database.query, takes)

	return {
		/** Everything held, confirmed, blocked or imported on these days. */
		async takes(range: Stay): Promise<TakeResponse[]> {
			return await toResponses(await readTakes(database.query, range, today()))
		},

		/**
		 * Arrivals and departures on these days, the last included; guests of the first night, and tables and rides
		 * on the first day and the next.
		 */
		async arrivals({ from, to }: { from: Day; to: Day }) {
			const next = addDays(from, 1)
			const takes = await takesTouching(database.query, {
				from,
				to: addDays(latest(to, next), 1),
			})
			const guests = await toResponses(
				takes.filter(({ kind }) => kind === 'confirmed' || kind === 'phone'),
			)
			// A table or a ride has nobody who leaves.
			const nightly = guests.filter(({ offer }) => isNightly(offer))
			const isOn = (day: Day) => from <= day && day <= to
			const soon = (offer: OfferId) =>
				guests
					.filter((it) => it.offer === offer && from <= it.to && it.from <= next)
					.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
			return {
				staying: nightly.filter((it) => it.from <= from && from < it.to),
				meals: soon('table'),
				rides: soon('horses'),
				arrivals: changedBeds(
					guests.filter((it) => isOn(it.from)),
					guests,
					'from',
				),
				departures: changedBeds(
					nightly.filter((it) => isOn(it.to)),
					guests,
					'to',
				),
			}
		},
	}
}

function momentOf({ from, hour }: TakeResponse): string {
	return `${from} ${hour ?? ''}`
}
