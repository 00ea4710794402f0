import { holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import { daysTaken, isWithoutNight, type Taking } from '#domain/offers/item.ts'
import { isNightly, type OfferId, offerIds } from '#domain/offers/offers.ts'
import { isAtSameTime, type Taken } from '#domain/stays/availability.ts'
import { daysInTheWay, freeFor, mostDaysInTheWay } from '#domain/stays/in-the-way.ts'
import type { MergedStay } from '#domain/stays/merge-stays.ts'
import { unitsToKeep } from '#domain/stays/named-units.ts'
import { figuresOf, type Offer } from '#domain/stays/offer.ts'
import type { InTheWay } from '#domain/stays/responses/in-the-way-response.ts'
import { addDays, type Day, dayInBogota } from '#domain/time/dates.ts'
import { insertTakes, type NewTake } from './store/insert-takes.ts'
import { type FoundTake, takesByIdQuery } from './store/read-takes.ts'
import {
	deleteBlocks,
	deleteExpiredHolds,
	deleteTakesOf,
	keepHeld,
	readTakenOffers,
	type TakerId,
} from './store/release-takes.ts'
import { readOwnTaken, readTaken, readTakenWithBlocks, readTakesOn } from './store/taken-days.ts'
import { readUnitsOfRemoved, rememberUnitsOfRemoved } from './units/removed-units.ts'
import { nameUnits, readHadUnits, readUnnamed, splitWhereMoved } from './units/units-repository.ts'

/*
 * The only way units are taken and given back: requests, blocks, bookings by phone and imports.
 */

export type UnitsContext = { offers: readonly Offer[]; today: Day }

/** The most that are named for one day. */
const mostTakesInTheWay = 10

type Wanted = {
	takings: readonly Taking[]
	/** The taker; its own units never block it. */
	taker?: ReplacingTaker | undefined
}

/** A taker that gives its present units back for those it asks for. */
type ReplacingTaker = Exclude<TakerId, { calendarId: string }>

/** The takes that leave too little, day by day. Lists only the first days. */
export async function findInTheWay(
	query: Query,
	{ takings, taker }: Wanted,
	context: UnitsContext,
): Promise<InTheWay[]> {
	const found: InTheWay[] = []
	for (const it of await findFull(query, { takings, taker }, context)) {
		const listed = it.full.slice(0, mostDaysInTheWay)
		found.push(...(await withTakers(query, { ...it, full: listed }, context)))
	}
	return found
}

/** Throws with what is in the way. */
export async function refuseTaken(query: Query, wanted: Wanted, context: UnitsContext) {
	const inTheWay = await findInTheWay(query, wanted, context)
	if (inTheWay.length > 0) throw new AppError('units-taken', { members: { inTheWay } })
}

/** The days on which too little is left for these takings; says nothing about who takes them. */
export async function findFullDays(query: Query, wanted: Wanted, context: UnitsContext) {
	const found = await findFull(query, wanted, context)
	return found.flatMap(({ taking, full }) => full.map(({ day }) => ({ offer: taking.offer, day })))
}

async function findFull(
	query: Query,
	{ takings, taker }: Wanted,
	context: UnitsContext,
): Promise<Full[]> {
	const fullOnes: Full[] = []
	const asked: (Taken & { offer: OfferId })[] = []
	for (const taking of takings) {
		const { offer, units, hour } = taking
		const read = await readDays(query, { taking, taker, today: context.today })
		const { days: all, range, ...taken } = read
		// Ignore past days, so that a stay that has begun can be extended whatever its first night was.
		const days = all.filter((day) => day >= context.today)
		const found = asked.filter((it) => it.offer === offer)
		const wanted = { offer, total: figuresOf(offer, context.offers).units, units, hour, days }
		const full = daysInTheWay(wanted, { ...taken, found })
		asked.push(...days.map((day) => ({ offer, day, units, hour })))
		if (full.length > 0) fullOnes.push({ taking, full, range })
	}
	return fullOnes
}

/** How many of each the taker could have on the fullest of their days, at their time. */
export async function leastFree(
	query: Query,
	{ takings, taker }: Wanted,
	context: UnitsContext,
): Promise<(number | null)[]> {
	const found = []
	for (const taking of takings) {
		const { offer, hour } = taking
		const { days, ...taken } = await readDays(query, { taking, taker, today: context.today })
		const wanted = { offer, total: figuresOf(offer, context.offers).units, hour, days }
		const known = freeFor(wanted, taken)
			.map(({ free }) => free)
			.filter((free) => free !== null)
		found.push(known.length > 0 ? Math.min(...known) : null)
	}
	return found
}

type Range = Pick<Wanted, 'taker'> & { taking: Taking; today: Day }

async function readDays(query: Query, { taking, taker, today }: Range) {
	const days = daysTaken(taking)
	const [first = taking.from, last = taking.to] = [days[0], days.at(-1)]
	const range = { offer: taking.offer, from: first, to: addDays(last, 1), today, taker }
	const read = taking.units === null ? readTakenWithBlocks : readTaken
	return { days, range, others: await read(query, range), had: await readOwnTaken(query, range) }
}

type Full = {
	taking: Taking
	full: ReturnType<typeof daysInTheWay>
	range: Parameters<typeof readTakesOn>[1]
}

/** Adds who or what takes each day. */
async function withTakers(query: Query, { taking, full, range }: Full, { today }: UnitsContext) {
	const { offer } = taking
	const days = full.map(({ day }) => day)
	const taken = (await readTakesOn(query, range, days)).filter((it) =>
		isAtSameTime(offer, it, taking),
	)
	const ids = [...new Set(taken.map(({ take_id }) => take_id))]
	const takes = ids.length > 0 ? await takesByIdQuery(query, ids, today).execute() : []
	const byDay = Map.groupBy(taken, ({ day }) => day)
	return full.map(({ day, free }): InTheWay => {
		const here = new Set(byDay.get(day)?.map(({ take_id }) => take_id))
		const those = takes.filter(({ id }) => here.has(id)).slice(0, mostTakesInTheWay)
		const by = those.map(takeInTheWay)
		return { offer, day, free: free ?? 0, by }
	})
}

function takeInTheWay(take: FoundTake): InTheWay['by'][number] {
	return {
		kind: take.kind,
		from: take.from_day,
		to: take.to_day,
		units: take.units,
		reference: take.reference,
		guest: take.name ?? take.guest,
		note: take.note,
	}
}

type Take = Wanted &
	Omit<NewTake, keyof Taking> & {
		/** Each may have an id of its own. */
		takings: readonly (Taking & Pick<NewTake, 'id' | 'bookingId' | 'pesos'>)[]
		/** Overbooks on purpose; the owner gives a reason. */
		anyway?: boolean | undefined
	}

/**
 * Takes units in the caller's transaction, or throws with what is in the way. It holds a lock for each offer: of two
 * concurrent takers of the last unit, the second sees what the first took. A taker's earlier takes are given back: it keeps
 * its named units as far as they are free on the new nights, and so does an entry that was removed and is taken back, or a
 * request that is opened again.
 */
export async function takeUnits(transaction: Transaction, take: Take, context: UnitsContext) {
	const { takings, taker, anyway, ...rest } = take
	const { today } = context
	// Only a block may name its day twice; a guest who sleeps here has a night.
	if (rest.kind !== 'blocked' && takings.some(isWithoutNight))
		throw invalidField('to', 'errNoNight')
	const freed = taker ? await readTakenOffers(transaction, taker) : []
	await lockOffers(transaction, [...takings.map(offerOf), ...freed])
	const present = taker ? await readHadUnits(transaction, taker) : []
	if (!anyway) await refuseTaken(transaction, { takings, taker }, context)
	const ids = taker ? [idOf(taker)] : [rest, ...takings].flatMap(({ id }) => id ?? [])
	const had = present.length > 0 ? present : await readUnitsOfRemoved(transaction, ids)
	if (taker) await deleteTakesOf(transaction, taker)
	// The takes of a booking by phone are its items, which the owner enters.
	const isRequest = taker && 'enquiryId' in taker
	const { parts, kept } = isRequest
		? await splitWhereMoved(transaction, takings, { today, had })
		: { parts: takings, kept: unitsToKeep(takings, had) }
	const inserted = await insertNamed(
		transaction,
		parts.map((taking) => ({ ...rest, ...taking })),
		{ today, kept },
	)
	await nameWaiting(transaction, freed, today)
	return inserted
}

/** Inserts takes with their named units, if the owner has named them. */
async function insertNamed(
	transaction: Transaction,
	takes: NewTake[],
	context: Parameters<typeof nameUnits>[2],
) {
	const ids = await insertTakes(transaction, takes)
	await nameUnits(
		transaction,
		takes.map((take, index) => ({ ...take, id: ids[index] ?? '' })),
		context,
	)
	return ids
}

/**
 * Once units were given back, one of them may be free on all nights of a stay for which there was none. The caller has
 * locked the offers, before it gave anything back.
 */
async function nameWaiting(transaction: Transaction, freed: readonly OfferId[], today: Day) {
	for (const offer of nightlyOffers)
		if (freed.includes(offer))
			await nameUnits(transaction, await readUnnamed(transaction, { offer }, today), { today })
}

const nightlyOffers = offerIds.filter(isNightly)

const offerOf = ({ offer }: { offer: string }) => offer as OfferId

/** Gives back what a request or a booking by phone took, and takes what it now needs: nothing, where there is no `take`. */
export async function replaceUnitsOf(
	transaction: Transaction,
	taker: ReplacingTaker,
	take: Omit<Take, 'taker' | 'enquiryId'> | undefined,
	context: UnitsContext,
) {
	if (!take) {
		const freed = await readTakenOffers(transaction, taker)
		await lockOffers(transaction, freed)
		await rememberUnitsOfRemoved(transaction, idOf(taker), await readHadUnits(transaction, taker))
		await deleteTakesOf(transaction, taker)
		return await nameWaiting(transaction, freed, context.today)
	}
	const whose = 'enquiryId' in taker && { enquiryId: taker.enquiryId }
	await takeUnits(transaction, { ...take, ...whose, taker }, context)
}

function idOf(taker: ReplacingTaker): string {
	return 'enquiryId' in taker ? taker.enquiryId : taker.entryId
}

/** Removes the hold's expiry: its units stay taken until the owner replies. */
export async function holdWithoutEnd(transaction: Transaction, enquiryId: string) {
	await keepHeld(transaction, enquiryId)
}

/** Gives back an entry of the owner with its parts. Returns how many were given back. */
export async function giveBackEntry(
	transaction: Transaction,
	{ id, parts }: { id: string; parts: readonly string[] },
	today: Day,
): Promise<number> {
	await lockOffers(transaction, nightlyOffers)
	await rememberUnitsOfRemoved(transaction, id, await readHadUnits(transaction, { entryId: id }))
	const deleted = await deleteBlocks(transaction, [id, ...parts])
	await nameWaiting(transaction, nightlyOffers, today)
	return deleted
}

/** Also names what was freed by the deletion of a calendar. */
export async function giveBackExpired(transaction: Transaction, today: Day) {
	await lockOffers(transaction, nightlyOffers)
	await deleteExpiredHolds(transaction, today)
	await nameWaiting(transaction, nightlyOffers, today)
}

type Imported = {
	calendarId: string
	offer: OfferId
	/** The takes of its events, merged to counts per range of days, or per time of a day. */
	stays: readonly (MergedStay & { note?: string | null })[]
	at: number
}

/**
 * Replaces what an imported calendar takes. Another site has sold these nights already, so nothing refuses them; nights that
 * are then sold twice are found by feeds/overbooked.ts.
 */
export async function replaceImported(
	transaction: Transaction,
	{ calendarId, offer, stays, at }: Imported,
) {
	await lockOffers(transaction, [offer])
	const had = await readHadUnits(transaction, { calendarId })
	await deleteTakesOf(transaction, { calendarId })
	const takes = stays.map(
		(stay): NewTake => ({ hour: null, ...stay, kind: 'imported', offer, calendarId, at }),
	)
	const kept = unitsToKeep(takes, had)
	const today = dayInBogota(at)
	await insertNamed(transaction, takes, { today, kept })
	await nameWaiting(transaction, had.map(offerOf), today)
}

/** Before anything of these offers is taken, named or given back, also a take that has no name: it may get one meanwhile. */
export async function lockOffers(transaction: Transaction, offers: readonly OfferId[]) {
	// Always in the same order, so that two never wait for each other.
	for (const offer of [...new Set(offers)].sort())
		await holdNamedLock(transaction, `units of ${offer}`)
}
