import { lastDayTaken, type Taking } from '#domain/offers/item.ts'
import { isNightly, kindOf } from '#domain/offers/offers.ts'
import type { Day } from '#domain/time/dates.ts'
import { isAtSameTime } from './availability.ts'

/** A booking with its items. The items of a request say who is in them; those of a booking by phone do not. */
export type PeopleOfBooking = {
	/** Null while nobody has said. */
	party: number | null
	items: readonly (Taking & { people: number | null })[]
}

/**
 * The people of one item. Null where nobody has said who is in it: of three people with a tent and a dome for the same night,
 * any may be in either.
 */
export function peopleInTake(take: Taking, { party, items }: PeopleOfBooking): number | null {
	if (kindOf[take.offer] === 'ride') return take.units
	const own = items.find((item) => item.people !== null && contains(item, take))
	if (own) return own.people
	const beside = items.filter((item) => isBeside(item, take))
	return beside.length > 1 ? null : party
}

/** A take may cover part of its item: a guest who changes units during the stay has two takes. */
function contains(item: Taking, take: Taking): boolean {
	const isSame = item.offer === take.offer && item.hour === take.hour
	return isSame && item.from <= take.from && take.to <= item.to
}

/** Whether nobody can be in both. True for an item and itself. */
function isBeside(item: Taking, take: Taking): boolean {
	const isSameKind = kindOf[item.offer] === kindOf[take.offer]
	const isSameDay = item.from <= lastDayTaken(take) && take.from <= lastDayTaken(item)
	return isSameKind && isSameDay && isAtSameTime(take.offer, item, take)
}

/** A take of a booking, with the people in it. */
type TakeWithPeople = Pick<Taking, 'offer' | 'from'> & {
	booking: string
	party: number | null
	inIt: number | null
}

/**
 * How many people are in these takes: the beds of one night, or tables or rides. Each person of a booking counts once in a
 * night, also where nobody has said in which bed, and once at each table. `unsaid`: bookings that do not say how many come.
 */
export function countPeople(takes: readonly TakeWithPeople[]): { people: number; unsaid: number } {
	const groups = Map.groupBy(takes, ({ booking, offer, from }) =>
		JSON.stringify([booking, isNightly(offer) ? null : from] satisfies [string, Day | null]),
	)
	const counts = [...groups.values()].map(countOfOne)
	return {
		people: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
		unsaid: counts.filter((count) => count === null).length,
	}
}

function countOfOne(takes: readonly TakeWithPeople[]): number | null {
	const known = takes.reduce((sum, { inIt }) => sum + (inIt ?? 0), 0)
	const open = takes.find(({ inIt }) => inIt === null)
	if (!open) return known
	return open.party === null ? null : known + open.party
}
