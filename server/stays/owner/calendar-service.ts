import type { TakesTable } from '#db/tables.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { addDays, type Day, latest } from '#domain/time/dates.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { type FoundTake, readTakes, takesTouching } from '#server/stays/store/read-takes.ts'
import { toTakeResponses } from '#server/stays/take-responses.ts'

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
			const guests = takes.filter(({ kind }) => kind === 'confirmed' || kind === 'phone')
			const isOn = (day: Day) => from <= day && day <= to
			const soon = (offer: OfferId) =>
				guests
					.filter((it) => it.offer === offer && from <= it.to_day && it.from_day <= next)
					.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
			return {
				staying: await toResponses(
					guests.filter(
						({ offer, from_day, to_day }) =>
							isNightly(offer as OfferId) && from_day <= from && from < to_day,
					),
				),
				meals: await toResponses(soon('table')),
				rides: await toResponses(soon('horses')),
				arrivals: await toResponses(
					guests.filter(
						(take) =>
							isOn(take.from_day) &&
							!guests.some((it) => it.to_day === take.from_day && isOfSame(take, it)),
					),
				),
				// A table or a ride has nobody who leaves.
				departures: await toResponses(
					guests.filter(
						(take) =>
							isNightly(take.offer as OfferId) &&
							isOn(take.to_day) &&
							!guests.some((it) => it.from_day === take.to_day && isOfSame(take, it)),
					),
				),
			}
		},
	}
}

/** Whether all of its guests are in the other take too: one that was changed during the stay has a take for each part of it. */
function isOfSame(take: TakesTable, other: TakesTable): boolean {
	const whose = ({ enquiry_id, booking_id, id }: TakesTable) => enquiry_id ?? booking_id ?? id
	const isSameBed = isNightly(take.offer as OfferId) && take.offer === other.offer
	return isSameBed && whose(take) === whose(other) && (other.units ?? 0) >= (take.units ?? 0)
}

function momentOf({ from_day, hour }: TakesTable): string {
	return `${from_day} ${hour ?? ''}`
}
