import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import type { TakesTable } from '#db/tables.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import type { Taking } from '#domain/offers/item.ts'
import { isNightly, mostItems, type OfferId } from '#domain/offers/offers.ts'
import type { BookedByPhone } from '#domain/stays/booked.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { figuresOf } from '#domain/stays/offer.ts'
import { type PhoneTerms, stayOf } from '#domain/stays/phone-agreement.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import { dayInBogota, isoTime } from '#domain/time/dates.ts'
import { refuseOutdated, versionOf } from '#server/http/seen-version.ts'
import {
	clearPhonePrice,
	findPhoneBooking,
	readPhoneTakes,
} from '#server/stays/store/owner-entries.ts'
import {
	addPhoneAgreement,
	readLastPhoneAgreements,
	readPhoneAgreements,
} from '#server/stays/store/phone-agreements.ts'
import type { UnitsContext } from '#server/stays/units/find-in-the-way.ts'
import { giveBackEntry, replaceUnitsOf, takeUnits } from '#server/stays/units/take-units.ts'
import { itemsAfter } from './past-phone-items.ts'

/** A booking that the owner enters: its first item, perhaps others, and what was agreed for all of them. */
export type PhoneBooking = Stay & {
	offer: OfferId
	/** The same id again is the same booking: the first response may have been lost. */
	id?: string | undefined
	units?: number | null | undefined
	hour?: string | null | undefined
	more?: readonly Taking[] | undefined
	pesos?: number | null | undefined
	guest: string
	phone?: string | null | undefined
	people?: number | null | undefined
	note?: string | null | undefined
}

/** Takes the units of all its items, or of none. Undoing a removal keeps the time when it was first entered. */
export async function enterBooking(
	transaction: Transaction,
	booking: PhoneBooking,
	{ at, ...context }: UnitsContext & { at: number },
): Promise<EntryResponse> {
	const { id = randomUUID() } = booking
	const [entered] = await readPhoneAgreements(transaction, id)
	const taker = takerOf(counted({ ...booking, id }, context), entered?.at ?? at)
	await takeUnits(transaction, taker, context)
	return await recordAgreement(transaction, id, at)
}

/** All units of an offer are as many as there are today: a number that changes later changes no booking. */
function counted<Booking extends Pick<PhoneBooking, 'offer' | 'units'>>(
	{ units = null, ...booking }: Booking,
	{ offers }: Pick<UnitsContext, 'offers'>,
) {
	const all = figuresOf(booking.offer, offers).units
	return { ...booking, units: units ?? all }
}

function takerOf(booking: PhoneBooking & { id: string }, at: number) {
	const { id, offer, from, to, units = null, hour = null, more = [] } = booking
	const { guest, phone, people, note, pesos } = booking
	const takings = [
		{ id, offer, from, to, units, hour, pesos },
		...more.map((item) => ({ ...item, bookingId: id })),
	]
	return { kind: 'phone' as const, guest, phone, people, note, takings, at }
}

export type ChangedBooking = PhoneBooking & {
	id: string
	/** The version that was seen: if two people change it, the later one gets 409. */
	seen?: string | undefined
}

/** Releases the booking's units and takes those it needs now, in one transaction. If refused, nothing changes. */
export async function changeBooking(
	transaction: Transaction,
	{ seen, ...booking }: ChangedBooking,
	{ at, ...context }: UnitsContext & { at: number },
): Promise<EntryResponse> {
	const { id } = booking
	await holdNamedLock(transaction, 'phone-bookings')
	const before = await findPhoneBooking(transaction, id)
	const [first] = before
	// Changing a further item alone would split the booking.
	if (!first || first.booking_id) throw new AppError('not-found')
	const stored = await readBooking(transaction, id)
	refuseOutdated(seen, stored.version)
	const changed = withPast(booking, before, context)
	// A price that is not sent stays as agreed while the items are the same; null is to be agreed.
	const isSamePrice = booking.pesos === undefined && hasItemsOf(changed, before)
	const pesos = isSamePrice ? first.pesos : booking.pesos
	// An unchanged save does not update "changed by".
	if (isDeepStrictEqual(enteredIn(stored), enteredIn({ ...changed, pesos }))) return stored
	const taker = takerOf({ ...changed, pesos }, first.created_at)
	await replaceUnitsOf(transaction, { entryId: id }, taker, context)
	return await recordAgreement(transaction, id, at)
}

/** Removes one further item. The booking stays, its history says who did it, and the price must be agreed again. */
export async function removeItem(
	transaction: Transaction,
	{ id, bookingId }: { id: string; bookingId: string },
	at: number,
): Promise<number> {
	await holdNamedLock(transaction, 'phone-bookings')
	const removed = await giveBackEntry(transaction, { id, parts: [] }, dayInBogota(at))
	// Another process may have removed it, or the whole booking, after it was read and before the lock.
	if (removed === 0) throw new AppError('not-found')
	await clearPhonePrice(transaction, bookingId)
	await recordAgreement(transaction, bookingId, at)
	return removed
}

/** Records the booking as it is now. */
async function recordAgreement(
	transaction: Transaction,
	id: string,
	at: number,
): Promise<EntryResponse> {
	const [first, ...others] = await findPhoneBooking(transaction, id)
	if (!first) throw new Error(`the booking ${id} has taken nothing`)
	const { people, pesos: total = null } = first
	const items: PhoneTerms['items'] = [takingOfRow(first), ...others.map(takingOfRow)]
	await addPhoneAgreement(transaction, id, { items, people, total }, at)
	return await toBookingResponse(transaction, [first, ...others], id)
}

/** Adds the past part of the booking. Throws if the change would rewrite it, or makes the booking too long. */
function withPast<Booking extends PhoneBooking>(
	booking: Booking,
	before: readonly TakesTable[],
	context: UnitsContext,
): Booking {
	const { offer, from, to, units = null, hour = null, more = [] } = booking
	const sent = [{ offer, from, to, units, hour }, ...more.map(takingIn)]
	const { today } = context
	const items = itemsAfter(sent, { before: before.map(takingOfRow), today })
	if (items.length > mostItems) throw invalidField('more', 'errItemsMany')
	const [first, ...others] = items.map((item) => counted(item, context))
	return { ...booking, ...first, more: others }
}

/** Ignores the order of the items. */
function hasItemsOf({ more = [], ...first }: PhoneBooking, takes: readonly TakesTable[]): boolean {
	const { units = null, hour = null } = first
	const items = [{ ...first, units, hour }, ...more]
	const inOrder = (all: Taking[]) => all.map((item) => JSON.stringify(takingIn(item))).sort()
	return isDeepStrictEqual(inOrder(items), inOrder(takes.map(takingOfRow)))
}

function takingIn({ offer, from, to, units, hour }: Taking): Taking {
	return { offer, from, to, units, hour }
}

/** Throws if there is none. A further item's id finds the booking it belongs to. */
export async function readBooking(query: Query, id: string): Promise<EntryResponse> {
	const [first, ...others] = await findPhoneBooking(query, id)
	if (!first) throw new AppError('not-found')
	if (first.booking_id) return await readBooking(query, first.booking_id)
	return await toBookingResponse(query, [first, ...others], id)
}

type Entered = Omit<PhoneBooking, 'guest'> & { guest?: string | null | undefined }

/** Accepts a retry whose response was lost. The same id with other content is refused. */
export async function refuseOtherContent(
	query: Query,
	sent: Entered,
	known: TakesTable,
): Promise<EntryResponse> {
	const stored = sent.guest ? await readBooking(query, known.id) : toEntryResponse(known)
	// All of them were counted when it was entered.
	const units = sent.guest ? (sent.units ?? stored.units) : sent.units
	if (!isDeepStrictEqual(enteredIn(stored), enteredIn({ ...sent, units })))
		throw new AppError('conflict')
	return stored
}

function enteredIn(entry: Entered) {
	const { offer, from, to, units, hour, note, guest, phone, people, pesos, more = [] } = entry
	const texts = [units, hour, note, guest, phone, people, pesos].map((value) => value ?? null)
	const items = more.map((item) => JSON.stringify(takingIn(item))).sort()
	return [offer, from, to, ...texts, ...items]
}

async function toBookingResponse(
	query: Query,
	takes: readonly TakesTable[],
	id: string,
): Promise<EntryResponse> {
	const first = takes.find((take) => take.id === id) ?? (takes[0] as TakesTable)
	const more = takes.filter((take) => take !== first).map(takingOfRow)
	const agreements = (await readPhoneAgreements(query, id)).map(({ at, ...agreement }) => ({
		...agreement,
		at: isoTime(at),
	}))
	const response = { ...toEntryResponse(first), ...(more.length > 0 && { more }) }
	return { ...response, version: versionOf(enteredIn(response)), agreements }
}

/** The owner's entries; a booking without its other items. */
export function toEntryResponse(row: TakesTable): EntryResponse {
	const { id, note, guest, phone, people, pesos, person, booking_id } = row
	return {
		id,
		...takingOfRow(row),
		note,
		guest,
		phone,
		people,
		...(pesos != null && { pesos }),
		...(booking_id && { booking: booking_id }),
		...(person && { person }),
	}
}

export function takingOfRow({
	offer,
	from_day: from,
	to_day: to,
	units,
	hour,
}: TakesTable): Taking {
	return { offer: offer as OfferId, from, to, units, hour }
}

/** Latest first, as last agreed. */
export async function readPhoneBookings(query: Query): Promise<BookedByPhone[]> {
	const agreements = await readLastPhoneAgreements(query)
	return (await readPhoneTakes(query)).flatMap((take) => {
		const agreement = agreements.get(take.id)
		if (!agreement || take.booking_id) return []
		const { items, people, total } = agreement
		const stay = stayOf(items)
		return {
			...stay,
			guest: take.guest ?? '',
			phone: take.phone ?? '',
			note: take.note ?? '',
			people,
			pesos: total,
			at: take.created_at,
			items: items.map((item) => namedOf(item, { ...stay, people })),
		}
	})
}

/** Includes its own nights where they differ from the booking's. */
function namedOf(
	{ offer, units, hour, from, to }: Taking,
	{ people, ...all }: Stay & Pick<BookedByPhone, 'people'>,
) {
	const day = isNightly(offer) ? null : from
	const isApart = isNightly(offer) && (from !== all.from || to !== all.to)
	const named = { offer, units: units ?? 1, hour, people: people ?? 1, day }
	return { ...named, ...(isApart && { nights: { from, to } }) }
}
