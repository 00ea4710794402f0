import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Query, Transaction } from '#db/connect.ts'
import type { Tables, TakesTable } from '#db/tables.ts'
import { daysTaken, lastDayTaken, type Taking } from '#domain/offers/item.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { Taken } from '#domain/stays/availability.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type { Day } from '#domain/time/dates.ts'
import { actingName } from '#server/http/acting-person.ts'

/** The source and the reason of a take. Only take-units.ts inserts these. */
export type NewTake = Taking & {
	/** A random one unless the caller made it, so that the same post again is known. */
	id?: string | undefined
	kind: TakesTable['kind']
	heldUntil?: Day | null
	note?: string | null
	guest?: string | null
	phone?: string | null
	people?: number | null
	bookingId?: string | null | undefined
	pesos?: number | null | undefined
	enquiryId?: string | null
	calendarId?: string | null
	at: number
}

const rowsAtOnce = 500

export async function insertTakes(transaction: Transaction, takes: NewTake[]): Promise<string[]> {
	const rows = takes.map(
		(take): TakesTable => ({
			id: take.id ?? randomUUID(),
			kind: take.kind,
			offer: take.offer,
			from_day: take.from,
			to_day: take.to,
			units: take.units,
			hour: take.hour,
			held_until: take.heldUntil ?? null,
			note: take.note ?? null,
			guest: take.guest ?? null,
			phone: take.phone ?? null,
			people: take.people ?? null,
			booking_id: take.bookingId ?? null,
			pesos: take.pesos ?? null,
			enquiry_id: take.enquiryId ?? null,
			calendar_id: take.calendarId ?? null,
			person: actingName(),
			created_at: take.at,
		}),
	)
	for (let at = 0; at < rows.length; at += rowsAtOnce)
		await transaction
			.insertInto('takes')
			.values(rows.slice(at, at + rowsAtOnce))
			.execute()
	const [first, ...others] = rows
	if (first && others.length > 0 && others.every((row) => haveSameDays(first, row))) {
		await insertDays(transaction, [first])
		await copyDays(transaction, first, others)
	} else await insertDays(transaction, rows)
	return rows.map(({ id }) => id)
}

const rangeOf = ({ offer, from_day: from, to_day: to }: TakesTable) => ({
	offer: offer as OfferId,
	from,
	to,
})

function haveSameDays(one: TakesTable, other: TakesTable): boolean {
	return (
		one.from_day === other.from_day && lastDayTaken(rangeOf(one)) === lastDayTaken(rangeOf(other))
	)
}

async function insertDays(transaction: Transaction, rows: readonly TakesTable[]) {
	const days = rows.flatMap((row) => {
		const { id, offer, units, hour, held_until } = row
		return daysTaken(rangeOf(row)).map((day) => ({
			take_id: id,
			offer,
			day,
			units,
			hour,
			held_until,
		}))
	})
	for (let at = 0; at < days.length; at += rowsAtOnce)
		await transaction
			.insertInto('taken_days')
			.values(days.slice(at, at + rowsAtOnce))
			.execute()
}

/** In the database: a year of every offer is 3,000 rows, which take longer to write as a statement than to insert. */
async function copyDays(transaction: Transaction, from: TakesTable, to: readonly TakesTable[]) {
	await transaction
		.insertInto('taken_days')
		.columns(['take_id', 'offer', 'day', 'units', 'hour', 'held_until'])
		.expression((query) =>
			query
				.selectFrom('taken_days as copied')
				.innerJoin('takes', (join) => join.onTrue())
				.select(['takes.id', 'takes.offer', 'copied.day'])
				.select(['takes.units', 'takes.hour', 'takes.held_until'])
				.where('copied.take_id', '=', from.id)
				.where(
					'takes.id',
					'in',
					to.map(({ id }) => id),
				),
		)
		.execute()
}

/** Whether the owner has closed days of an offer, or entered a booking by phone. */
export async function isEnteredByOwner(query: Query, offer: OfferId): Promise<boolean> {
	const found = await query
		.selectFrom('takes')
		.select('id')
		.where('offer', '=', offer)
		.where('kind', 'in', ['blocked', 'phone'])
		.limit(1)
		.executeTakeFirst()
	return found !== undefined
}

/** The offers of which a request has units now. */
export async function offersTakenBy(query: Query, enquiryId: string, today: Day) {
	const rows = await query
		.selectFrom('takes')
		.select('offer')
		.where('enquiry_id', '=', enquiryId)
		.where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '>=', today)]))
		.execute()
	return new Set<string>(rows.map(({ offer }) => offer))
}

type TakenRange = Stay & {
	offer: OfferId
	today: Day
	/** The request's own takes do not count. */
	exceptRequest?: string | undefined
}

/** A hold counts to the end of its last day. */
function daysOf(query: Query, { offer, from, to, today, exceptRequest }: TakenRange) {
	const taken = query
		.selectFrom('taken_days')
		.where('offer', '=', offer)
		.where('day', '>=', from)
		.where('day', '<', to)
		.where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '>=', today)]))
	if (exceptRequest === undefined) return taken
	return taken.where('take_id', 'not in', (own) =>
		own.selectFrom('takes').select('id').where('enquiry_id', '=', exceptRequest),
	)
}

/** Summed by day and hour in the database: what is read does not grow with how often a day is taken. */
export function takenQuery(query: Query, range: TakenRange) {
	return daysOf(query, range)
		.select(['day', 'hour'])
		.select(unitsOrAll.as('units'))
		.groupBy(['day', 'hour'])
}

/** Null, which is all units, where one of the summed takes has all. */
const unitsOrAll = sql<
	number | null
>`case when count(*) = count(units) then cast(sum(units) as integer) end`

export async function readTaken(query: Query, range: TakenRange): Promise<Taken[]> {
	return await takenQuery(query, range).execute()
}

/** The same, with what is the owner's own block. */
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

/** Which takes have these days, and from which hour. */
export async function readTakesOn(query: Query, range: TakenRange, days: Day[]) {
	return await daysOf(query, range)
		.select(['take_id', 'day', 'hour'])
		.where('day', 'in', days)
		.execute()
}

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
		.select(['enquiries.name', 'enquiries.quantity', 'enquiries.reference'])
		.where('takes.id', 'in', ids)
		.where(({ eb, or }) =>
			or([eb('takes.held_until', 'is', null), eb('takes.held_until', '>=', today)]),
		)
		.orderBy('takes.from_day')
		.orderBy('takes.id')
}

export type FoundTake = TakesTable & {
	name: string | null
	quantity: number | null
	reference: string | null
}

/** Takes of all offers that cover or end on one of these days. */
export async function takesTouching(query: Query, { from, to }: Stay): Promise<FoundTake[]> {
	return await query
		.selectFrom('takes')
		.leftJoin('enquiries', 'enquiries.id', 'takes.enquiry_id')
		.selectAll('takes')
		.select(['enquiries.name', 'enquiries.quantity', 'enquiries.reference'])
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

/** A request, an imported calendar, or a booking by phone with its further items. */
export type TakerId = { enquiryId: string } | { calendarId: string } | { bookingId: string }

export function isTakenBy(where: ExpressionBuilder<Tables, 'takes'>, taker: TakerId) {
	if ('enquiryId' in taker) return where('takes.enquiry_id', '=', taker.enquiryId)
	if ('calendarId' in taker) return where('takes.calendar_id', '=', taker.calendarId)
	const { bookingId } = taker
	return where.and([
		where('takes.kind', '=', 'phone'),
		where.or([where('takes.id', '=', bookingId), where('takes.booking_id', '=', bookingId)]),
	])
}

export async function deleteTakesOf(transaction: Transaction, taker: TakerId): Promise<void> {
	await transaction
		.deleteFrom('takes')
		.where((where) => isTakenBy(where, taker))
		.execute()
}

export async function keepHeld(transaction: Transaction, enquiryId: string): Promise<void> {
	await transaction
		.updateTable('taken_days')
		.set({ held_until: null })
		.where('take_id', 'in', (its) =>
			its.selectFrom('takes').select('id').where('enquiry_id', '=', enquiryId),
		)
		.execute()
	await transaction
		.updateTable('takes')
		.set({ held_until: null })
		.where('enquiry_id', '=', enquiryId)
		.execute()
}

/** Deletes only the owner's entries, with the further items of a booking; others belong to requests and calendars. */
export async function deleteBlocks(transaction: Transaction, ids: string[]): Promise<number> {
	const { numDeletedRows } = await transaction
		.deleteFrom('takes')
		.where(({ eb, or }) => or([eb('id', 'in', ids), eb('booking_id', 'in', ids)]))
		.where('kind', 'in', ['blocked', 'phone'])
		.executeTakeFirstOrThrow()
	return Number(numDeletedRows)
}

export async function findBlock(query: Query, id: string): Promise<TakesTable | undefined> {
	const [found] = await findBlocks(query, [id])
	return found
}

export async function findBlocks(query: Query, ids: string[]): Promise<TakesTable[]> {
	return await query
		.selectFrom('takes')
		.selectAll()
		.where('id', 'in', ids)
		.where('kind', 'in', ['blocked', 'phone'])
		.orderBy('offer')
		.execute()
}

/** A booking by phone with all its items, the first of them first. */
export async function findBooking(query: Query, id: string): Promise<TakesTable[]> {
	const takes = await query
		.selectFrom('takes')
		.selectAll()
		.where(({ eb, or }) => or([eb('id', '=', id), eb('booking_id', '=', id)]))
		.where('kind', '=', 'phone')
		.orderBy('from_day')
		.orderBy('offer')
		.orderBy('id')
		.execute()
	return takes.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}

/** Every booking by phone that is kept, latest first. */
export async function readPhoneTakes(query: Query): Promise<TakesTable[]> {
	return await query
		.selectFrom('takes')
		.selectAll()
		.where('kind', '=', 'phone')
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
}

export async function readBlocks(query: Query, since: Day): Promise<TakesTable[]> {
	return await query
		.selectFrom('takes')
		.selectAll()
		.where('kind', 'in', ['blocked', 'phone'])
		.where('to_day', '>=', since)
		.orderBy('from_day')
		.orderBy('id')
		.execute()
}

/** Entries of the owner name people too: they are deleted at the same age as enquiries. */
export async function deleteEndedBefore(query: Query, day: Day): Promise<void> {
	await query
		.deleteFrom('takes')
		.where('to_day', '<', day)
		.where('kind', 'in', ['blocked', 'phone', 'imported'])
		.execute()
}

export async function deleteExpiredHolds(transaction: Transaction, today: Day): Promise<number> {
	const { numDeletedRows } = await transaction
		.deleteFrom('takes')
		.where('kind', '=', 'held')
		.where('held_until', '<', today)
		.executeTakeFirstOrThrow()
	return Number(numDeletedRows)
}
