import { holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import type { StayRequestsTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import { AppError } from '#domain/errors.ts'
import type { RequestedItem } from '#domain/offers/offers.ts'
import type { RequestState } from '#domain/stays/request-states.ts'
import type { Day } from '#domain/time/dates.ts'
import { readProgress, saveProgress } from '#server/stays/store/requests-repository.ts'
import type { BookingRequests } from './port.ts'

/** Where a booking request stands: what was asked, or what the owner offered instead. */
export type Progress = {
	state: RequestState
	from: Day
	to: Day
	items: RequestedItem[]
	offer: { pesos: number; message: string; heldUntil: Day | null } | null
	thankedAt: number | null
}

export async function progressOf(query: Query, booking: Booking): Promise<Progress> {
	const row = await readProgress(query, booking.id)
	if (!row) {
		const { ArrivalDate: from, DepartureDate: to } = booking.fields
		return { state: 'received', from, to, items: booking.items ?? [], offer: null, thankedAt: null }
	}
	return {
		state: row.state,
		from: row.from_day,
		to: row.to_day,
		items: JSON.parse(row.items) as RequestedItem[],
		offer:
			row.pesos === null
				? null
				: { pesos: row.pesos, message: row.message ?? '', heldUntil: row.held_until },
		thankedAt: row.thanked_at,
	}
}

export async function keepProgress(
	transaction: Transaction,
	enquiryId: string,
	{ state, from, to, items, offer, thankedAt }: Progress,
	at: number,
) {
	const row: StayRequestsTable = {
		enquiry_id: enquiryId,
		state,
		from_day: from,
		to_day: to,
		items: JSON.stringify(items),
		pesos: offer?.pesos ?? null,
		message: offer?.message ?? null,
		held_until: offer?.heldUntil ?? null,
		thanked_at: thankedAt,
		changed_at: at,
	}
	await saveProgress(transaction, row)
}

/** Reads a request and locks it until the transaction ends. */
export async function openRequest(
	transaction: Transaction,
	requests: BookingRequests,
	id: string,
): Promise<{ booking: Booking; progress: Progress }> {
	await holdNamedLock(transaction, `request ${id}`)
	const booking = await requests.find(transaction, id)
	if (!booking) throw new AppError('not-found')
	return { booking, progress: await progressOf(transaction, booking) }
}
