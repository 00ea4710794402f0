import { randomUUID } from 'node:crypto'
import type { Transaction } from '#db/connect.ts'
import type { TakesTable } from '#db/tables.ts'
import { daysTaken, lastDayTaken, type Taking } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
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
	/** When an imported event ends. */
	ends?: string | null | undefined
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
			ends: take.ends ?? null,
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
		const { id, offer, units, hour, ends = null, held_until } = row
		return daysTaken(rangeOf(row)).map((day) => ({
			take_id: id,
			offer,
			day,
			units,
			hour,
			ends,
			held_until,
		}))
	})
	for (let at = 0; at < days.length; at += rowsAtOnce)
		await transaction
			.insertInto('taken_days')
			.values(days.slice(at, at + rowsAtOnce))
			.execute()
}

/** The database makes the rows: a year of every offer has 3,000, which take longer to write as a statement than to insert. */
async function copyDays(transaction: Transaction, from: TakesTable, to: readonly TakesTable[]) {
	await transaction
		.insertInto('taken_days')
		.columns(['take_id', 'offer', 'day', 'units', 'hour', 'ends', 'held_until'])
		.expression((query) =>
			query
				.selectFrom('taken_days as copied')
				.innerJoin('takes', (join) => join.onTrue())
				.select(['takes.id', 'takes.offer', 'copied.day'])
				.select(['takes.units', 'takes.hour', 'takes.ends', 'takes.held_until'])
				.where('copied.take_id', '=', from.id)
				.where(
					'takes.id',
					'in',
					to.map(({ id }) => id),
				),
		)
		.execute()
}
