import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type offerIds, unitOf } from '#domain/offers/offers.ts'
import { partyOf } from '#domain/offers/party.ts'
import { itemsOfStay } from '#domain/stays/agreement.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { addDays } from '#domain/time/dates.ts'
import { inSteps } from '#tests/helpers/steps.ts'
import { totalOf } from './agreed-price.ts'
import { estimateStay } from './estimate.ts'
import { isInSeason, nightOf, rulesFor } from './night-prices.ts'
import { lowestPrice, type PriceRow, priceTable } from './price-table.ts'
import { noRates, type RatePlan, RatePlanSchema, seasonNights } from './rate-plan.ts'

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
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 6 })
const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const defined = <Fields extends object>(fields: Fields) =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Seasons with and without a price, a discount and a shortest stay, of the season and of the offer in it. */
const plan = fc
	.record({
		seasons: fc.array(
			fc.record({
				range,
				minNights: some(minNights),
				percent: some(fc.integer({ min: -90, max: 300 }).filter((percent) => percent !== 0)),
				nights: some(fc.constantFrom(...seasonNights)),
				arrivalDays: some(weekdays),
				departureDays: some(weekdays),
				rate: some(fc.record({ pesos, minNights: some(minNights) })),
			}),
			{ maxLength: 6 },
		),
		rest: some(fc.record({ pesos, minNights: some(minNights) })),
		extra: some(fc.record({ beyond: fc.integer({ min: 1, max: 6 }), pesos })),
		children: fc.uniqueArray(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
		percents: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
	})
	.map(({ seasons, rest, extra, children, percents }): RatePlan => {
		const offers = ['cabin', 'camping'] as const
		return RatePlanSchema.parse({
			seasons: seasons.map(({ range, rate: _, percent = 0, ...season }, index) => ({
				id: `s${index}`,
				name,
				...range,
				...defined(season),
				...(percent < 0 && { discountPercent: -percent }),
				...(percent > 0 && { surchargePercent: percent }),
			})),
			people: offers.map((offer) => ({
				offer,
				...(extra && offer === 'cabin' && { extra }),
				...(children.length > 0 &&
					(extra || offer === 'camping') && {
						children: children
							.toSorted((a, b) => a - b)
							.map((upTo, index) => ({ upTo, percent: percents[index] })),
					}),
			})),
			rates: [
				...seasons.flatMap(({ rate }, index) =>
					rate ? offers.map((offer) => ({ offer, season: `s${index}`, ...defined(rate) })) : [],
				),
				...(rest ? offers.map((offer) => ({ offer, season: null, ...defined(rest) })) : []),
			],
		})
	})
const offer = fc
	.record({ id: fc.constantFrom('cabin', 'camping'), pesos: fc.option(pesos), minNights })
	.map(
		({ id, ...figures }): Offer => ({
			id,
			unit: unitOf[id],
			units: 1,
			maxPeople: null,
			...figures,
		}),
	)
const party = fc
	.record({
		adults: fc.integer({ min: 1, max: 8 }),
		children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
		units: fc.integer({ min: 1, max: 3 }),
	})
	.map(({ adults, children, units }) => ({ people: adults + children.length, children, units }))

/** The line that a guest reading from the top would stop at. */
const firstFor = (night: string, rows: PriceRow[]) =>
	rows.find(({ season }) => season === null || isInSeason(season, nightOf(night, noRates)))

/** The lines below the table, read as a guest would: the adults first, the youngest last. */
function byHand(
	{ id }: Offer,
	pesos: number,
	{ people, children, units }: { people: number; children: number[]; units: number },
	plan: RatePlan,
): number {
	const rule = plan.people?.find((it) => it.offer === id)
	const shares = children.map(
		(age) => rule?.children?.find(({ upTo }) => age <= upTo)?.percent ?? 100,
	)
	const all = [...Array(people - children.length).fill(100), ...shares].sort((a, b) => b - a)
	const paying = id === 'camping' ? all : all.slice((rule?.extra?.beyond ?? people) * units)
	const each = id === 'camping' ? pesos : (rule?.extra?.pesos ?? 0)
	const shared = paying.map((percent) => Math.floor((each * percent + 50) / 100))
	return shared.reduce((sum, it) => sum + it, id === 'camping' ? 0 : pesos * units)
}

for (const [numRuns, step] of inSteps([100], [1000]))
	test(
		`price table, estimate and quote say the same of every night, party, shortest stay and weekday (${numRuns} runs)`,
		step,
		() => {
			const night = fc.integer({ min: 0, max: 730 }).map((days) => addDays(today, days))
			fc.assert(
				fc.property(plan, offer, night, party, (rates, offer, from, guests) => {
					const table = priceTable(offer, rates, today)
					const stated = table.flatMap((row) => row.pesos ?? [])
					const lowest = stated.length > 0 ? Math.min(...stated) : null
					expect(lowestPrice(offer, rates, today)).toBe(lowest)
					const to = addDays(from, 1)
					const estimate = estimateStay(offer, { from, to, ...guests }, rates)
					const line = firstFor(from, table)
					const { pesos } = rulesFor(offer, rates).priceOf(nightOf(from, rates))
					expect(estimate.pesos).toBe(pesos === null ? null : byHand(offer, pesos, guests, rates))
					// A line without a price of its own says between which ones its nights are.
					if (pesos !== null) {
						expect(line?.pesos).not.toBeNull()
						expect(pesos).toBeGreaterThanOrEqual(line?.pesos ?? Number.POSITIVE_INFINITY)
						expect(pesos).toBeLessThanOrEqual(line?.upToPesos ?? line?.pesos ?? 0)
					}
					const { people, children, units } = guests
					const stay = { from, to, people }
					const items = itemsOfStay([{ offer: offer.id, units, hour: null }], stay, [offer])
					const terms = { ...stay, items, party: partyOf(people, children) }
					const context = { offers: [offer], plan: rates }
					expect(totalOf(terms, [], undefined, context).total).toBe(estimate.pesos)
					if (estimate.pesos !== null) expect(estimate.pesos).toBeGreaterThan(0)
					const row = firstFor(from, table)
					if (!row) return
					expect(estimate.minNights).toBe(row.minNights)
					expect(estimate.arrivalDays).toEqual(row.arrivalDays)
					expect(estimate.departureDays).toEqual(row.departureDays)
				}),
				{ numRuns },
			)
		},
	)

test('every price in the table is that of a night, and the lowest is the lowest of all nights', () => {
	fc.assert(
		fc.property(plan, offer, (rates, offer) => {
			const { priceOf } = rulesFor(offer, rates)
			const nights = Array.from({ length: 731 }, (_, days) =>
				nightOf(addDays(today, days), noRates),
			)
			const prices = new Set(nights.flatMap((night) => priceOf(night).pesos ?? []))
			const stated = priceTable(offer, rates, today).flatMap(({ pesos, upToPesos }) => [
				...[pesos ?? [], upToPesos ?? []].flat(),
			])
			expect(stated.filter((it) => !prices.has(it))).toEqual([])
			const lowest = prices.size > 0 ? Math.min(...prices) : null
			expect(lowestPrice(offer, rates, today)).toBe(lowest)
		}),
		{ numRuns: 300 },
	)
})

test('a season without a night of its own has no line, nor has the rest of a year that is full', () => {
	const figures = { units: null, maxPeople: null, minNights: 1 }
	const cabin: Offer = { id: 'cabin', unit: unitOf.cabin, ...figures, pesos: 200_000 }
	const december = { id: 'december', name, from: '12-15', to: '01-10', surchargePercent: 50 }
	const hidden = { id: 'promo', name, from: '2026-12-20', to: '2026-12-26', discountPercent: 30 }
	// From Tuesday to Thursday.
	const noWeekend = { ...hidden, from: today, to: '2026-11-19', nights: 'weekends' as const }
	const tooFar = { ...hidden, from: '2029-02-01', to: '2029-02-03' }
	const priced = (...seasons: RatePlan['seasons']) => [
		lowestPrice(cabin, { seasons, rates: [] }, today),
		...priceTable(cabin, { seasons, rates: [] }, today).map(({ pesos }) => pesos),
	]
	for (const promo of [hidden, noWeekend, tooFar])
		expect(priced(december, promo)).toEqual([200_000, 300_000, 200_000])
	expect(priced(hidden, december)).toEqual([140_000, 140_000, 300_000, 200_000])
	const others = { id: 'others', name, from: '01-11', to: '12-14', surchargePercent: 10 }
	expect(priced(december, others)).toEqual([220_000, 300_000, 220_000])
})

test('a season that only asks for longer stays has a line, except for offers without nights', () => {
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
		[600_000, 2],
		[600_000, 1],
		[400_000, 1],
	])
	expect(rows('table')).toEqual([[10_000, 1]])
})

test('a season with rules alone shows the price of its nights, or between which ones they are', () => {
	const yearsEnd = { id: 'end', name, from: '12-20', to: '12-31', arrivalDays: [5, 6] }
	const eve = { id: 'eve', name, from: '12-31', to: '12-31' }
	const figures = { units: null, maxPeople: null, minNights: 1 }
	const camping: Offer = { id: 'camping', unit: unitOf.camping, ...figures, pesos: 25_000 }
	const cabinOnly = { offer: 'cabin', season: 'end', pesos: 700_000 } as const
	const rows = (rates: RatePlan) =>
		priceTable(camping, rates, today).map(({ pesos, upToPesos }) => [pesos, upToPesos])
	expect(rows({ seasons: [yearsEnd], rates: [cabinOnly] })).toEqual([
		[25_000, undefined],
		[25_000, undefined],
	])
	const onEve = { offer: 'camping', season: 'eve', pesos: 40_000 } as const
	expect(rows({ seasons: [yearsEnd, eve], rates: [cabinOnly, onEve] })).toEqual([
		[25_000, 40_000],
		[40_000, undefined],
		[25_000, undefined],
	])
	const unpriced = { ...camping, pesos: null }
	expect(priceTable(unpriced, { seasons: [yearsEnd], rates: [] }, today)[0]?.pesos).toBeNull()
})
