import type { Item } from '#domain/offers/item.ts'
import type { Day } from '#domain/time/dates.ts'
import type { Terms } from './agreement.ts'

/*
 * A guest who is here has slept some of the nights, and may have eaten or ridden. That part of a booking stays on record as it
 * was: only what is to come is agreed again. A bed that changes is therefore two items, until today and from today on.
 */

type Days = Pick<Terms, 'to'>

/** On the day of departure the guest is still here, and may stay on. */
export function isOver(item: Item, { to }: Days, today: Day): boolean {
	if (item.kind !== 'nights') return item.day < today
	return item.departure <= today && item.departure < to
}

/** The items that can still be changed. */
export function itemsToCome({ items, to }: Terms, today: Day): Item[] {
	return items.filter((item) => !isOver(item, { to }, today))
}

/** The items of a changed booking: those to come, as they are now, and everything that is past, in the previous order. */
export function withPast(toCome: readonly Item[], before: Terms, today: Day): Item[] {
	const left = new Set(itemsToCome(before, today))
	const known = toCome.map((item) => {
		const found = [...left].find((stored) => continues(item, stored))
		if (found) left.delete(found)
		return found
	})
	const placeOf = (stored: Item | undefined) =>
		stored ? before.items.indexOf(stored) : before.items.length
	const placed = [
		...before.items
			.filter((item) => isOver(item, before, today))
			.map((item) => ({ place: placeOf(item), item })),
		...[...left].flatMap((stored) =>
			stored.kind === 'nights' && stored.arrival < today
				? [{ place: placeOf(stored), item: { ...stored, departure: today } }]
				: [],
		),
		...toCome.flatMap((item, index) => {
			const now = fromNow(item, known[index], today)
			return now ? [{ place: placeOf(known[index]), item: now }] : []
		}),
	]
	return placed.sort((one, other) => one.place - other.place).map(({ item }) => item)
}

/** A bed goes on where nothing but its departure changes. */
function continues(item: Item, stored: Item): boolean {
	if (item.offer !== stored.offer) return false
	if (item.kind !== 'nights' || stored.kind !== 'nights') return true
	return item.units === stored.units && item.people === stored.people
}

/** Undefined where no night of it is to come. */
function fromNow(item: Item, stored: Item | undefined, today: Day): Item | undefined {
	if (item.kind !== 'nights') return item
	if (stored?.kind === 'nights') return { ...item, arrival: stored.arrival }
	return today < item.departure ? { ...item, arrival: today } : undefined
}
