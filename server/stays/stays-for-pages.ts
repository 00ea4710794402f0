import type { StaysForPages } from '#app/services.ts'
import { childrenIn } from '#domain/offers/children-in.ts'
import { namedItem, takingOf } from '#domain/offers/item.ts'
import { partyOf } from '#domain/offers/party.ts'
import { itemsOfStay } from '#domain/stays/agreement.ts'
import { levelOf } from '#domain/stays/availability.ts'
import { estimateItem } from '#domain/stays/prices/estimate.ts'
import { nightOf, rulesFor } from '#domain/stays/prices/night-prices.ts'
import { peopleRateOf } from '#domain/stays/prices/people-price.ts'
import { priceTable } from '#domain/stays/prices/price-table.ts'
import { warningsOf } from '#domain/stays/warnings.ts'
import { knownSum } from '#domain/text/money.ts'
import { addMonths, daysOfMonth, monthOf } from '#domain/time/months.ts'
import { formOutcome } from '#server/http/form-outcome.ts'
import type { Log } from '#server/http/logger.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { GuestRequests } from './requests/guest-requests.ts'
import { toRequestResponse } from './requests/request-responses.ts'
import type { StayDeps } from './stay-deps.ts'
import type { StaysService } from './stays-service.ts'
import { findFullDays } from './units/find-in-the-way.ts'

type Deps = StayDeps & {
	rateLimits: RateLimits
	stays: StaysService
	guests: GuestRequests
	log: Log
}

export function createStaysForPages(deps: Deps): StaysForPages {
	const { stays, guests, log, database, offers, plan, today } = deps

	async function orUndefined<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
		try {
			return await read()
		} catch (error) {
			log.error({ err: error }, 'stays could not be read')
		}
	}
	const opened = async (key: string) =>
		await toRequestResponse(database.query, await guests.open(key), deps)

	return {
		today,
		offers: stays.offers,
		figures: offers,
		seasons: (locale) =>
			Object.fromEntries(plan().seasons.map(({ id, name }) => [id, name[locale]])),
		peopleRate: (offer) => peopleRateOf({ id: offer }, plan()),
		prices: (offer) => priceTable(stays.offer(offer), plan(), today()),

		estimate(wanted) {
			const items = itemsOfStay(wanted.items, wanted, offers())
			const children = childrenIn(items, partyOf(wanted.people, wanted.children))
			const priced = items.map((item, index) => ({
				...namedItem(item),
				...estimateItem(item, offers(), plan(), children[index]),
			}))
			const context = { offers: offers(), plan: plan(), hoursOn: deps.hoursOn }
			const warnings = warningsOf(items, context)
			const { total, isPartial } = knownSum(priced.map(({ pesos }) => pesos))
			return { pesos: total, isPartial, items: priced, warnings }
		},

		months: (offer, { from, count }) =>
			orUndefined(async () => {
				const last = daysOfMonth(addMonths(from, count - 1))
				const units = (await stays.isOpened(offer)) ? stays.offer(offer).units : null
				const days = await stays.availability(offer, { from: daysOfMonth(from).from, to: last.to })
				const { priceOf } = rulesFor(stays.offer(offer), plan())
				const shown = days.map((it) => ({
					...it,
					level: levelOf(it, units, today()),
					pesos: priceOf(nightOf(it.day, plan())).pesos,
				}))
				const byMonth = Map.groupBy(shown, ({ day }) => monthOf(day))
				return [...byMonth].map(([month, days]) => ({ month, days }))
			}),

		/** Only the days: what takes them names guests. */
		async fullDays(wanted) {
			const context = { offers: offers(), today: today() }
			const takings = itemsOfStay(wanted.items, wanted, offers()).map(takingOf)
			return (await orUndefined(() => findFullDays(database.query, { takings }, context))) ?? []
		},

		countEstimate: (visitor) =>
			formOutcome(log, async () => {
				await deps.rateLimits.take('estimates', visitor.address, visitor.hasProof)
				return {}
			}),

		find: (key) => formOutcome(log, async () => ({ request: await opened(key) })),

		act: (key, action, written, visitor) =>
			formOutcome(log, async () => {
				if (!action) return await guests.refuseUnknown(key, visitor)
				return { done: await guests.act(key, action, written, visitor) }
			}),

		deleteData: (key) =>
			formOutcome(log, async () => {
				await guests.deleteData(key)
				return {}
			}),
	}
}
