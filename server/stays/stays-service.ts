import { AppError } from '#domain/errors.ts'
import { namedItem, takingOf } from '#domain/offers/item.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { itemsOfStay } from '#domain/stays/agreement.ts'
import type {
	AvailabilityAnswer,
	EstimateAnswer,
	FormEstimateAnswer,
	OffersAnswer,
} from '#domain/stays/answers.ts'
import { freeOnEach } from '#domain/stays/availability.ts'
import { type Choice, estimateItem, estimateStay } from '#domain/stays/estimate.ts'
import { nightsOf, type Stay } from '#domain/stays/nights.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { lowestPrice } from '#domain/stays/prices.ts'
import type { WantedStay } from '#domain/stays/wanted-stay.ts'
import { warningsOf } from '#domain/stays/warnings.ts'
import { knownSum } from '#domain/text/money.ts'
import type { Day } from '#domain/time/dates.ts'
import { hoursOfDay } from '#domain/time/opening-hours.ts'
import type { StayParts } from './stay-parts.ts'
import { readTaken } from './store/takes-repository.ts'
import { findInTheWay } from './take-units.ts'

export type StaysService = ReturnType<typeof createStaysService>

/** What anybody may ask: what there is, what it costs, what is free. */
export function createStaysService(deps: StayParts) {
	const { database, offers, plan, today } = deps

	function offer(id: OfferId): Offer {
		const found = offers().find((it) => it.id === id)
		if (!found) throw new AppError('not-found')
		return found
	}

	return {
		today,
		offer,

		offers: (): OffersAnswer['offers'] =>
			offers().map((it) => {
				const { id, unit, units, maxPeople, minNights } = it
				return { id, unit, units, maxPeople, minNights, from: lowestPrice(it, plan()) }
			}),

		estimate: (id: OfferId, choice: Choice): EstimateAnswer =>
			estimateStay(offer(id), choice, plan()),

		/** All that is chosen in the booking form. Days only: what takes them names guests. */
		async estimateAll(wanted: WantedStay): Promise<FormEstimateAnswer> {
			const context = { offers: offers(), plan: plan(), today: today() }
			const items = itemsOfStay(wanted.items, wanted, context.offers)
			const priced = items.map((item) => ({
				...namedItem(item),
				...estimateItem(item, context.offers, context.plan),
			}))
			const { total, isPartial } = knownSum(priced.map(({ pesos }) => pesos))
			const hoursOn = (day: Day) => hoursOfDay(day, deps.currentFacts().hours)
			const takings = items.map(takingOf)
			const full = await findInTheWay(database.query, { takings }, context)
			return {
				...{ pesos: total, isPartial, items: priced },
				full: full.map(({ offer, day }) => ({ offer, day })),
				warnings: warningsOf(items, { ...context, hoursOn }),
			}
		},

		/** Each day from `from` to the day before `to`. */
		async availability(
			id: OfferId,
			{ from, to, hour = null }: Stay & { hour?: string | null },
		): Promise<AvailabilityAnswer['days']> {
			const range = { offer: id, from, to, today: today() }
			const taken = await readTaken(database.query, range)
			const asked = { offer: id, total: offer(id).units }
			return freeOnEach(asked, nightsOf({ from, to }), taken, hour)
		},
	}
}
