import type { Query } from '#db/connect.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import type { Day } from '#domain/time/dates.ts'
import { fromRow } from './enquiry-rows.ts'

const mostArrivals = 100

/** Booking requests that arrive in these days, unless they are archived. */
export async function findArrivals(query: Query, from: Day, to: Day): Promise<Enquiry[]> {
	const rows = await query
		.selectFrom('enquiries')
		.selectAll()
		.where('kind', '=', 'booking')
		.where('state', '!=', 'archived')
		.where('arrival_date', '>=', from)
		.where('arrival_date', '<=', to)
		.orderBy('arrival_date')
		.orderBy('created_at')
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

/** Of unanswered enquiries with a mail that did not go out: given up, or still being tried. */
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
