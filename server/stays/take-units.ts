import { holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { AppError } from '#domain/errors.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { InTheWay } from '#domain/stays/answers.ts'
import { daysInTheWay, freeOnEach } from '#domain/stays/availability.ts'
import { daysTaken, type Stay } from '#domain/stays/nights.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { insertTakes, type NewTake, readTaken, readTakes } from './store/takes-repository.ts'

type Item = { offer: OfferId; units: number | null; hour?: string | null }
type Wanted = { items: readonly Item[]; stay: Stay; exceptRequest?: string | undefined }
type Context = { offers: readonly Offer[]; today: Day }

/** What leaves too little for these items on these days. */
export async function findInTheWay(
	query: Query,
	{ items, stay, exceptRequest }: Wanted,
	{ offers, today }: Context,
): Promise<InTheWay[]> {
	const found: InTheWay[] = []
	for (const { offer, units, hour = null } of items) {
		const { days, range } = daysOf(offer, { stay, today, exceptRequest })
		const taken = await readTaken(query, range)
		const total = unitsOf(offer, offers)
		const full = daysInTheWay(total, { units, hour, days }, taken)
		if (full.length === 0) continue
		const takes = await readTakes(query, range, today, offer)
		for (const { day, free } of full) {
			const by = takes.filter(
				(take) =>
					take.enquiry_id !== exceptRequest &&
					daysTaken(offer, { from: take.from_day, to: take.to_day }).includes(day),
			)
			found.push({
				...{ offer, day, free: free ?? 0 },
				by: by.map((take) => ({
					kind: take.kind,
					from: take.from_day,
					to: take.to_day,
					units: take.units,
					reference: take.enquiry_id ? referenceOf(take.enquiry_id) : null,
					guest: take.name ?? take.guest,
					note: take.note,
				})),
			})
		}
	}
	return found
}

/** How many of each item are left on the fullest of these days. */
export async function leastFree(
	query: Query,
	{ items, stay, exceptRequest }: Wanted,
	{ offers, today }: Context,
): Promise<(number | null)[]> {
	const found = []
	for (const { offer, hour = null } of items) {
		const { days, range } = daysOf(offer, { stay, today, exceptRequest })
		const each = freeOnEach(unitsOf(offer, offers), days, await readTaken(query, range), hour)
		const known = each.flatMap(({ free }) => (free === null ? [] : [free]))
		found.push(known.length > 0 ? Math.min(...known) : null)
	}
	return found
}

type Range = Pick<Wanted, 'stay' | 'exceptRequest'> & { today: Day }

function daysOf(offer: OfferId, { stay, today, exceptRequest }: Range) {
	const days = daysTaken(offer, stay)
	const [from = stay.from, to = stay.to] = [days[0], days.at(-1)]
	return { days, range: { offer, from, to: addDays(to, 1), today, exceptRequest } }
}

function unitsOf(offer: OfferId, offers: readonly Offer[]): number | null {
	return offers.find(({ id }) => id === offer)?.units ?? null
}

type Taking = Wanted & Omit<NewTake, 'offer' | 'units' | 'hour' | 'from' | 'to'>

/**
 * Takes units in the caller's transaction, or throws with what is in the way. It holds a lock for each offer: of two
 * concurrent takers of the last unit, the second sees what the first took.
 */
export async function takeUnits(transaction: Transaction, taking: Taking, context: Context) {
	const { items, stay, exceptRequest, ...rest } = taking
	// Always in the same order, so that two never wait for each other.
	for (const offer of [...new Set(items.map((item) => item.offer))].sort())
		await holdNamedLock(transaction, `units of ${offer}`)
	const inTheWay = await findInTheWay(transaction, { items, stay, exceptRequest }, context)
	if (inTheWay.length > 0) throw new AppError('units-taken', { members: { inTheWay } })
	return await insertTakes(
		transaction,
		items.map(({ offer, units, hour = null }) => ({ ...rest, ...stay, offer, units, hour })),
	)
}

type Imported = {
	calendarId: string
	offer: OfferId
	stays: readonly (Stay & { units: number; note?: string | null })[]
	at: number
}

/** Replaces what an imported calendar takes. Another site has sold these nights already, so nothing refuses them. */
export async function replaceImported(
	transaction: Transaction,
	{ calendarId, offer, stays, at }: Imported,
	_context: Context,
) {
	await holdNamedLock(transaction, `units of ${offer}`)
	await transaction.deleteFrom('takes').where('calendar_id', '=', calendarId).execute()
	await insertTakes(
		transaction,
		stays.map((stay) => ({ ...stay, kind: 'imported', offer, hour: null, calendarId, at })),
	)
}
