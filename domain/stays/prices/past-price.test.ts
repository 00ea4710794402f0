import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item, NightsItem } from '#domain/offers/item.ts'
import { unitOf } from '#domain/offers/offers.ts'
import type { Agreement } from '#domain/stays/agreement.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { addDays, earliest, middayInBogota } from '#domain/time/dates.ts'
import { estimateItem } from './estimate.ts'
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
				[before],
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
			const { total } = priceFrom({ items: [bed(today)], party }, [before], context)
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
	expect(priceFrom(longer, [before], context)).toMatchObject({ total: 1_000_000, isPartial: true })
})

test('past nights keep their price where the whole price stays the same for more nights', () => {
	const first = agreementOn([bed(addDays(arrival, 3))], planOf(200_000), 450_000)
	const today = addDays(arrival, 1)
	const same = { ...first, items: [bed(addDays(arrival, 5))], at: middayInBogota(today) }
	const priceOn = (day: string) =>
		priceFrom({ items: [bed(day)], party }, [first, same], {
			offers,
			plan: planOf(200_000),
			today: day,
		}).total
	// The first night of 150,000, and four for the rest.
	expect(priceOn(today)).toBe(150_000)
	expect(priceOn(addDays(arrival, 3))).toBe(300_000)
})

/** Nights 3 and 4 cost more than the others. */
const uneven: RatePlan = {
	seasons: [
		{
			id: 'fair',
			name: { es: 'Feria', en: 'Fair' },
			from: addDays(arrival, 3),
			to: addDays(arrival, 4),
		},
	],
	rates: [
		{ offer: 'cabin', season: null, pesos: 400_000 },
		{ offer: 'cabin', season: 'fair', pesos: 700_000 },
	],
}
const rateOf = (night: number) => (night === 3 || night === 4 ? 700_000 : 400_000)
const sumOf = (all: readonly number[]) => all.reduce((sum, it) => sum + it, 0)

/** Each on a day after the one before, or on the same: how many nights are to come, for whom, and perhaps for what in all. */
const changes = fc.array(
	fc.record({
		days: fc.nat(2),
		toCome: fc.integer({ min: 1, max: 4 }),
		people: fc.integer({ min: 2, max: 3 }),
		typed: fc.option(pesos),
	}),
	{ minLength: 1, maxLength: 6 },
)

function until(today: string, items: readonly Item[]): NightsItem[] {
	return items.flatMap((item) =>
		item.kind === 'nights' && item.arrival < today
			? { ...item, departure: earliest(item.departure, today) }
			: [],
	)
}

/** A cabin costs the same for two and for three, but other people make another item. */
function withNights(past: readonly NightsItem[], to: { departure: string; people: number }) {
	const last = past.at(-1) as NightsItem
	return last.people === to.people
		? [...past.slice(0, -1), { ...last, ...to }]
		: [...past, { ...last, ...to, arrival: last.departure }]
}

test('whatever is typed and lengthened, a night that was slept keeps its price until another is typed', () => {
	fc.assert(
		fc.property(fc.option(pesos), changes, (typed, all) => {
			const first = [0, 1, 2, 3].map(rateOf)
			const factor = typed === null ? 1 : typed / sumOf(first)
			let nights = first.map((rate) => rate * factor)
			const agreements = [agreementOn([bed(addDays(arrival, 4))], uneven, typed ?? sumOf(first))]
			let slept = 0
			for (const { days, toCome, people, typed } of all) {
				slept = Math.min(nights.length, Math.max(1, slept + days))
				const today = addDays(arrival, slept)
				const context = { offers, plan: uneven, today }
				const before = agreements.at(-1) as Agreement
				const past = { items: until(today, before.items), party }
				const kept = priceFrom(past, agreements, context).total ?? 0
				nights = nights.slice(0, slept)
				// Whole pesos, once for each change.
				expect(Math.abs(kept - sumOf(nights))).toBeLessThanOrEqual(agreements.length)

				const to = { departure: addDays(today, toCome), people }
				const terms = { items: withNights(past.items, to), party }
				const priced = priceFrom(terms, agreements, context)
				const rates = Array.from({ length: toCome }, (_, index) => rateOf(slept + index))
				expect(priced.total).toBe(kept + sumOf(rates))
				nights.push(...rates)
				// The total of before would not be another one.
				const other = typed !== null && typed === before.total ? typed + 1 : typed
				const total = other ?? kept + sumOf(rates)
				const typedFactor = total / (kept + sumOf(rates))
				nights = nights.map((night) => night * typedFactor)
				agreements.push({ ...before, ...terms, ...priced, total, at: middayInBogota(today) })
				if (typed === null) expect(priceFrom(past, agreements, context).total).toBe(kept)
			}
		}),
	)
})
