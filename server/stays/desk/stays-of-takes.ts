import type { Query } from '#db/connect.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { earliest, latest } from '#domain/time/dates.ts'
import { type FoundTake, readTakesOfBookings } from '#server/stays/store/read-takes.ts'

type Part = Pick<FoundTake, 'id' | 'enquiry_id' | 'booking_id' | 'offer' | 'from_day' | 'to_day'>

/**
 * From arrival to departure of those who sleep in each of these takes: a booking that was changed during the stay has a take
 * for each part of it.
 */
export async function readStaysOf(
	query: Query,
	takes: readonly FoundTake[],
): Promise<Map<string, Stay>> {
	const nightly = takes.filter(
		({ kind, offer }) => kind !== 'imported' && isNightly(offer as OfferId),
	)
	const parts = await readTakesOfBookings(query, nightly)
	const bySameBed = Map.groupBy(parts, sameBed)
	return new Map(nightly.map((take) => [take.id, joined(take, bySameBed.get(sameBed(take)) ?? [])]))
}

const sameBed = ({ id, enquiry_id, booking_id, offer }: Part) =>
	JSON.stringify([enquiry_id ?? booking_id ?? id, offer])

/** The range of the parts that can be reached from this take where one ends and another begins. */
function joined(take: Part, parts: readonly Part[]): Stay {
	const inOrder = parts.toSorted((one, other) => (one.from_day < other.from_day ? -1 : 1))
	const ends = new Set([take.to_day])
	for (const { from_day, to_day } of inOrder) if (ends.has(from_day)) ends.add(to_day)
	const begins = new Set([take.from_day])
	for (const { from_day, to_day } of inOrder.reverse()) if (begins.has(to_day)) begins.add(from_day)
	return { from: earliest(take.from_day, ...begins), to: latest(take.to_day, ...ends) }
}
