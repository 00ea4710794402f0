import type { OfferId } from '#domain/offers/offers.ts'
import { spanOf, type Taken } from './availability.ts'

/** Units of one day that were sold here, or on another site. */
export type Sold = Taken & { isImported: boolean }

/**
 * How many units too many are sold at the fullest time of a day at which guests of both sites are there; 0 where there is
 * room for all of them.
 */
export function excessOn(
	{ offer, total }: { offer: OfferId; total: number },
	sold: readonly Sold[],
): number {
	const steps = sold
		.flatMap((it) => {
			const { from, to } = spanOf(offer, it)
			const units = it.units ?? total
			const side = it.isImported ? ('there' as const) : ('here' as const)
			return [
				{ at: from, side, by: units },
				{ at: to, side, by: -units },
			]
		})
		// At the same minute, those that end go first.
		.sort((one, other) => one.at - other.at || one.by - other.by)
	const now = { here: 0, there: 0 }
	let most = 0
	for (const { side, by } of steps) {
		now[side] += by
		if (now.here > 0 && now.there > 0) most = Math.max(most, now.here + now.there - total)
	}
	return most
}
