import { itemsIn } from '#domain/offers/item-fields.ts'
import { isNightly } from '#domain/offers/offers.ts'
import {
	completeItems,
	type RequestedItem,
	RequestedItemsSchema,
} from '#domain/offers/requested-items.ts'
import { rangeError } from '#domain/time/bounds.ts'
import { type Day, isDay } from '#domain/time/dates.ts'

/** What is chosen in the booking form, once it is enough for an estimate. */
export type WantedStay = { items: RequestedItem[]; from: Day; to: Day; people: number }

/**
 * Undefined until there are items with days: a night needs a departure after the arrival. Days beyond the bounds are not
 * counted.
 */
export function wantedIn(values: Record<string, string>, today: Day): WantedStay | undefined {
	const { ArrivalDate: from, DepartureDate: to, Quantity } = values
	if (!isDay(from)) return undefined
	const leaves = isDay(to) && to > from ? to : from
	if (rangeError({ from, to: leaves }, today)) return undefined
	const quantity = Number(Quantity)
	const people = Number.isInteger(quantity) && quantity > 0 ? Math.min(quantity, 200) : 1
	const checked = RequestedItemsSchema.safeParse(itemsIn(values))
	const items = completeItems(checked.data ?? [], people).filter(
		({ offer }) => leaves > from || !isNightly(offer),
	)
	return items.length > 0 ? { items, from, to: leaves, people } : undefined
}
