import { randomUUID } from 'node:crypto'
import type { Query, Transaction } from '#db/connect.ts'
import type { ImportedCalendarsTable } from '#db/tables.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { insertTakes } from './takes-repository.ts'

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
			...{ id: randomUUID(), offer, url, events: 0, next_read_at: now },
			...{ read_at: null, failing_since: null, error: null, told_at: null },
			...{ skipped: '[]', skipped_count: 0, echoes: '[]' },
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
export async function claimDue(query: Query, now: number, everyMs: number) {
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

type ImportedStay = Stay & { units: number | null }

export async function readImportedStays(query: Query, calendarId: string): Promise<ImportedStay[]> {
	const rows = await query
		.selectFrom('takes')
		.select(['from_day as from', 'to_day as to', 'units'])
		.where('calendar_id', '=', calendarId)
		.orderBy('from_day')
		.orderBy('to_day')
		.execute()
	return rows
}

export async function replaceImportedStays(
	transaction: Transaction,
	{ id, offer }: Pick<ImportedCalendarsTable, 'id' | 'offer'>,
	stays: ImportedStay[],
	at: number,
) {
	await transaction.deleteFrom('takes').where('calendar_id', '=', id).execute()
	const common = {
		kind: 'imported' as const,
		offer: offer as OfferId,
		calendarId: id,
		at,
	}
	await insertTakes(
		transaction,
		stays.map((stay) => ({ ...common, ...stay })),
	)
}
