import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { feedReadSettings } from '#db/backup/fingerprint.ts'
import type { Query, Transaction } from '#db/connect.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { ImportedCalendarsTable, TakesTable } from '#db/tables.ts'
import type { OfferId, OfferOrAll } from '#domain/offers/offers.ts'
import type { MergedStay } from '#domain/stays/merge-stays.ts'
import type { Sold } from '#domain/stays/sold-twice.ts'
import type { Day } from '#domain/time/dates.ts'
import { isStillHeld } from '#server/stays/store/release-takes.ts'

export async function readImportedCalendars(query: Query): Promise<ImportedCalendarsTable[]> {
	return await query
		.selectFrom('imported_calendars')
		.selectAll()
		.orderBy('offer')
		.orderBy('url')
		.execute()
}

export async function findImportedCalendar(query: Query, id: string) {
	return await query
		.selectFrom('imported_calendars')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
}

type Wanted = { offer: OfferId; url: string }

/** Calendars that remain keep their state; deleting the others frees what they took. */
export async function replaceImportedCalendars(
	transaction: Transaction,
	wanted: Wanted[],
	now: number,
) {
	const known = await readImportedCalendars(transaction)
	const isWanted = ({ offer, url }: { offer: string; url: string }) =>
		wanted.some((it) => it.offer === offer && it.url === url)
	const gone = known.filter((it) => !isWanted(it)).map(({ id }) => id)
	if (gone.length > 0)
		await transaction.deleteFrom('imported_calendars').where('id', 'in', gone).execute()
	const rows = wanted.map(
		({ offer, url }): ImportedCalendarsTable => ({
			id: randomUUID(),
			offer,
			url,
			events: 0,
			next_read_at: now,
			read_at: null,
			failing_since: null,
			error: null,
			told_at: null,
			skipped: '[]',
			skipped_count: 0,
			echoes: '{}',
		}),
	)
	if (rows.length > 0)
		await transaction
			.insertInto('imported_calendars')
			.values(rows)
			.onConflict((conflict) => conflict.columns(['offer', 'url']).doNothing())
			.execute()
}

/** Claims the due calendars for this process by moving their next reading forward. */
export async function claimDueFeeds(query: Query, now: number, everyMs: number) {
	return await query
		.updateTable('imported_calendars')
		.set({ next_read_at: now + everyMs })
		.where('next_read_at', '<=', now)
		.returningAll()
		.execute()
}

export async function recordReading(
	query: Query,
	id: string,
	outcome: Partial<Omit<ImportedCalendarsTable, 'id' | 'offer' | 'url'>>,
) {
	await query.updateTable('imported_calendars').set(outcome).where('id', '=', id).execute()
}

export async function readImportedStays(query: Query, calendarId: string): Promise<MergedStay[]> {
	const rows = await query
		.selectFrom('takes')
		.select(['from_day as from', 'to_day as to', 'units', 'hour', 'ends'])
		.where('calendar_id', '=', calendarId)
		.execute()
	return rows.map(({ units, hour, ends = null, ...stay }) => ({
		...stay,
		units: units ?? 1,
		...(hour && { hour, ends }),
	}))
}

type SoldOffer = { offer: OfferId; total: number; today: Day }

/** The nights on which guests of ours and imported stays together need more units than there are. */
export async function readOverbookedDays(query: Query, { offer, total, today }: SoldOffer) {
	const unitsOf = (kinds: readonly TakesTable['kind'][]) =>
		sql<number>`sum(case when takes.kind in (${sql.join(kinds)}) then coalesce(taken_days.units, ${total}) else 0 end)`
	const imported = unitsOf(['imported'])
	const guests = unitsOf(['confirmed', 'phone', 'held'])
	const rows = await query
		.selectFrom('taken_days')
		.innerJoin('takes', 'takes.id', 'taken_days.take_id')
		.select(['taken_days.day', imported.as('imported'), guests.as('guests')])
		.where('taken_days.offer', '=', offer)
		.where('taken_days.day', '>=', today)
		.where(isStillHeld(today, 'taken_days.held_until'))
		.groupBy('taken_days.day')
		.having(imported, '>', 0)
		.having(guests, '>', 0)
		.orderBy('taken_days.day')
		.execute()
	return rows
		.map(({ day, ...sold }) => ({ day, units: Number(sold.imported) + Number(sold.guests) }))
		.filter(({ units }) => units > total)
}

/** The parts of these days that were sold, with their times. */
export async function readSoldOn(
	query: Query,
	{ offer, days, today }: { offer: OfferId; days: readonly Day[]; today: Day },
): Promise<Sold[]> {
	const sold: Sold[] = []
	for (let at = 0; at < days.length; at += 500) {
		const rows = await query
			.selectFrom('taken_days')
			.innerJoin('takes', 'takes.id', 'taken_days.take_id')
			.select(['day', 'taken_days.units', 'taken_days.hour', 'taken_days.ends', 'takes.kind'])
			.where('taken_days.offer', '=', offer)
			.where('day', 'in', days.slice(at, at + 500))
			.where('takes.kind', '!=', 'blocked')
			.where(isStillHeld(today, 'taken_days.held_until'))
			.execute()
		sold.push(...rows.map(({ kind, ...taken }) => ({ ...taken, isImported: kind === 'imported' })))
	}
	return sold
}

const feedRead = (offer: OfferOrAll) => `${feedReadSettings}${offer}`

/** When what is taken of an offer was last fetched from us, in its own feed or in that of all offers. */
export async function readFeedFetched(query: Query, offer: OfferId): Promise<number> {
	const own = await readSetting(query, feedRead(offer))
	const all = await readSetting(query, feedRead('all'))
	return Math.max(Number(own ?? 0), Number(all ?? 0))
}

export async function recordFeedFetched(query: Query, offer: OfferOrAll, at: number) {
	await writeSetting(query, feedRead(offer), String(at))
}
