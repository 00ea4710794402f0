import { createHash, randomUUID } from 'node:crypto'
import type { Query } from '#db/connect.ts'
import type { TakesTable } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import { isNightly, type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { phoneWarnings } from '#domain/stays/phone-warnings.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import { addDays } from '#domain/time/dates.ts'
import { whyNotRemoved } from '#server/stays/phone-bookings/past-phone-items.ts'
import {
	type ChangedBooking,
	changeBooking,
	enterBooking,
	type PhoneBooking,
	readBooking,
	refuseOtherContent,
	removeItem,
	takingOfRow,
	toEntryResponse,
} from '#server/stays/phone-bookings/phone-bookings.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import {
	findEntries,
	findEntry,
	findPhoneBooking,
	readEntries,
} from '#server/stays/store/owner-entries.ts'
import { giveBackEntry, takeUnits } from '#server/stays/units/take-units.ts'
import { noticeOfRemoval, type StoredEntry, withdrawRemovalNotice } from './removal-notice.ts'

type SentEntry = Omit<PhoneBooking, 'guest'> & {
	/** Makes it a booking that came by phone. */
	guest?: string | null | undefined
	/** Closes what is left, though something is taken. */
	whatIsLeft?: boolean | undefined
}

/** Everything is closed from a day to the one before `to`. */
type BlockOfAll = Stay & {
	id?: string | undefined
	note?: string | null | undefined
	whatIsLeft?: boolean | undefined
}

type Deps = StayDeps & {
	/** Whether more than one person can sign in. */
	hasSeveralPeople: () => Promise<boolean>
}

export type EntriesService = ReturnType<typeof createEntriesService>

/** The entries of the owner's calendar: blocks, and bookings by phone. */
export function createEntriesService(deps: Deps) {
	const { database, offers, today, now, write } = deps

	/** Adds warnings about probable mistakes; the booking is stored anyway. */
	function withWarnings(made: EntryResponse): EntryResponse {
		const { people, more = [] } = made
		const context = { offers: offers(), hoursOn: deps.hoursOn }
		const warnings = phoneWarnings([made, ...more], people, context)
		return { ...made, ...(warnings.length > 0 && { warnings }) }
	}

	return {
		async list(): Promise<EntryResponse[]> {
			return (await readEntries(database.query, today())).map(toEntryResponse)
		},

		/** Without units it takes the whole offer. A block cannot take units that a guest has. */
		async add(entry: SentEntry): Promise<EntryResponse> {
			const { offer, from, to, units = null, hour = null, whatIsLeft, guest, id, note } = entry
			const context = { offers: offers(), today: today() }
			const takings = [{ offer, from, to, units, hour }]
			const taker = { kind: 'blocked', id, note, takings, anyway: whatIsLeft, at: now() } as const
			return await write(async (transaction) => {
				const known = id && (await findEntry(transaction, id))
				if (known) return await refuseOtherContent(transaction, entry, known)
				if (guest) {
					const booking = { ...entry, guest }
					const made = await enterBooking(transaction, booking, { ...context, at: now() })
					await withdrawRemovalNotice(transaction, await readEntry(transaction, made.id))
					return withWarnings(made)
				}
				const [taken = ''] = await takeUnits(transaction, taker, context)
				await withdrawRemovalNotice(transaction, await readEntry(transaction, taken))
				return toEntryResponse((await findEntry(transaction, taken)) as TakesTable)
			})
		},

		async booking(id: string): Promise<EntryResponse> {
			return await readBooking(database.query, id)
		},

		/** Days, people, items, price and name of a booking by phone, all at once. */
		async changeBooking(booking: ChangedBooking): Promise<EntryResponse> {
			const context = { offers: offers(), today: today(), at: now() }
			const changed = await write((transaction) => changeBooking(transaction, booking, context))
			return withWarnings(changed)
		},

		/** Closes every offer, or none where a guest is in the way of one. */
		async closeAll({ id = randomUUID(), whatIsLeft, note, ...days }: BlockOfAll) {
			const context = { offers: offers(), today: today() }
			const takings = offerIds.map((offer) => ({
				id: partId(id, offer),
				...closedDays(offer, days),
				offer,
				units: null,
				hour: null,
			}))
			const taker = { kind: 'blocked', note, takings, anyway: whatIsLeft, at: now() } as const
			return await write(async (transaction): Promise<EntryResponse[]> => {
				const known = await findEntries(transaction, partIds(id))
				if (known.length > 0) return known.map(toEntryResponse)
				const made = await takeUnits(transaction, taker, context)
				await withdrawRemovalNotice(transaction, await readEntry(transaction, id))
				return (await findEntries(transaction, made)).map(toEntryResponse)
			})
		},

		/**
		 * A block, a booking by phone or one further item of it, or by the id of a block of all, what is left of it. Nights that
		 * a guest has slept stay on record.
		 */
		async remove(id: string): Promise<number> {
			// Read before, because SQLite has one connection and the transaction holds it.
			const hasColleagues = await deps.hasSeveralPeople()
			return await write(async (transaction) => {
				const entry = await readEntry(transaction, id)
				const items = entry.takes.filter(({ kind }) => kind === 'phone')
				const reason = whyNotRemoved(items.map(takingOfRow), today())
				if (reason) throw new AppError('wrong-state', { members: { reason } })
				const bookingId = items[0]?.booking_id
				if (bookingId) return await removeItem(transaction, { id, bookingId }, now())
				await noticeOfRemoval(transaction, entry, { hasColleagues, at: now() })
				const deleted = await giveBackEntry(transaction, { id, parts: partIds(id) }, today())
				if (deleted === 0) throw new AppError('not-found')
				return deleted
			})
		},
	}
}

/** A booking by phone, a block, or by the id of a block of all, what is left of it. */
async function readEntry(query: Query, id: string): Promise<StoredEntry> {
	const items = await findPhoneBooking(query, id)
	const takes = items.length > 0 ? items : await findEntries(query, [id, ...partIds(id)])
	return { id, takes }
}

/** Nights have a day of departure; what has none is closed to its last day. */
function closedDays(offer: OfferId, { from, to }: Stay): Stay {
	return { from, to: isNightly(offer) ? to : addDays(to, -1) }
}

/** Follows from the id that was sent, so that the same block of all is known again and one call frees it. */
function partId(id: string, offer: OfferId): string {
	const hex = createHash('sha256').update(`${id} ${offer}`).digest('hex')
	// The digits that mark a UUID of one's own making (RFC 9562, version 8).
	const parts = [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`8${hex.slice(13, 16)}`,
		`8${hex.slice(17, 20)}`,
	]
	return [...parts, hex.slice(20, 32)].join('-')
}

const partIds = (id: string) => offerIds.map((offer) => partId(id, offer))
