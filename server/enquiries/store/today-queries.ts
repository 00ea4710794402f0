import type { Query } from '#db/connect.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import type { Day } from '#domain/time/dates.ts'
import { fromRow } from './enquiry-rows.ts'

const mostArrivals = 100

const open = ['received', 'offered', 'accepted'] as const

/**
 * Open booking requests that arrive in these days by what was last agreed, unless they are archived. Confirmed ones are
 * listed with the stays; declined and cancelled ones do not arrive.
 */
export async function findArrivals(query: Query, from: Day, to: Day): Promise<Enquiry[]> {
	const rows = await query
		.selectFrom('enquiries')
		.leftJoin('stay_requests', 'stay_requests.enquiry_id', 'enquiries.id')
		.selectAll('enquiries')
		.where('enquiries.kind', '=', 'booking')
		.where('enquiries.state', '!=', 'archived')
		.where(({ eb, and, or }) =>
			or([
				and([
					eb('stay_requests.enquiry_id', 'is', null),
					eb('arrival_date', '>=', from),
					eb('arrival_date', '<=', to),
				]),
				and([
					eb('stay_requests.state', 'in', open),
					eb('stay_requests.from_day', '>=', from),
					eb('stay_requests.from_day', '<=', to),
				]),
			]),
		)
		.orderBy('enquiries.arrival_date')
		.orderBy('enquiries.created_at')
		.limit(mostArrivals)
		.execute()
	return rows.map(fromRow)
}

export async function countUnanswered(query: Query): Promise<number> {
	const { count } = await query
		.selectFrom('enquiries')
		.select((row) => row.fn.countAll().as('count'))
		.where('state', '=', 'new')
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** Counts unanswered enquiries with a mail that did not go out: given up, or still being tried. */
export async function countUndelivered(query: Query): Promise<number> {
	const { count } = await query
		.selectFrom('enquiries')
		.select((row) => row.fn.countAll().as('count'))
		.where('state', '=', 'new')
		.where('id', 'in', (outbox) =>
			outbox
				.selectFrom('outbox')
				.select('enquiry_id')
				.where('status', 'in', ['failed', 'pending'])
				.where('last_error', 'is not', null),
		)
		.executeTakeFirstOrThrow()
	return Number(count)
}
