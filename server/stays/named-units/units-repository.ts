import type { Query, Transaction } from '#db/connect.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import {
	type HadUnits,
	type NamedUnit,
	namedUnitsOf,
	unitsToKeep,
	unitsToTake,
} from '#domain/stays/named-units.ts'
import { type Day, latest } from '#domain/time/dates.ts'
import { isStillHeld, isTakenBy, type TakerId } from '#server/stays/store/release-takes.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'

type UnitIds = readonly string[]
type Taking = { id: string; offer: OfferId; from: Day; to: Day; units: number | null }

/**
 * Gives each take its named units: those that are free on all of its nights, first those it has `kept` from before. Where the nights
 * are so scattered that none is, the take has fewer names than units: the owner's calendar says so, and the feed of each unit
 * has it, because it may be in any of them.
 */
export async function nameUnits(
	transaction: Transaction,
	takings: readonly Taking[],
	{ today, kept = [] }: { today: Day; kept?: readonly UnitIds[] },
) {
	const names = await readStaySetting(transaction, 'stays.units')
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
 * The takes of a changed booking, and the units that each keeps: slept nights keep theirs. Where the room of a guest who is
 * here is not free on all nights to come, the take is split on the first that is taken: the guest moves as late as possible.
 */
export async function splitWhereMoved<Part extends Omit<Taking, 'id'>>(
	transaction: Transaction,
	takings: readonly Part[],
	{ today, had }: { today: Day; had: readonly HadUnits[] },
): Promise<{ parts: Part[]; kept: UnitIds[] }> {
	// Having had units before does not mean having slept in them: the stay may begin today.
	const hasBegun = (all: readonly { offer: string; from: Day }[], offer: OfferId) =>
		all.some((it) => it.offer === offer && it.from < today)
	const hasSlept = ({ offer, from }: Part) =>
		isNightly(offer) && from <= today && hasBegun(had, offer) && hasBegun(takings, offer)
	const pieces = takings.flatMap((taking, index) => {
		const parts = hasSlept(taking) ? cutWhereSlept(taking, had, today) : [taking]
		return parts.map((part) => ({ part, index }))
	})
	const partsOf = (all: readonly { part: Part }[]) => all.map(({ part }) => part)
	const units = unitsToKeep(partsOf(pieces), had)
	const split: { part: Part; index: number; ids?: UnitIds }[] = []
	for (const [place, { part, index }] of pieces.entries()) {
		if (!hasSlept(takings[index] as Part)) {
			split.push({ part, index })
			continue
		}
		const before = split.at(-1)?.index === index ? split.at(-1) : undefined
		const own = units[place] ?? []
		const ids = part.from === today && before?.ids?.length ? before.ids : own
		const to = part.from === today ? await endOfStayIn(transaction, ids, part, today) : part.to
		if (before && `${before.ids}` === `${ids}`) before.part = { ...before.part, to }
		else if (part.from < to) split.push({ part: { ...part, to }, index, ids })
		if (to < part.to) split.push({ part: { ...part, from: to }, index })
	}
	const others = unitsToKeep(partsOf(split), had)
	return {
		parts: partsOf(split),
		kept: split.map(({ ids }, index) => ids ?? others[index] ?? []),
	}
}

/** The slept nights by the takes they were slept in, then the nights to come. */
function cutWhereSlept<Part extends Omit<Taking, 'id'>>(
	taking: Part,
	had: readonly HadUnits[],
	today: Day,
): Part[] {
	const { offer, from, to } = taking
	const begun = had.filter((it) => it.offer === offer && from < it.from && it.from < today)
	const cuts = [from, ...begun.map((it) => it.from).sort(), today].filter((day) => day < to)
	const days = [...new Set(cuts)]
	return days.map((day, index) => ({ ...taking, from: day, to: days[index + 1] ?? to }))
}

/** The first night to come on which not enough of these units are free. */
async function endOfStayIn(
	transaction: Transaction,
	ids: UnitIds,
	{ offer, to, units }: Omit<Taking, 'id'>,
	today: Day,
): Promise<Day> {
	if (ids.length === 0) return to
	const taken = await nightsTaken(transaction, { offer, from: today, to, today })
	const ends = ids.map((id) => taken.get(id) ?? to).sort()
	return ends.at(-Math.min(units ?? ids.length, ids.length)) ?? to
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

async function unitsTakenOn(query: Query, range: Range) {
	return new Set((await nightsTaken(query, range)).keys())
}

/** The first night of the range on which each unit is taken. */
async function nightsTaken(query: Query, { offer, from, to, today }: Range) {
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
