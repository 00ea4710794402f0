import { AppError } from '#domain/errors.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { freeOnEach } from '#domain/stays/availability.ts'
import { nightsOf, type Stay } from '#domain/stays/nights.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { type Choice, estimateStay } from '#domain/stays/prices/estimate.ts'
import { lowestPrice } from '#domain/stays/prices/price-table.ts'
import type {
	AvailabilityResponse,
	EstimateResponse,
	OffersResponse,
} from '#domain/stays/responses/offers-response.ts'
import type { StayDeps } from './stay-deps.ts'
import { isEnteredByOwner } from './store/owner-entries.ts'
import { readTaken } from './store/taken-days.ts'

export type StaysService = ReturnType<typeof createStaysService>

/** Open to everybody: offers, prices, free days. */
export function createStaysService({ database, offers, plan, today }: StayDeps) {
	function offer(id: OfferId): Offer {
		const found = offers().find((it) => it.id === id)
		if (!found) throw new AppError('not-found')
		return found
	}

	return {
		today,
		offer,

		offers: (): OffersResponse['offers'] =>
			offers().map((it) => {
				const { id, unit, units, maxPeople, minNights } = it
				return { id, unit, units, maxPeople, minNights, from: lowestPrice(it, plan(), today()) }
			}),

		estimate: (id: OfferId, choice: Choice): EstimateResponse =>
			estimateStay(offer(id), choice, plan()),

		/** Until the owner has entered a price or a take, nobody knows whether a night can be booked. */
		isOpened: async (id: OfferId): Promise<boolean> =>
			plan().rates.some((rate) => rate.offer === id) ||
			(await isEnteredByOwner(database.query, id)),

		/** Each day from `from` to the day before `to`. */
		async availability(
			id: OfferId,
			{ from, to, hour = null }: Stay & { hour?: string | null },
		): Promise<AvailabilityResponse['days']> {
			const range = { offer: id, from, to, today: today() }
			const taken = await readTaken(database.query, range)
			const asked = { offer: id, total: offer(id).units }
			return freeOnEach(asked, nightsOf({ from, to }), taken, hour)
		},
	}
}
