import type { Query } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import { daysTaken, type Taking } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { isAtSameTime, type Taken } from '#domain/stays/availability.ts'
import { daysInTheWay, freeFor, mostDaysInTheWay } from '#domain/stays/in-the-way.ts'
import { figuresOf, type Offer } from '#domain/stays/offer.ts'
import type { InTheWay } from '#domain/stays/responses/in-the-way-response.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { type FoundTake, takesByIdQuery } from '#server/stays/store/read-takes.ts'
import type { TakerId } from '#server/stays/store/release-takes.ts'
import {
	readOwnTaken,
	readTaken,
	readTakenWithBlocks,
	readTakesOn,
} from '#server/stays/store/taken-days.ts'

export type UnitsContext = { offers: readonly Offer[]; today: Day }

/** No more takes than this are named for one day. */
const mostTakesInTheWay = 10

export type Wanted = {
	takings: readonly Taking[]
	/** The taker; its own units never block it. */
	taker?: ReplacingTaker | undefined
}

/** A taker that gives its present units back for those it asks for. */
export type ReplacingTaker = Exclude<TakerId, { calendarId: string }>

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

/** How many units each taking could have on its fullest day, at its time. */
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
