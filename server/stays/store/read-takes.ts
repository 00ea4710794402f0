import type { Query } from '#db/connect.ts'
import type { TakesTable } from '#db/tables.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type { Day } from '#domain/time/dates.ts'
import { bookingOf } from './owner-entries.ts'
import { isStillHeld } from './release-takes.ts'

/**
 * The takes with days in the range, of all offers or of one, earliest first. In two steps, because PostgreSQL would read all
 * takes to join them.
 */
export async function readTakes(
	query: Query,
	range: Stay,
	today: Day,
	offer?: OfferId,
): Promise<FoundTake[]> {
	const ids = await takeIdsQuery(query, range, offer).execute()
	if (ids.length === 0) return []
	return await takesByIdQuery(
		query,
		ids.map(({ take_id }) => take_id),
		today,
	).execute()
}

export function takeIdsQuery(query: Query, { from, to }: Stay, offer?: OfferId) {
	return query
		.selectFrom('taken_days')
		.select('take_id')
		.distinct()
		.where('offer', 'in', offer ? [offer] : [...offerIds])
		.where('day', '>=', from)
		.where('day', '<', to)
}

export function takesByIdQuery(query: Query, ids: string[], today: Day) {
	return query
		.selectFrom('takes')
		.leftJoin('enquiries', 'enquiries.id', 'takes.enquiry_id')
		.selectAll('takes')
		.select(guestColumns)
		.where('takes.id', 'in', ids)
		.where(isStillHeld(today, 'takes.held_until'))
		.orderBy('takes.from_day')
		.orderBy('takes.id')
}

/** The guest of an enquiry. A booking by phone has its own columns for the guest. */
const guestColumns = [
	'enquiries.name',
	'enquiries.phone as request_phone',
	'enquiries.quantity',
	'enquiries.reference',
] as const

export type FoundTake = TakesTable & {
	name: string | null
	request_phone: string | null
	quantity: number | null
	reference: string | null
}

/** Takes of all offers that cover or end on one of these days. */
export async function takesTouching(query: Query, { from, to }: Stay): Promise<FoundTake[]> {
	return await query
		.selectFrom('takes')
		.leftJoin('enquiries', 'enquiries.id', 'takes.enquiry_id')
		.selectAll('takes')
		.select(guestColumns)
		.where(({ eb, and, or, selectFrom }) =>
			or([
				and([eb('takes.to_day', '>=', from), eb('takes.to_day', '<', to)]),
				eb(
					'takes.id',
					'in',
					selectFrom('taken_days')
						.select('take_id')
						.where('offer', 'in', [...offerIds])
						.where('day', '>=', from)
						.where('day', '<', to),
				),
			]),
		)
		.orderBy('takes.from_day')
		.orderBy('takes.id')
		.execute()
}

/** All takes of the bookings that these belong to. */
export async function readTakesOfBookings(query: Query, takes: readonly FoundTake[]) {
	const requests = [...new Set(takes.flatMap(({ enquiry_id }) => enquiry_id ?? []))]
	const entries = [...new Set(takes.filter((it) => !it.enquiry_id).map(bookingOf))]
	if (requests.length + entries.length === 0) return []
	return await query
		.selectFrom('takes')
		.select(['id', 'enquiry_id', 'booking_id', 'offer', 'from_day', 'to_day'])
		.where(({ eb, or }) =>
			or([
				...(requests.length > 0 ? [eb('enquiry_id', 'in', requests)] : []),
				...(entries.length > 0 ? [eb('id', 'in', entries), eb('booking_id', 'in', entries)] : []),
			]),
		)
		.execute()
}
