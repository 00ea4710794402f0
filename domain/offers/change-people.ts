import type { Item } from './item.ts'
import type { OfferId } from './offers.ts'

type Change = {
	/** How many came, and how many come now. */
	before: number
	now: number
	/** The most people in one unit of an offer; null where the owner has not said. */
	capacityOf: (offer: OfferId) => number | null
}

/**
 * The people of each item once more or fewer come. Where all took part, all do; where some did, those do, and never more
 * than come. In several beds the guests stay as they had shared them out: who is new fills empty beds, then what has room
 * by the owner's figures, then the rest; who does not come leaves in the opposite order.
 */
export function peopleAfter(items: readonly Item[], change: Change): number[] {
	const { before, now } = change
	const follow = (people: number) => (people >= before ? now : Math.min(people, now))
	const beds = items.filter((item) => item.kind === 'nights')
	const asleep = beds.reduce((sum, { people }) => sum + people, 0)
	const inBed = shared(beds, follow(asleep), change.capacityOf)
	return items.map((item) => inBed.get(item) ?? follow(item.people))
}

type Bed = Extract<Item, { kind: 'nights' }>

function shared(beds: Bed[], sleepers: number, capacityOf: Change['capacityOf']) {
	const people = new Map<Item, number>(beds.map((bed) => [bed, bed.people]))
	const inIt = (bed: Bed) => people.get(bed) ?? 0
	const roomIn = ({ offer, units }: Bed) => {
		const each = capacityOf(offer)
		return each === null ? 1 : each * units
	}
	const rest = beds.find(({ offer }) => capacityOf(offer) === null) ?? beds[0]
	if (!rest) return people
	let asleep = beds.reduce((sum, bed) => sum + inIt(bed), 0)
	for (; asleep < sleepers; asleep++) {
		const next =
			beds.find((bed) => inIt(bed) === 0) ?? beds.find((bed) => inIt(bed) < roomIn(bed)) ?? rest
		people.set(next, inIt(next) + 1)
	}
	for (; asleep > sleepers; asleep--) {
		const isCrowded = inIt(rest) > roomIn(rest)
		const next =
			(isCrowded && rest) ||
			beds.findLast((bed) => inIt(bed) > 1) ||
			beds.findLast((bed) => inIt(bed) > 0) ||
			rest
		people.set(next, inIt(next) - 1)
	}
	return people
}
