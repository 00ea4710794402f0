import { type Day, isDay } from '#domain/time/dates.ts'
import { offerField } from './item-fields.ts'
import { offerIds } from './offers.ts'

/** The fields of the booking form that its address has chosen: `?for=cabin&from=2026-12-12&to=2026-12-14`. */
export function chosenByAddress(query: URLSearchParams): Record<string, string> {
	const offer = offerIds.find((id) => id === query.get('for'))
	const dayOf = (name: string): Day => {
		const day = query.get(name)
		return isDay(day) ? day : ''
	}
	const [from, to] = [dayOf('from'), dayOf('to')]
	return {
		...(offer && { [offerField(offer)]: '1' }),
		...(from && { ArrivalDate: from }),
		...(to && to >= from && { DepartureDate: to }),
	}
}
