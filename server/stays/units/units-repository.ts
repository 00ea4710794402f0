import type { Query, Transaction } from '#db/connect.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import { namedUnitsOf, unitsToTake } from '#domain/stays/named-units.ts'
import type { Day } from '#domain/time/dates.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'

type Taking = { id: string; offer: OfferId; from: Day; to: Day; units: number | null }

/**
 * Gives each take its named units: those that are free on all of its nights. Where the nights are so scattered that none
 * is, the take has fewer names than units, and the owner's calendar says so.
 */
export async function nameUnits(transaction: Transaction, takings: readonly Taking[], today: Day) {
	const names = await readStaySetting(transaction, 'stays.units')
	for (const { id, offer, from, to, units: count } of takings) {
		const units = namedUnitsOf(names, offer)
		if (units.length === 0 || !isNightly(offer)) continue
		const taken = await unitsTakenOn(transaction, { offer, from, to, today })
		const own = unitsToTake(units, taken, count)
		if (own.length > 0)
			await transaction
				.insertInto('unit_takes')
				.values(own.map((unit) => ({ take_id: id, unit_id: unit.id })))
				.execute()
	}
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
		.where((where) => where.or([where('held_until', 'is', null), where('held_until', '>=', today)]))
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

/** What takes a unit from a day on. */
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

/** Takes from today on that have no names yet. */
export async function readUnnamed(query: Query, offer: OfferId, today: Day): Promise<Taking[]> {
	const rows = await query
		.selectFrom('takes')
		.leftJoin('unit_takes', 'unit_takes.take_id', 'takes.id')
		.select(['takes.id', 'from_day', 'to_day', 'units'])
		.where('offer', '=', offer)
		.where('to_day', '>', today)
		.where('unit_takes.unit_id', 'is', null)
		.orderBy('from_day')
		.orderBy('takes.id')
		.execute()
	return rows.map((row) => ({
		...{ id: row.id, offer, from: row.from_day, to: row.to_day, units: row.units },
	}))
}
