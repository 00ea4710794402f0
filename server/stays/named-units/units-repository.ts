import type { Query, Transaction } from '#db/connect.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { HadUnits, NamedUnit } from '#domain/stays/named-units.ts'
import { type Day, latest } from '#domain/time/dates.ts'
import { isStillHeld, isTakenBy, type TakerId } from '#server/stays/store/release-takes.ts'

export type UnitTaking = { id: string; offer: OfferId; from: Day; to: Day; units: number | null }

export async function addUnitTakes(
	transaction: Transaction,
	takeId: string,
	units: readonly NamedUnit[],
) {
	await transaction
		.insertInto('unit_takes')
		.values(units.map(({ id }) => ({ take_id: takeId, unit_id: id })))
		.execute()
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

/** The first night of the range on which each unit is taken. */
export async function nightsTaken(query: Query, { offer, from, to, today }: Range) {
	const rows = await query
		.selectFrom('unit_takes')
		.innerJoin('takes', 'takes.id', 'unit_takes.take_id')
		.select('unit_id')
		.select((row) => row.fn.min('from_day').as('first'))
		.where('offer', '=', offer)
		.where('from_day', '<', to)
		.where('to_day', '>', from)
		.where(isStillHeld(today))
		.groupBy('unit_id')
		.execute()
	return new Map(rows.map(({ unit_id, first }) => [unit_id, latest(first, from)]))
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
): Promise<UnitTaking[]> {
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
