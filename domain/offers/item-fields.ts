import type { FieldError } from '#domain/errors.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'
import { isNightly, isTimed, type OfferId, offerIds } from './offers.ts'
import type { RequestedItem } from './requested-items.ts'

/** The values of the booking form's fields, by name. */
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

export function peopleField(offer: OfferId): string {
	return `people-${offer}`
}

export function dayField(offer: OfferId): string {
	return `day-${offer}`
}

/** The hour of a table has the form's one field for it; a ride has its own. */
export function hourFieldOf(offer: OfferId): string {
	return offer === 'table' ? hourField : `${hourField}-${offer}`
}

/** The items that the fields ask for, not checked yet: as the API takes them. */
export function itemsIn(values: Values) {
	return offerIds
		.filter((offer) => values[offerField(offer)])
		.map((offer) => {
			const [units, people] = [values[unitsField(offer)], values[peopleField(offer)]]
			const day = !isNightly(offer) && values[dayField(offer)]
			return {
				offer,
				...(units || offer !== 'horses' ? { units: readWholeNumber(units || '1') } : {}),
				hour: (isTimed(offer) && values[hourFieldOf(offer)]) || null,
				...(people ? { people: readWholeNumber(people) } : {}),
				...(day && { day }),
			}
		})
}

/**
 * The items of the booking form, which asks who sleeps where if two beds are ticked. Ignores the hidden field when only one
 * bed is ticked.
 */
export function formItems(values: Values) {
	const items = itemsIn(values)
	const isShared = items.filter(({ offer }) => isNightly(offer)).length > 1
	return items.map(({ people, ...item }) => ({
		...item,
		...(people !== undefined && (isShared || !isNightly(item.offer)) && { people }),
	}))
}

/** The fields that ask for these items. */
export function valuesOfItems(items: readonly RequestedItem[]): Values {
	return Object.fromEntries(
		items.flatMap(({ offer, units, hour, people, day }) => [
			[offerField(offer), '1'],
			[unitsField(offer), String(units)],
			...(hour ? [[hourFieldOf(offer), hour]] : []),
			...(people === undefined ? [] : [[peopleField(offer), String(people)]]),
			...(day ? [[dayField(offer), day]] : []),
		]),
	)
}

/** Whether nobody stays for a night. */
export function isDayVisit(items: readonly { offer: OfferId }[]): boolean {
	return items.length > 0 && items.every(({ offer }) => !isNightly(offer))
}

/**
 * A booking form as the API takes it: with its items, and the departure of a visit without a night. Posted without scripts,
 * every number counts: nobody knows which fields its sender saw.
 */
export function withItems(values: Values, read: typeof itemsIn = formItems) {
	const items = read(values)
	const days = [values.ArrivalDate ?? '', ...items.map(({ day }) => day || '')]
	const departure = values.DepartureDate || (isDayVisit(items) ? days.sort().at(-1) : '')
	return { ...values, DepartureDate: departure ?? '', items }
}

const fieldOf = { units: unitsField, people: peopleField, day: dayField, hour: hourFieldOf }

/**
 * Errors within a list at the field that holds it: `items.1.people` is `people-camping`, and both `children.0` and
 * `children.2` are `children`, with the first error of each field.
 */
export function atFormFields(errors: readonly FieldError[], values: Values): FieldError[] {
	const items = formItems(values)
	const placed = errors.map(({ field, code }) => {
		const [list = '', index, part] = field.split('.')
		if (list !== 'items') return { field: list, code }
		const offer = items[Number(index)]?.offer
		const named = offer && fieldOf[part as keyof typeof fieldOf]?.(offer)
		return { field: named || field, code }
	})
	return placed.filter(({ field }, at) => placed.findIndex((it) => it.field === field) === at)
}
