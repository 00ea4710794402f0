import type { Query } from '#db/connect.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { sizeOf } from '#domain/offers/party.ts'
import { namedUnitsOf } from '#domain/stays/named-units.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { readLastAgreements } from './store/agreements-repository.ts'
import type { FoundTake } from './store/read-takes.ts'
import { readStaySetting } from './store/stay-settings.ts'
import { readUnitsOf } from './units/units-repository.ts'

/** Adds the names of their units, and the people last agreed on. */
export async function toTakeResponses(query: Query, takes: FoundTake[]): Promise<TakeResponse[]> {
	const names = await readStaySetting(query, 'stays.units')
	const ids = takes.map(({ id }) => id)
	const unitsOf = await readUnitsOf(query, ids)
	const requests = takes.flatMap(({ enquiry_id }) => enquiry_id ?? [])
	const agreements = await readLastAgreements(query, [...new Set(requests)])
	return takes.map((take) => {
		const own = unitsOf.get(take.id) ?? []
		const all = namedUnitsOf(names, take.offer)
		const units = all.filter(({ id }) => own.includes(id))
		const unnamed = all.length > 0 ? (take.units ?? all.length) - units.length : 0
		const agreement = take.enquiry_id ? agreements.get(take.enquiry_id) : undefined
		return {
			...toTakeResponse(take, agreement ? sizeOf(agreement.party) : (take.quantity ?? 0)),
			unitNames: units.map(({ name }) => name),
			...(unnamed > 0 && { unnamedUnits: unnamed }),
		}
	})
}

function toTakeResponse(row: FoundTake, party: number): Omit<TakeResponse, 'unitNames'> {
	const { id, kind, offer, units, hour, note, guest, phone, people, pesos, booking_id } = row
	const { enquiry_id, name, reference } = row
	return {
		id,
		kind,
		units,
		hour,
		note,
		guest,
		phone,
		people,
		offer: offer as OfferId,
		from: row.from_day,
		to: row.to_day,
		heldUntil: row.held_until,
		...(pesos != null && { pesos }),
		...(booking_id && { booking: booking_id }),
		...(row.person && { person: row.person }),
		request: enquiry_id
			? { id: enquiry_id, reference: reference ?? '', name: name ?? '', people: party }
			: null,
	}
}
