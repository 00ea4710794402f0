import { sql } from 'kysely'
import type { Query } from '#db/connect.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { Taken } from '#domain/stays/availability.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type { Day } from '#domain/time/dates.ts'
import { isStillHeld, isTakenBy, type TakerId } from './release-takes.ts'

/** The offers of which a request has units now. */
export async function offersTakenBy(query: Query, enquiryId: string, today: Day) {
	const rows = await query
		.selectFrom('takes')
		.select('offer')
		.where('enquiry_id', '=', enquiryId)
		.where(isStillHeld(today))
		.execute()
	return new Set<string>(rows.map(({ offer }) => offer))
}

type TakenRange = Stay & {
	offer: OfferId
	today: Day
	/** Its own takes do not count. */
	taker?: TakerId | undefined
}

/** Excludes the taker's own units. */
function daysOf(query: Query, { taker, ...range }: TakenRange) {
	const taken = allDaysOf(query, range)
	if (!taker) return taken
	return taken.where('take_id', 'not in', (own) =>
		own
			.selectFrom('takes')
			.select('id')
			.where((where) => isTakenBy(where, taker)),
	)
}

function allDaysOf(query: Query, { offer, from, to, today }: Omit<TakenRange, 'taker'>) {
	return query
		.selectFrom('taken_days')
		.where('offer', '=', offer)
		.where('day', '>=', from)
		.where('day', '<', to)
		.where(isStillHeld(today))
}

/** Summed by day and time in the database: what is read does not grow with how often a day is taken. */
export function takenQuery(query: Query, range: TakenRange) {
	return daysOf(query, range)
		.select(['day', 'hour', 'ends'])
		.select(unitsOrAll.as('units'))
		.groupBy(['day', 'hour', 'ends'])
}

/** Null, which is all units, where one of the summed takes has all. */
const unitsOrAll = sql<
	number | null
>`case when count(*) = count(units) then cast(sum(units) as integer) end`

export async function readTaken(query: Query, range: TakenRange): Promise<Taken[]> {
	return await takenQuery(query, range).execute()
}

/** The taker's own alone. */
export async function readOwnTaken(
	query: Query,
	{ taker, ...range }: TakenRange,
): Promise<Taken[]> {
	if (!taker) return []
	return await allDaysOf(query, range)
		.select(['day', 'units', 'hour', 'ends'])
		.where('take_id', 'in', (own) =>
			own
				.selectFrom('takes')
				.select('id')
				.where((where) => isTakenBy(where, taker)),
		)
		.execute()
}

/** The same, marking the owner's own blocks. */
export async function readTakenWithBlocks(query: Query, range: TakenRange): Promise<Taken[]> {
	const blocks = await query
		.selectFrom('takes')
		.select('id')
		.where('offer', '=', range.offer)
		.where('kind', '=', 'blocked')
		.where('to_day', '>=', range.from)
		.where('from_day', '<', range.to)
		.execute()
	if (blocks.length === 0) return await readTaken(query, range)
	const ids = blocks.map(({ id }) => id)
	const rows = await takenQuery(query, range)
		.select(({ eb }) => eb('take_id', 'in', ids).as('is_block'))
		.groupBy('is_block')
		.execute()
	return rows.map(({ is_block, ...taken }) => ({ ...taken, isBlock: Boolean(is_block) }))
}

/** Which takes have these days, and at which times. */
export async function readTakesOn(query: Query, range: TakenRange, days: Day[]) {
	return await daysOf(query, range)
		.select(['take_id', 'day', 'hour', 'ends'])
		.where('day', 'in', days)
		.execute()
}
