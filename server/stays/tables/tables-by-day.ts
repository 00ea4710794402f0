import type { Query } from '#db/connect.ts'
import { addDays, type Day } from '#domain/time/dates.ts'

/** About as many as one response lists. */
const mostTables = 500

export type Days = { from: Day; to: Day }

/** The first of these days, as many whole ones as a response can list; a single day is listed whatever it holds. */
export async function daysOfPage(query: Query, { from, to }: Days): Promise<Days> {
	const beyond = await Promise.all([
		requestsWithTables(query, { from, to })
			.orderBy('firstDay')
			.offset(mostTables)
			.limit(1)
			.executeTakeFirst(),
		tablesByPhone(query, { from, to })
			.select('day as firstDay')
			.orderBy('day')
			.offset(mostTables)
			.limit(1)
			.executeTakeFirst(),
	])
	const cuts = beyond.flatMap((row) => (row ? [addDays(row.firstDay, -1)] : []))
	const [last = to] = [to, ...cuts].toSorted()
	return { from, to: last < from ? from : last }
}

/** The first day after this one with a table, whether it was asked for or entered by phone. */
export async function nextDayWithTable(
	query: Query,
	after: Day,
	daysOf: (requestId: string) => Promise<Day[]>,
): Promise<Day | null> {
	const from = addDays(after, 1)
	const phoned = await tablesByPhone(query, { from })
		.select('day')
		.orderBy('day')
		.limit(1)
		.executeTakeFirst()
	let next: Day | null = phoned?.day ?? null
	for (const { id, firstDay } of await requestsWithTables(query, { from })
		.orderBy('firstDay')
		.execute()) {
		if (next !== null && next <= firstDay) break
		const days = (await daysOf(id)).filter((day) => day > after)
		next = [...days, ...(next === null ? [] : [next])].toSorted()[0] ?? null
	}
	return next
}

/** Requests whose days touch these, asked for or agreed, and that name or named a table. */
export function requestsWithTables(query: Query, { from, to }: { from: Day; to?: Day }) {
	const touching = query
		.selectFrom('enquiries')
		.leftJoin('stay_requests', 'stay_requests.enquiry_id', 'enquiries.id')
		.select(({ fn }) => [
			'enquiries.id',
			fn.coalesce('stay_requests.from_day', 'arrival_date').$castTo<Day>().as('firstDay'),
		])
		.where('kind', '=', 'booking')
		.where((row) => row.fn.coalesce('stay_requests.to_day', 'departure_date'), '>=', from)
		.where(({ eb, or, exists, selectFrom }) =>
			or([
				eb('enquiries.items', 'like', '%"table"%'),
				exists(
					selectFrom('agreements')
						.select('number')
						.whereRef('agreements.enquiry_id', '=', 'enquiries.id')
						.where('terms', 'like', '%"table"%'),
				),
			]),
		)
	if (to === undefined) return touching
	return touching.where(
		(row) => row.fn.coalesce('stay_requests.from_day', 'arrival_date'),
		'<=',
		to,
	)
}

/** A booking has one day; earlier versions took several, and each has its line. */
export function tablesByPhone(query: Query, { from, to }: { from: Day; to?: Day }) {
	const since = query
		.selectFrom('takes')
		.innerJoin('taken_days', 'taken_days.take_id', 'takes.id')
		.where('takes.kind', '=', 'phone')
		.where('taken_days.offer', '=', 'table')
		.where('day', '>=', from)
	return to === undefined ? since : since.where('day', '<=', to)
}
