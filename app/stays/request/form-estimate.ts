import { callApi } from '#app/api/call-api.ts'
import { itemsFor } from '#domain/offers/distribute.ts'
import { type NamedItem, namedItem } from '#domain/offers/item.ts'
import { itemsIn } from '#domain/offers/item-fields.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import {
	completeItems,
	type RequestedItem,
	RequestedItemsSchema,
} from '#domain/offers/requested-items.ts'
import type { AvailabilityAnswer, EstimateAnswer } from '#domain/stays/answers.ts'
import type { Estimate } from '#domain/stays/estimate.ts'
import { sumOf } from '#domain/text/money.ts'
import { rangeError } from '#domain/time/bounds.ts'
import { addDays, type Day, isDay } from '#domain/time/dates.ts'
import type { ChoiceData } from './load-choice.ts'

/** What is chosen in the form, once it is enough for an estimate. */
export type WantedStay = { items: RequestedItem[]; from: Day; to: Day; people: number }

export type FormEstimate = {
	pesos: number | null
	items: (NamedItem & Estimate)[]
	full: { offer: OfferId; day: Day }[]
}

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

/** Asks the API, item by item, for the people who are in it. */
export async function fetchEstimate(
	{ items, from, to, people }: WantedStay,
	offers: ChoiceData['offers'],
): Promise<FormEstimate> {
	const capacityOf = (id: OfferId) => offers.find((it) => it.id === id)?.maxPeople ?? null
	const priced = await Promise.all(
		itemsFor(items, { stay: { from, to }, people, capacityOf }).map(async (it) => {
			const item = namedItem(it)
			const { offer, units, hour } = item
			const until = isNightly(offer) ? to : addDays(from, 1)
			const range = { offer, from, to: until }
			const asked = { ...range, people: String(item.people), units: String(units) }
			const [estimate, { days }] = await Promise.all([
				get<EstimateAnswer>('/api/estimate', asked),
				get<AvailabilityAnswer>('/api/availability', { ...range, ...(hour && { hour }) }),
			])
			const full = days.filter(({ free }) => free !== null && free < units)
			return { ...item, ...estimate, full: full.map(({ day }) => ({ offer, day })) }
		}),
	)
	return {
		pesos: sumOf(priced.map(({ pesos }) => pesos)),
		items: priced.map(({ full: _, ...item }) => item),
		full: priced.flatMap(({ full }) => full),
	}
}

async function get<Answer>(path: string, query: Record<string, string>): Promise<Answer> {
	return await (await callApi(`${path}?${new URLSearchParams(query)}`)).json()
}
