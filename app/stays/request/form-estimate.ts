import { callApi } from '#app/api/call-api.ts'
import { itemsIn } from '#domain/offers/item-fields.ts'
import { isNightly, type OfferId, type RequestedItem } from '#domain/offers/offers.ts'
import type { AvailabilityAnswer, EstimateAnswer } from '#domain/stays/answers.ts'
import type { Estimate } from '#domain/stays/estimate.ts'
import { sumOf } from '#domain/text/money.ts'
import { addDays, type Day, isDay } from '#domain/time/dates.ts'

/** What is chosen in the form, once it is enough for an estimate. */
export type WantedStay = { items: RequestedItem[]; from: Day; to: Day; people: number }

export type FormEstimate = {
	pesos: number | null
	items: (RequestedItem & Estimate)[]
	full: { offer: OfferId; day: Day }[]
}

/** Undefined until there are items with days: a night needs a departure after the arrival. */
export function wantedIn(values: Record<string, string>): WantedStay | undefined {
	const { ArrivalDate: from, DepartureDate: to, Quantity } = values
	if (!isDay(from)) return undefined
	const leaves = isDay(to) && to > from ? to : from
	const items = itemsIn(values).filter(
		({ offer, units }) => Number.isInteger(units) && (leaves > from || !isNightly(offer)),
	)
	if (items.length === 0) return undefined
	const people = Number(Quantity)
	return { items, from, to: leaves, people: Number.isInteger(people) && people > 0 ? people : 1 }
}

/** Asks the API, item by item. */
export async function fetchEstimate({
	items,
	from,
	to,
	people,
}: WantedStay): Promise<FormEstimate> {
	const priced = await Promise.all(
		items.map(async (item) => {
			const { offer, units, hour } = item
			const until = isNightly(offer) ? to : addDays(from, 1)
			const range = { offer, from, to: until }
			const asked = { ...range, people: String(people), units: String(units) }
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
