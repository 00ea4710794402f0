import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type offerIds, unitOf } from '#domain/offers/offers.ts'
import { addDays } from '#domain/time/dates.ts'
import { estimateStay } from './estimate.ts'
import type { Offer } from './offer.ts'
import { type PriceRow, priceTable } from './price-table.ts'
import { isInSeason } from './prices.ts'
import { type RatePlan, RatePlanSchema } from './rate-plan.ts'

const today = '2026-11-17'
const name = { es: 'Temporada', en: 'Season' }
const day = fc.integer({ min: -400, max: 730 }).map((days) => addDays(today, days))
const range = fc.oneof(
	fc
		.record({ from: day, to: day })
		.map(({ from, to }) => ({ from: from.slice(5), to: to.slice(5) })),
	fc
		.tuple(day, fc.integer({ min: 0, max: 120 }))
		.map(([from, days]) => ({ from, to: addDays(from, days) })),
)
const pesos = fc.integer({ min: 1, max: 5_000_000 })
const minNights = fc.integer({ min: 1, max: 6 })
const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const defined = <Fields extends object>(fields: Fields) =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Seasons with and without a price, a discount and a shortest stay, of the season and of the offer in it. */
const plan = fc
	.record({
		seasons: fc.array(
			fc.record({
				...{ range, minNights: some(minNights) },
				discountPercent: some(fc.integer({ min: 1, max: 90 })),
				rate: some(fc.record({ pesos, minNights: some(minNights) })),
			}),
			{ maxLength: 6 },
		),
		rest: some(fc.record({ pesos, minNights: some(minNights) })),
	})
	.map(({ seasons, rest }): RatePlan => {
		const own = { offer: 'cabin' as const }
		return RatePlanSchema.parse({
			seasons: seasons.map(({ range, rate: _, ...season }, index) => ({
				...{ id: `s${index}`, name, ...range, ...defined(season) },
			})),
			rates: [
				...seasons.flatMap(({ rate }, index) =>
					rate ? [{ ...own, season: `s${index}`, ...defined(rate) }] : [],
				),
				...(rest ? [{ ...own, season: null, ...defined(rest) }] : []),
			],
		})
	})
const offer = fc.record({ pesos: fc.option(pesos), minNights }).map(
	(figures): Offer => ({
		...{ id: 'cabin', unit: unitOf.cabin, units: 1, maxPeople: null, ...figures },
	}),
)

/** The line that a guest reading from the top would stop at. */
const firstFor = (night: string, rows: PriceRow[]) =>
	rows.find(({ season }) => season === null || isInSeason({ id: '', ...season }, night))

test('the price table and an estimate say the same of every night, shortest stay included', () => {
	const night = fc.integer({ min: 0, max: 730 }).map((days) => addDays(today, days))
	fc.assert(
		fc.property(plan, offer, night, (rates, cabin, from) => {
			const table = priceTable(cabin, rates, today)
			const choice = { from, to: addDays(from, 1), people: 2, units: 1 }
			const estimate = estimateStay(cabin, choice, rates)
			const priced = table.filter(({ pesos }) => pesos !== null)
			expect(estimate.pesos).toBe(firstFor(from, priced)?.pesos ?? null)
			const row = firstFor(from, table)
			if (row) expect(estimate.minNights).toBe(row.minNights)
		}),
		{ numRuns: 1000 },
	)
})

test('a season that only asks for longer stays has a line; of what has no nights it has none', () => {
	const puente = { id: 'puente', name, from: '2026-12-05', to: '2026-12-07', minNights: 2 }
	const december = { id: 'december', name, from: '12-01', to: '12-31' }
	const rates: RatePlan = {
		seasons: [puente, december],
		rates: [
			{ offer: 'cabin', season: null, pesos: 400_000 },
			{ offer: 'cabin', season: 'december', pesos: 600_000 },
			{ offer: 'table', season: null, pesos: 10_000 },
		],
	}
	const rows = (id: (typeof offerIds)[number]) => {
		const figures = { units: null, maxPeople: null, minNights: 1, pesos: null }
		const table = priceTable({ id, unit: unitOf[id], ...figures }, rates, today)
		return table.map(({ pesos, minNights }) => [pesos, minNights])
	}
	expect(rows('cabin')).toEqual([
		[null, 2],
		[600_000, 1],
		[400_000, 1],
	])
	expect(rows('table')).toEqual([[10_000, 1]])
})
