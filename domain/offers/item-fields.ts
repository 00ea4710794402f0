import { isNightly, type OfferId, offerIds, type RequestedItem } from './offers.ts'

/** What the booking form's fields hold, by name. */
type Values = Record<string, string>

/*
 * The fields for the items of a request. All of them are optional. A ticked box is an
 * offer, so that the form works without scripts.
 */

export const hourField = 'hour'

export function offerField(offer: OfferId): string {
	return `offer-${offer}`
}

export function unitsField(offer: OfferId): string {
	return `units-${offer}`
}

/** The items that the fields ask for, not checked yet. */
export function itemsIn(values: Values) {
	return offerIds
		.filter((offer) => values[offerField(offer)])
		.map((offer) => ({
			offer,
			units: Number(values[unitsField(offer)] || 1),
			hour: (offer === 'table' && values[hourField]) || null,
		}))
}

/** The fields that ask for these items. */
export function valuesOfItems(items: readonly RequestedItem[]): Values {
	return Object.fromEntries(
		items.flatMap(({ offer, units, hour }) => [
			[offerField(offer), '1'],
			[unitsField(offer), String(units)],
			...(hour ? [[hourField, hour]] : []),
		]),
	)
}

/** Whether all items, such as a table or a ride, end on the day of arrival. */
export function isDayVisit(items: readonly { offer: OfferId }[]): boolean {
	return items.length > 0 && items.every(({ offer }) => !isNightly(offer))
}

/** A booking form as the API takes it: with its items, and the departure of a visit without a night. */
export function withItems(values: Values) {
	const items = itemsIn(values)
	const departure = values.DepartureDate || (isDayVisit(items) ? values.ArrivalDate : '')
	return { ...values, DepartureDate: departure ?? '', items }
}
