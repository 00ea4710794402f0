import type { Item } from './item.ts'
import { isNightly } from './offers.ts'
import type { Party } from './party.ts'

/**
 * The ages of the children in each item. Where not everybody takes part, nobody has said who does: beds have an adult
 * each and the oldest children first, a ride has the adults first. So a price never counts on a child who may not be there,
 * nor on the order in which the ages were typed.
 */
export function childrenIn(items: readonly Item[], { adults, children: ages }: Party): number[][] {
	const children = ages.toSorted((one, other) => other - one)
	const everybody = adults + children.length
	let asleep = 0
	return items.map(({ offer, people }) => {
		if (people >= everybody) return children
		if (!isNightly(offer)) return children.slice(0, Math.max(0, people - adults))
		const inBed = children.slice(asleep, asleep + Math.max(0, people - 1))
		asleep += inBed.length
		return inBed
	})
}
