import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item } from '#domain/offers/item.ts'
import { unitOf } from '#domain/offers/offers.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Agreement } from './agreement.ts'
import { estimateItem } from './estimate.ts'
import type { Offer } from './offer.ts'
import { priceFrom } from './past-price.ts'
import type { RatePlan } from './rate-plan.ts'

const arrival = '2027-01-11'
const offers = (['cabin', 'table'] as const).map(
	(id): Offer => ({ id, unit: unitOf[id], units: 4, maxPeople: null, minNights: 1, pesos: null }),
)
const planOf = (night: number): RatePlan => ({
	seasons: [],
	rates: [
		{ offer: 'cabin', season: null, pesos: night },
		{ offer: 'table', season: null, pesos: 30_000 },
	],
})
const party = { adults: 2, children: [] }
const bed = (departure: string): Item => ({
	kind: 'nights',
	offer: 'cabin',
	units: 1,
	people: 2,
	arrival,
	departure,
})
const dinner: Item = {
	kind: 'table',
	offer: 'table',
	units: 1,
	people: 2,
	day: arrival,
	time: '19:00',
}

function agreementOn(items: Item[], plan: RatePlan, typed?: number): Agreement {
	const lines = items.map((item) => ({
		offer: item.offer,
		pesos: estimateItem(item, offers, plan).pesos,
	}))
	const total = typed ?? lines.reduce((sum, { pesos }) => sum + (pesos ?? 0), 0)
	return {
		kind: 'confirmation',
		at: 0,
		from: arrival,
		to: arrival,
		party,
		items,
		lines,
		total,
		isPartial: false,
		changes: [],
		deposit: null,
		heldUntil: null,
		language: 'es',
		message: '',
	}
}

const nights = fc.integer({ min: 2, max: 12 })
const pesos = fc.integer({ min: 1, max: 900_000 })

test('past nights keep their share of the agreed price, and those to come follow the rates of today', () => {
	fc.assert(
		fc.property(nights, nights, fc.nat(), pesos, pesos, (agreed, later, slept, then, now) => {
			const today = addDays(arrival, 1 + (slept % (agreed - 1)))
			const until = addDays(today, later)
			const before = agreementOn([bed(addDays(arrival, agreed)), dinner], planOf(then))
			const context = { offers, plan: planOf(now), today }
			const { total, isPartial } = priceFrom(
				{ items: [bed(until), dinner], party },
				before,
				context,
			)
			const sleptNights = 1 + (slept % (agreed - 1))
			const dinnerPesos = before.lines[1]?.pesos ?? 0
			expect(total).toBe(sleptNights * then + later * now + dinnerPesos)
			expect(isPartial).toBe(false)
		}),
	)
})

test('a price that the owner typed is shared out in the same way', () => {
	fc.assert(
		fc.property(nights, fc.nat(), pesos, pesos, (agreed, slept, night, typed) => {
			const sleptNights = 1 + (slept % (agreed - 1))
			const today = addDays(arrival, sleptNights)
			const before = agreementOn([bed(addDays(arrival, agreed))], planOf(night), typed)
			const context = { offers, plan: planOf(night), today }
			const { total } = priceFrom({ items: [bed(today)], party }, before, context)
			// Whole pesos.
			expect(Math.abs((total ?? 0) - (typed * sleptNights) / agreed)).toBeLessThanOrEqual(1)
		}),
	)
})

test('where a part has no known price, the agreed total stays and is marked as partial', () => {
	const before: Agreement = {
		...agreementOn([bed(addDays(arrival, 3)), dinner], planOf(400_000)),
		lines: [
			{ offer: 'cabin', pesos: null },
			{ offer: 'table', pesos: 60_000 },
		],
		total: 1_000_000,
	}
	const context = { offers, plan: planOf(400_000), today: addDays(arrival, 1) }
	const longer = { items: [bed(addDays(arrival, 4)), dinner], party }
	expect(priceFrom(longer, before, context)).toMatchObject({ total: 1_000_000, isPartial: true })
})
