import type { Query, Transaction } from '#db/connect.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import {
	type HadUnits,
	type NamedUnit,
	namedUnitsOf,
	unitsToKeep,
	unitsToTake,
} from '#domain/stays/named-units.ts'
import type { Day } from '#domain/time/dates.ts'
import { isStillHeld, isTakenBy, type TakerId } from '#server/stays/store/release-takes.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'

type Taking = { id: string; offer: OfferId; from: Day; to: Day; units: number | null }

/**
 * Gives each take its named units: those that are free on all of its nights, first those it `had` before. Where the nights
 * are so scattered that none is, the take has fewer names than units: the owner's calendar says so, and the feed of each unit
 * has it, because it may be in any of them.
 */
export async function nameUnits(
	transaction: Transaction,
	takings: readonly Taking[],
	{ today, had = [] }: { today: Day; had?: readonly HadUnits[] },
) {
	const names = await readStaySetting(transaction, 'stays.units')
	const kept = unitsToKeep(takings, had)
	const namedSoFar = takings.map(() => 0)
	const nameFrom = async (index: number, choose: (units: NamedUnit[]) => NamedUnit[]) => {
		const { id, offer, from, to, units: count } = takings[index] as Taking
		const units = choose(namedUnitsOf(names, offer))
		if (units.length === 0 || !isNightly(offer)) return
		const taken = await unitsTakenOn(transaction, { offer, from, to, today })
		const missing = count === null ? null : count - (namedSoFar[index] ?? 0)
		const own = unitsToTake(units, taken, missing)
		if (own.length === 0) return
		namedSoFar[index] = own.length
		await transaction
			.insertInto('unit_takes')
			.values(own.map((unit) => ({ take_id: id, unit_id: unit.id })))
			.execute()
	}
	// Reassign previous units first, then fill up.
	for (const [index, ids] of kept.entries())
		if (ids.length > 0) await nameFrom(index, (units) => units.filter(({ id }) => ids.includes(id)))
	for (const index of takings.keys()) await nameFrom(index, (units) => units)
}

/**
 * Where the room of a guest who is here is not free on the nights to come, the take is split today: the nights that were slept
 * stay in that room, and those to come have another.
 */
export async function splitWhereMoved<Stay extends Omit<Taking, 'id'>>(
	transaction: Transaction,
	takings: readonly Stay[],
	{ today, had }: { today: Day; had: readonly HadUnits[] },
): Promise<Stay[]> {
	const kept = unitsToKeep(takings, had)
	const split: Stay[] = []
	for (const [index, taking] of takings.entries()) {
		const { offer, from, to } = taking
		const ids = isNightly(offer) && from < today && today < to ? (kept[index] ?? []) : []
		const taken =
			ids.length > 0
				? await unitsTakenOn(transaction, { offer, from: today, to, today })
				: new Set<string>()
		if (!ids.some((id) => taken.has(id))) split.push(taking)
		else split.push({ ...taking, to: today }, { ...taking, from: today })
	}
	return split
}

/** The units that these takes have, before they are replaced. */
export async function readHadUnits(query: Query, taker: TakerId): Promise<HadUnits[]> {
	const rows = await query
		.selectFrom('takes')
		.innerJoin('unit_takes', 'unit_takes.take_id', 'takes.id')
		.select(['takes.id', 'offer', 'from_day', 'to_day', 'unit_id'])
		.where((where) => isTakenBy(where, taker))
		.orderBy('from_day')
		.orderBy('takes.id')
		.orderBy('unit_id')
		.execute()
	return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) =>
		first
			? [
					{
						offer: first.offer,
						from: first.from_day,
						to: first.to_day,
						unitIds: [first, ...others].map(({ unit_id }) => unit_id),
					},
				]
			: [],
	)
}

type Range = { offer: OfferId; from: Day; to: Day; today: Day }

async function unitsTakenOn(query: Query, { offer, from, to, today }: Range) {
	const rows = await query
		.selectFrom('unit_takes')
		.innerJoin('takes', 'takes.id', 'unit_takes.take_id')
		.select('unit_id')
		.where('offer', '=', offer)
		.where('from_day', '<', to)
		.where('to_day', '>', from)
		.where(isStillHeld(today))
		.execute()
	return new Set(rows.map(({ unit_id }) => unit_id))
}

/** The ids of the units of each of these takes. */
export async function readUnitsOf(query: Query, takeIds: readonly string[]) {
	const byTake = new Map<string, string[]>()
	for (let at = 0; at < takeIds.length; at += 500) {
		const rows = await query
			.selectFrom('unit_takes')
			.selectAll()
			.where('take_id', 'in', takeIds.slice(at, at + 500))
			.orderBy('unit_id')
			.execute()
		for (const { take_id, unit_id } of rows)
			byTake.set(take_id, [...(byTake.get(take_id) ?? []), unit_id])
	}
	return byTake
}

/** The takes of a unit from a day on. */
export async function takesOfUnits(query: Query, unitIds: readonly string[], today: Day) {
	if (unitIds.length === 0) return []
	return await query
		.selectFrom('unit_takes')
		.innerJoin('takes', 'takes.id', 'unit_takes.take_id')
		.leftJoin('enquiries', 'enquiries.id', 'takes.enquiry_id')
		.select(['unit_id', 'takes.id', 'from_day', 'to_day', 'guest', 'name', 'reference'])
		.where('unit_id', 'in', unitIds)
		.where('to_day', '>', today)
		.orderBy('from_day')
		.limit(50)
		.execute()
}

/** The next take of each of these units that has one. */
export async function nextTakeOfEach(query: Query, unitIds: readonly string[], today: Day) {
	if (unitIds.length === 0) return []
	return await query
		.selectFrom((from) =>
			from
				.selectFrom('unit_takes')
				.innerJoin('takes', 'takes.id', 'unit_takes.take_id')
				.select(['unit_id', 'from_day', 'to_day'])
				.select((row) =>
					row.fn
						.agg<number>('row_number')
						.over((over) => over.partitionBy('unit_id').orderBy('from_day').orderBy('takes.id'))
						.as('place'),
				)
				.where('unit_id', 'in', unitIds)
				.where('to_day', '>', today)
				.where(isStillHeld(today))
				.as('ordered'),
		)
		.select(['unit_id', 'from_day', 'to_day'])
		.where('place', '=', 1)
		.execute()
}

/** Takes from today on with fewer names than units. `units`: how many names are missing, null for all that are free. */
export async function readUnnamed(
	query: Query,
	whose: { offer: OfferId } | TakerId,
	today: Day,
): Promise<Taking[]> {
	const rows = await query
		.selectFrom('takes')
		.leftJoin('unit_takes', 'unit_takes.take_id', 'takes.id')
		.select(['takes.id', 'offer', 'from_day', 'to_day', 'units'])
		.select((select) => select.fn.count<number | string>('unit_id').as('named'))
		.where((where) =>
			'offer' in whose ? where('offer', '=', whose.offer) : isTakenBy(where, whose),
		)
		.where('to_day', '>', today)
		.groupBy(['takes.id', 'offer', 'from_day', 'to_day', 'units'])
		.orderBy('from_day')
		.orderBy('takes.id')
		.execute()
	return rows.flatMap(({ id, offer, from_day, to_day, units, named }) => {
		const missing = units === null ? null : units - Number(named)
		return missing === 0
			? []
			: [{ id, offer: offer as OfferId, from: from_day, to: to_day, units: missing }]
	})
}
