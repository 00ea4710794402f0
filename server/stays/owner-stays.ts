import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { holdNamedLock } from '#db/connect.ts'
import type { TakesTable } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import { isNightly, type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { phoneWarnings } from '#domain/stays/phone-warnings.ts'
import type { RatePlan } from '#domain/stays/rate-plan.ts'
import type { BlockResponse } from '#domain/stays/responses/block-response.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { addDays, type Day, latest } from '#domain/time/dates.ts'
import { hoursOfDay } from '#domain/time/opening-hours.ts'
import { actingName } from '#server/http/acting-person.ts'
import type { CurrentRates } from './current-rates.ts'
import { whyNotRemoved } from './past-items.ts'
import {
	type ChangedBooking,
	changeBooking,
	enterBooking,
	type PhoneBooking,
	readBooking,
	sameAgain,
	takingOfRow,
	toBlockResponse,
} from './phone-bookings.ts'
import type { StayDeps } from './stay-deps.ts'
import { deleteNotice, readNotices } from './store/notices-repository.ts'
import { findBlock, findBlocks, findBooking, readBlocks } from './store/owner-entries.ts'
import { type FoundTake, readTakes, takesTouching } from './store/read-takes.ts'
import { readStaySetting, versionOf, writeStaySetting } from './store/stay-settings.ts'
import { toTakeResponses } from './take-responses.ts'
import { giveBackEntry, takeUnits } from './take-units.ts'

export type NewBlock = Omit<PhoneBooking, 'guest'> & {
	/** Makes it a booking that came by phone. */
	guest?: string | null | undefined
	/** Closes what is left, though something is taken. */
	whatIsLeft?: boolean | undefined
}

/** Everything is closed from a day to the one before `to`. */
export type BlockOfAll = Stay & {
	id?: string | undefined
	note?: string | null | undefined
	whatIsLeft?: boolean | undefined
}

export type OwnerStays = ReturnType<typeof createOwnerStays>

/** The owner's calendar: blocks, bookings by phone, rates, and everything that takes units. */
export function createOwnerStays(deps: StayDeps & { rates: CurrentRates }) {
	const { database, offers, today, now, write, rates } = deps

	const toResponses = (takes: FoundTake[]) => toTakeResponses(database.query, takes)

	/** Adds warnings about probable mistakes; the booking is stored anyway. */
	function withWarnings(made: BlockResponse): BlockResponse {
		const hoursOn = (day: Day) => hoursOfDay(day, deps.currentFacts().hours)
		const { people, more = [] } = made
		const warnings = phoneWarnings([made, ...more], people, { offers: offers(), hoursOn })
		return { ...made, ...(warnings.length > 0 && { warnings }) }
	}

	return {
		async blocks(): Promise<BlockResponse[]> {
			return (await readBlocks(database.query, today())).map(toBlockResponse)
		},

		/** Without units it takes the whole offer. A block cannot take units that a guest has. */
		async block(block: NewBlock): Promise<BlockResponse> {
			const { offer, from, to, units = null, hour = null, whatIsLeft, guest, id, note } = block
			const context = { offers: offers(), today: today() }
			const takings = [{ offer, from, to, units, hour }]
			const taker = { kind: 'blocked', id, note, takings, anyway: whatIsLeft, at: now() } as const
			return await write(async (transaction) => {
				const known = id && (await findBlock(transaction, id))
				if (known) return await sameAgain(transaction, block, known)
				if (guest) {
					const booking = { ...block, guest }
					const made = await enterBooking(transaction, booking, { ...context, at: now() })
					return withWarnings(made)
				}
				const [taken = ''] = await takeUnits(transaction, taker, context)
				return toBlockResponse((await findBlock(transaction, taken)) as TakesTable)
			})
		},

		async booking(id: string): Promise<BlockResponse> {
			return await readBooking(database.query, id)
		},

		/** Days, people, items, price and name of a booking by phone, all at once. */
		async changeBooking(booking: ChangedBooking): Promise<BlockResponse> {
			const context = { offers: offers(), today: today(), at: now() }
			const changed = await write((transaction) => changeBooking(transaction, booking, context))
			return withWarnings(changed)
		},

		/** Closes every offer, or none where a guest is in the way of one. */
		async blockAll({ id = randomUUID(), whatIsLeft, note, ...days }: BlockOfAll) {
			const context = { offers: offers(), today: today() }
			const takings = offerIds.map((offer) => ({
				id: partId(id, offer),
				...closedDays(offer, days),
				offer,
				units: null,
				hour: null,
			}))
			const taker = { kind: 'blocked', note, takings, anyway: whatIsLeft, at: now() } as const
			return await write(async (transaction): Promise<BlockResponse[]> => {
				const known = await findBlocks(transaction, partIds(id))
				if (known.length > 0) return known.map(toBlockResponse)
				const made = await takeUnits(transaction, taker, context)
				return (await findBlocks(transaction, made)).map(toBlockResponse)
			})
		},

		/** A block, or by the id of a block of all, what is left of it. Nights that a guest has slept stay on record. */
		async unblock(id: string): Promise<number> {
			const deleted = await write(async (transaction) => {
				const items = await findBooking(transaction, id)
				const reason = whyNotRemoved(items.map(takingOfRow), today())
				if (reason) throw new AppError('wrong-state', { members: { reason } })
				return await giveBackEntry(transaction, id, partIds(id))
			})
			if (deleted === 0) throw new AppError('not-found')
			return deleted
		},

		/** Everything held, confirmed, blocked or imported on these days. */
		async calendar(range: Stay): Promise<TakeResponse[]> {
			return await toResponses(await readTakes(database.query, range, today()))
		},

		/**
		 * Arrivals and departures on these days, the last included; guests of the first night, and tables and rides
		 * on the first day and the next.
		 */
		async arrivals({ from, to }: { from: Day; to: Day }) {
			const next = addDays(from, 1)
			const takes = await takesTouching(database.query, {
				from,
				to: addDays(latest(to, next), 1),
			})
			const guests = takes.filter(({ kind }) => kind === 'confirmed' || kind === 'phone')
			const isOn = (day: Day) => from <= day && day <= to
			const soon = (offer: OfferId) =>
				guests
					.filter((it) => it.offer === offer && from <= it.to_day && it.from_day <= next)
					.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
			return {
				staying: await toResponses(
					guests.filter(
						({ offer, from_day, to_day }) =>
							isNightly(offer as OfferId) && from_day <= from && from < to_day,
					),
				),
				meals: await toResponses(soon('table')),
				rides: await toResponses(soon('horses')),
				arrivals: await toResponses(
					guests.filter(
						(take) =>
							isOn(take.from_day) &&
							!guests.some((it) => it.to_day === take.from_day && isOfSame(take, it)),
					),
				),
				// A table or a ride has nobody who leaves.
				departures: await toResponses(
					guests.filter(
						(take) =>
							isNightly(take.offer as OfferId) &&
							isOn(take.to_day) &&
							!guests.some((it) => it.from_day === take.to_day && isOfSame(take, it)),
					),
				),
			}
		},

		notices: () => readNotices(database.query),
		async dismissNotice(id: string) {
			if (!(await deleteNotice(database.query, id))) throw new AppError('not-found')
		},

		async options(): Promise<StayOptions> {
			const stored = await readStaySetting(database.query, 'stays.options')
			const { thanksMail, arrivalLetterDays, howToPay } = stored
			return { thanksMail, arrivalLetterDays, howToPay }
		},
		async saveOptions(options: Partial<StayOptions>) {
			await write(async (transaction) => {
				const before = await readStaySetting(transaction, 'stays.options')
				await writeStaySetting(transaction, 'stays.options', { ...before, ...options })
			})
		},

		/** From the database: another process may have saved them a moment ago. */
		async rates(): Promise<RatePlan & { version: string; person: string | null }> {
			const plan = await readStaySetting(database.query, 'stays.rates')
			const { person } = await readStaySetting(database.query, 'stays.rates-by')
			return { ...plan, version: versionOf(plan), person }
		},
		async saveRates(plan: RatePlan, seen: string | undefined) {
			await write(async (transaction) => {
				await holdNamedLock(transaction, 'rates')
				const before = await readStaySetting(transaction, 'stays.rates')
				if (seen !== undefined && seen !== versionOf(before)) throw new AppError('edited-elsewhere')
				if (isDeepStrictEqual(plan, before)) return
				await writeStaySetting(transaction, 'stays.rates', plan)
				await writeStaySetting(transaction, 'stays.rates-by', { person: actingName() })
			})
			await rates.reload()
		},
	}
}

/** Whether all of its guests are in the other take too: one that was changed during the stay has a take for each part of it. */
function isOfSame(take: TakesTable, other: TakesTable): boolean {
	const whose = ({ enquiry_id, booking_id, id }: TakesTable) => enquiry_id ?? booking_id ?? id
	const isSameBed = isNightly(take.offer as OfferId) && take.offer === other.offer
	return isSameBed && whose(take) === whose(other) && (other.units ?? 0) >= (take.units ?? 0)
}

function momentOf({ from_day, hour }: TakesTable): string {
	return `${from_day} ${hour ?? ''}`
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
