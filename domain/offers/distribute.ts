import type { Day } from '#domain/time/dates.ts'
import type { Item } from './item.ts'
import { isNightly, kindOf, type OfferOf } from './offers.ts'
import type { RequestedItem } from './requested-items.ts'

type Stay = { from: Day; to: Day }
type Context = {
	stay: Stay
	/** How many come. */
	people: number
	/** The most people in one unit of an offer; null where the owner has not said. */
	capacityOf: (offer: RequestedItem['offer']) => number | null
}

/**
 * Turns the request into items with days and people. Everybody eats, rides and celebrates; beds are shared out: 20 people in
 * a cabin for 16 and one tent are 16 and 4, unless the guest says otherwise.
 */
export function itemsFor(requested: readonly RequestedItem[], context: Context): Item[] {
	const { stay, people } = context
	const beds = distribute(
		requested.filter(({ offer }) => isNightly(offer)),
		context,
	)
	return requested.map((item) => itemOf(item, { stay, people: beds.get(item) ?? people }))
}

function itemOf(
	item: RequestedItem,
	{ stay, people: given }: Pick<Context, 'stay' | 'people'>,
): Item {
	const { offer, units, hour: time } = item
	const people = item.people ?? given
	const day = item.day ?? stay.from
	const kind = kindOf[offer]
	if (kind === 'nights') {
		const nights = { arrival: stay.from, departure: stay.to }
		return { kind, offer: offer as OfferOf<'nights'>, ...nights, units, people }
	}
	if (kind === 'table') return { kind, offer: 'table', day, time, units, people }
	if (kind === 'ride') return { kind, offer: 'horses', day, time, people: units }
	return { kind, offer: offer as OfferOf<'package'>, day, units, people }
}

/**
 * First the people with a stated place, then one in each of the others while there are people, then the rest: into what has room
 * by the owner's figures, in order, and the last of them into what has no figure, or past the room of the first. Never
 * more than come: a bed that a single guest ticked beside another has nobody in it.
 */
function distribute(
	items: readonly RequestedItem[],
	{ people, capacityOf }: Pick<Context, 'people' | 'capacityOf'>,
): Map<RequestedItem, number> {
	const placed = new Map(items.map((item) => [item, item.people ?? 0]))
	const open = items.filter((item) => item.people === undefined)
	let left = people - [...placed.values()].reduce((sum, some) => sum + some, 0)
	const place = (item: RequestedItem, most: number) => {
		const more = Math.max(0, Math.min(left, most))
		placed.set(item, (placed.get(item) ?? 0) + more)
		left -= more
	}
	for (const item of open) place(item, 1)
	for (const item of open) place(item, (capacityOf(item.offer) ?? 0) * item.units - 1)
	const rest = open.find(({ offer }) => capacityOf(offer) === null) ?? open[0]
	if (rest) place(rest, left)
	return placed
}
