import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { valuesOfItems } from '#domain/offers/item-fields.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { OwnerRequestAnswer } from '#domain/stays/answers.ts'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import type { Day } from '#domain/time/dates.ts'

/** What is offered or confirmed: what was asked for, unless the owner changes it. */
export type Agreed = { from: Day; to: Day; items: RequestedItem[] }

/** What was asked for or agreed, to be changed: its people are distributed anew. */
export function agreedOf({ from, to, items }: OwnerRequestAnswer): Agreed {
	return { from, to, items: items.map(({ offer, units, hour }) => ({ offer, units, hour })) }
}

export function isPossible({ from, to }: Agreed): boolean {
	return from !== '' && to >= from
}

export type LoadedStay = {
	stay: OwnerRequestAnswer
	/** The same with the days and items that the owner is trying out. */
	tried: OwnerRequestAnswer
}

export async function fetchStay(id: string, agreed: Agreed | undefined): Promise<LoadedStay> {
	const path = `/api/enquiries/${id}/stay`
	const fetched = (query: string) => fetchAsOwner<OwnerRequestAnswer>(path + query)
	const stay = fetched('')
	if (!agreed) return { stay: await stay, tried: await stay }
	const { from, to, items } = agreed
	const fields = new URLSearchParams({ from, to, ...valuesOfItems(items) })
	const [known, tried] = await Promise.all([stay, fetched(`?${fields}`)])
	return { stay: known, tried }
}

export const actOnStay = (id: string, action: OwnerAction, body: object) =>
	fetchAsOwner<OwnerRequestAnswer>(`/api/enquiries/${id}/${action}`, 'POST', body)
