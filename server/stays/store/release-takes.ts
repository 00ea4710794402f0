import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Query, Transaction } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { Day } from '#domain/time/dates.ts'
import { deleteOrphanedAgreements } from './phone-agreements.ts'

/** A request, an imported calendar, or an entry of the owner: a block, or a booking by phone with its further items. */
export type TakerId = { enquiryId: string } | { calendarId: string } | { entryId: string }

export function isTakenBy(where: ExpressionBuilder<Tables, 'takes'>, taker: TakerId) {
	if ('enquiryId' in taker) return where('takes.enquiry_id', '=', taker.enquiryId)
	if ('calendarId' in taker) return where('takes.calendar_id', '=', taker.calendarId)
	const { entryId } = taker
	return where.and([
		where('takes.kind', 'in', ['blocked', 'phone']),
		where.or([where('takes.id', '=', entryId), where('takes.booking_id', '=', entryId)]),
	])
}

type HeldUntil = 'held_until' | 'takes.held_until' | 'taken_days.held_until'

/** Whether units are taken today: a hold counts to the end of its last day, everything else has none. */
export function isStillHeld(today: Day, heldUntil: HeldUntil = 'held_until') {
	const where = expressionBuilder<Tables, 'takes' | 'taken_days'>()
	return where.or([where(heldUntil, 'is', null), where(heldUntil, '>=', today)])
}

export async function readTakenOffers(query: Query, taker: TakerId): Promise<OfferId[]> {
	const rows = await query
		.selectFrom('takes')
		.select('offer')
		.distinct()
		.where((where) => isTakenBy(where, taker))
		.execute()
	return rows.map(({ offer }) => offer as OfferId)
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

/**
 * Deletes only the owner's entries, with the further items of a booking; others belong to requests and calendars. The
 * agreements of a booking and its named units stay until the next day begins, because the owner may take the removal back.
 */
export async function deleteEntries(transaction: Transaction, ids: string[]): Promise<number> {
	const { numDeletedRows } = await transaction
		.deleteFrom('takes')
		.where(({ eb, or }) => or([eb('id', 'in', ids), eb('booking_id', 'in', ids)]))
		.where('kind', 'in', ['blocked', 'phone'])
		.executeTakeFirstOrThrow()
	return Number(numDeletedRows)
}

/** Entries of the owner name people too: they are deleted at the same age as enquiries. */
export async function deleteEndedBefore(query: Query, day: Day): Promise<void> {
	await query
		.deleteFrom('takes')
		.where('to_day', '<', day)
		.where('kind', 'in', ['blocked', 'phone', 'imported'])
		.execute()
	await deleteOrphanedAgreements(query)
	await query
		.deleteFrom('removed_units')
		.where('entry_id', 'not in', (requests) => requests.selectFrom('enquiries').select('id'))
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
