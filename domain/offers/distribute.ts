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
 * What is asked for as items with days and people. Everybody eats, rides and celebrates; beds are shared out: 20 people in
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
 * First who is said to be where, then one in each of the others, then the rest: into what has room by the owner's
 * figures, in order, and the last of them into what has no figure, or past the room of the first.
 */
function distribute(
	items: readonly RequestedItem[],
	{ people, capacityOf }: Pick<Context, 'people' | 'capacityOf'>,
): Map<RequestedItem, number> {
	const given = items.reduce((sum, item) => sum + (item.people ?? 0), 0)
	const open = items.filter((item) => item.people === undefined)
	const placed = new Map(items.map((item) => [item, item.people ?? 1]))
	let left = Math.max(0, people - given - open.length)
	for (const item of open) {
		const capacity = capacityOf(item.offer)
		if (capacity === null) continue
		const more = Math.min(left, Math.max(0, capacity * item.units - 1))
		placed.set(item, 1 + more)
		left -= more
	}
	const rest = open.find(({ offer }) => capacityOf(offer) === null) ?? open[0]
	if (rest) placed.set(rest, (placed.get(rest) ?? 1) + left)
	return placed
}
