import { holdNamedLock, type Transaction } from '#db/connect.ts'
import { invalidField } from '#domain/errors.ts'
import { isWithoutNight, type Taking } from '#domain/offers/item.ts'
import { isNightly, type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { MergedStay } from '#domain/stays/merge-stays.ts'
import { unitsToKeep } from '#domain/stays/named-units.ts'
import { type Day, dayInBogota } from '#domain/time/dates.ts'
import { nameUnits, splitWhereMoved } from '#server/stays/named-units/assign-units.ts'
import {
	readUnitsOfRemoved,
	rememberUnitsOfRemoved,
} from '#server/stays/named-units/removed-units.ts'
import { readHadUnits, readUnnamed } from '#server/stays/named-units/units-repository.ts'
import { insertTakes, type NewTake } from '#server/stays/store/insert-takes.ts'
import {
	deleteEntries,
	deleteExpiredHolds,
	deleteTakesOf,
	keepHeld,
	readTakenOffers,
} from '#server/stays/store/release-takes.ts'
import {
	type ReplacingTaker,
	refuseTaken,
	type UnitsContext,
	type Wanted,
} from './find-in-the-way.ts'

/*
 * The only way units are taken: by requests, blocks, bookings by phone and imports. Deleting an enquiry or a calendar frees
 * theirs.
 */

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
 * After units were given back, one may be free on all nights of a stay that has none. The caller locked the offers before
 * it gave anything back.
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
	const deleted = await deleteEntries(transaction, [id, ...parts])
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
