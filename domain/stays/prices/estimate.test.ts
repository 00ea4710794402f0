import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { type OfferId, offerIds, unitOf } from '#domain/offers/offers.ts'
import { nightsOf } from '#domain/stays/nights.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { addDays } from '#domain/time/dates.ts'
import { estimateStay } from './estimate.ts'
import { isInSeason, nightOf } from './night-prices.ts'
import { lowestPrice } from './price-table.ts'
import { noRates, type RatePlan, RatePlanSchema } from './rate-plan.ts'

const anOffer = (id: OfferId, changes: Partial<Offer> = {}): Offer => ({
	id,
	unit: unitOf[id],
	units: 1,
	maxPeople: null,
	minNights: 1,
	pesos: null,
	...changes,
})

const name = { es: 'Temporada', en: 'Season' }
const day = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2024-01-01', days))
const dayOfYear = day.map((it) => it.slice(5))
const season = fc.oneof(
	fc.record({ from: dayOfYear, to: dayOfYear }),
	fc.tuple(day, fc.integer({ min: 0, max: 200 })).map(([from, days]) => ({
		from,
		to: addDays(from, days),
	})),
)
const pesos = fc.integer({ min: 1, max: 5_000_000 })
const plan = fc
	.record({
		seasons: fc.array(
			fc.record({ range: season, discount: fc.option(fc.integer({ min: 1, max: 90 })) }),
			{ maxLength: 6 },
		),
		rates: fc.array(fc.option(pesos), { minLength: 6, maxLength: 6 }),
		rest: fc.option(pesos),
	})
	.map(
		({ seasons, rates, rest }): RatePlan => ({
			seasons: seasons.map(({ range, discount }, index) => ({
				id: `s${index}`,
				name,
				...range,
				...(discount !== null && { discountPercent: discount }),
			})),
			rates: [
				...seasons.flatMap((_, index) => {
					const price = rates[index]
					return price ? [{ offer: 'cabin' as const, season: `s${index}`, pesos: price }] : []
				}),
				...(rest === null ? [] : [{ offer: 'cabin' as const, season: null, pesos: rest }]),
			],
		}),
	)
const stay = fc.tuple(day, fc.integer({ min: 1, max: 60 })).map(([from, nights]) => ({
	from,
	to: addDays(from, nights),
}))

test('the price of a stay is the sum of its nights, in whole pesos', () => {
	fc.assert(
		fc.property(plan, stay, fc.integer({ min: 1, max: 3 }), (rates, { from, to }, units) => {
			const estimate = estimateStay(anOffer('cabin'), { from, to, people: 4, units }, rates)
			expect(estimate.nights.map((night) => night.day)).toEqual(nightsOf({ from, to }))
			const prices = estimate.nights.map((night) => night.pesos)
			if (prices.includes(null)) expect(estimate.pesos).toBeNull()
			else {
				expect(estimate.pesos).toBe(prices.reduce((sum: number, it) => sum + (it ?? 0), 0))
				expect(Number.isSafeInteger(estimate.pesos)).toBe(true)
			}
		}),
	)
})

test('a stay costs what the two stays cost into which any day cuts it', () => {
	fc.assert(
		fc.property(plan, stay, fc.nat(), (rates, { from, to }, at) => {
			const price = (part: { from: string; to: string }) =>
				estimateStay(anOffer('cabin', { pesos: 90_001 }), { ...part, people: 2, units: 1 }, rates)
			const nights = nightsOf({ from, to }).length
			fc.pre(nights > 1)
			const cut = addDays(from, 1 + (at % (nights - 1)))
			const [whole, first, second] = [
				price({ from, to }),
				price({ from, to: cut }),
				price({ from: cut, to }),
			]
			expect([...first.nights, ...second.nights]).toEqual(whole.nights)
			expect((first.pesos ?? 0) + (second.pesos ?? 0)).toBe(whole.pesos)
		}),
	)
})

test('no night costs less than the lowest price', () => {
	fc.assert(
		fc.property(plan, stay, (rates, { from, to }) => {
			const offer = anOffer('cabin')
			const lowest = lowestPrice(offer, rates, from)
			for (const { pesos } of estimateStay(offer, { from, to, people: 1, units: 1 }, rates).nights)
				if (pesos !== null) expect(pesos).toBeGreaterThanOrEqual(lowest ?? 0)
		}),
	)
})

const december = { id: 'december', name, from: '12-15', to: '01-10' }
const christmas = { id: 'christmas', name, from: '2026-12-24', to: '2026-12-25', minNights: 2 }
const rates: RatePlan = {
	seasons: [christmas, december],
	rates: [
		{ offer: 'cabin', season: 'december', pesos: 800_000, minNights: 3 },
		{ offer: 'cabin', season: 'christmas', pesos: 1_000_000 },
		{ offer: 'cabin', season: null, pesos: 500_000 },
	],
}

test('earlier seasons win, a season may pass the new year, the rest of the year has its own rate', () => {
	const { pesos, nights, minNights } = estimateStay(
		anOffer('cabin'),
		{ from: '2026-12-23', to: '2026-12-27', people: 4, units: 1 },
		rates,
	)
	expect(nights).toEqual([
		{ day: '2026-12-23', season: 'december', pesos: 800_000 },
		{ day: '2026-12-24', season: 'christmas', pesos: 1_000_000 },
		{ day: '2026-12-25', season: 'christmas', pesos: 1_000_000 },
		{ day: '2026-12-26', season: 'december', pesos: 800_000 },
	])
	expect(pesos).toBe(3_600_000)
	expect(minNights).toBe(3)
	const newYear = estimateStay(
		anOffer('cabin'),
		{ from: '2027-01-10', to: '2027-01-12', people: 4, units: 1 },
		rates,
	)
	expect(newYear.nights.map(({ season }) => season)).toEqual(['december', null])
})

test('a leap day is a night of every season around it', () => {
	const leap = { id: 'leap', name, from: '02-29', to: '03-01' }
	expect(isInSeason(leap, nightOf('2028-02-29', noRates))).toBe(true)
	expect(isInSeason(leap, nightOf('2027-02-28', noRates))).toBe(false)
	expect(isInSeason(leap, nightOf('2027-03-01', noRates))).toBe(true)
	expect(nightsOf({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29'])
	expect(nightsOf({ from: '2026-12-31', to: '2027-01-01' })).toEqual(['2026-12-31'])
})

test('a low season takes its share off the price of the rest of the year, to the nearest peso', () => {
	const low: RatePlan = {
		seasons: [{ id: 'low', name, from: '02-01', to: '03-31', discountPercent: 15 }],
		rates: [{ offer: 'cabin', season: null, pesos: 333_333 }],
	}
	const night = { from: '2027-02-10', to: '2027-02-11', people: 1, units: 1 }
	expect(estimateStay(anOffer('cabin'), night, low).pesos).toBe(283_333)
	expect(estimateStay(anOffer('glamping'), night, low).pesos).toBeNull()
})

test.each([
	['cabin', 2 * 100],
	['camping', 4 * 2 * 100],
	['table', 3 * 100],
	['horses', 4 * 100],
] as const)('%s is priced by its unit', (id, expected) => {
	const units = id === 'table' ? 3 : 1
	const choice = { from: '2027-05-01', to: '2027-05-03', people: 4, units }
	const plan = { seasons: [], rates: [{ offer: id, season: null, pesos: 100 }] }
	expect(estimateStay(anOffer(id), choice, plan).pesos).toBe(expected)
})

test('a rate plan is refused that contradicts itself', () => {
	const codes = (changes: object) =>
		RatePlanSchema.safeParse({ ...rates, ...changes }).error?.issues.map(({ message }) => message)
	expect(codes({})).toBeUndefined()
	expect(codes({ seasons: [december, december, christmas] })).toEqual(['seasonTwice'])
	expect(codes({ seasons: [december] })).toEqual(['seasonUnknown'])
	expect(codes({ rates: [rates.rates[2], rates.rates[2]] })).toEqual(['rateTwice'])
	const dates = (from: string, to: string) =>
		codes({ seasons: [{ ...december, from, to }], rates: [] })
	expect(dates('2026-12-30', '2026-12-01')).toEqual(['seasonOrder'])
	expect(dates('12-30', '2026-12-31')).toEqual(['seasonOrder'])
	expect(dates('02-30', '03-01')).toEqual(['seasonDates'])
	expect(codes({ rates: [{ offer: 'cabin', season: null, pesos: 0.5 }] })).toEqual(['ratePesos'])
	expect(offerIds).toHaveLength(8)
})

test('a weekend price, and that of long weekends before it, hold on their nights alone', () => {
	const weekends = { id: 'w', name, from: '01-01', to: '12-31', nights: 'weekends' as const }
	const puentes = {
		id: 'p',
		name,
		from: '2026-01-01',
		to: '2026-12-31',
		nights: 'long-weekends' as const,
		surchargePercent: 50,
		arrivalDays: [5],
		departureDays: [1],
	}
	const plan: RatePlan = RatePlanSchema.parse({
		seasons: [puentes, weekends],
		rates: [
			{ offer: 'cabin', season: 'w', pesos: 300 },
			{ offer: 'cabin', season: null, pesos: 100 },
		],
	})
	// 2 November 2026 is All Saints, on a Monday; New Year of 2027 is a Friday, whose weekend begins on New Year's Eve.
	const stay = { from: '2026-10-29', to: '2026-11-08', people: 2, units: 1 }
	const estimate = estimateStay(anOffer('cabin'), stay, plan)
	expect(estimate.nights.map(({ pesos }) => pesos)).toEqual([
		...[100, 150, 150, 150, 100, 100, 100, 100, 300, 300],
	])
	expect([estimate.arrivalDays, estimate.departureDays]).toEqual([undefined, undefined])
	const puente = estimateStay(
		anOffer('cabin'),
		{ ...stay, from: '2026-10-30', to: '2026-11-02' },
		plan,
	)
	expect([puente.arrivalDays, puente.departureDays]).toEqual([[5], [1]])
	expect(isInSeason(puentes, nightOf('2026-12-31', plan))).toBe(true)
})

test('extra people pay beyond those that each unit includes, children their share, the youngest last', () => {
	const plan: RatePlan = RatePlanSchema.parse({
		seasons: [],
		rates: [
			{ offer: 'glamping', season: null, pesos: 1000 },
			{ offer: 'horses', season: null, pesos: 101 },
		],
		people: [
			{
				offer: 'glamping',
				extra: { beyond: 2, pesos: 100 },
				children: [
					{ upTo: 2, percent: 0 },
					{ upTo: 11, percent: 50 },
				],
			},
			{ offer: 'horses', children: [{ upTo: 11, percent: 50 }] },
		],
	})
	const night = { from: '2027-05-04', to: '2027-05-05' }
	const price = (people: number, units: number, children: number[] = []) =>
		estimateStay(anOffer('glamping'), { ...night, people, units, children }, plan).pesos
	expect(price(2, 1)).toBe(1000)
	expect(price(4, 1)).toBe(1200)
	expect(price(4, 2)).toBe(2000)
	expect(price(4, 1, [1, 8])).toBe(1050)
	expect(price(3, 1, [1, 8])).toBe(1000)
	const ride = { from: night.from, to: night.from, people: 3, units: 3, children: [8] }
	expect(estimateStay(anOffer('horses'), ride, plan).pesos).toBe(253)
})

test.each([
	[{ rates: [{ offer: 'cabin', season: null, pesos: -1 }] }, 'ratePesos'],
	[{ seasons: [{ ...december, discountPercent: 101 }] }, 'rateDiscount'],
	[{ seasons: [{ ...december, surchargePercent: -200 }] }, 'rateSurcharge'],
	[{ seasons: [{ ...december, surchargePercent: 10, discountPercent: 10 }] }, 'rateBothWays'],
	[{ seasons: [{ ...december, arrivalDays: [7] }] }, 'seasonWeekdays'],
	[{ seasons: [{ ...december, departureDays: [] }] }, 'seasonWeekdays'],
	[{ people: [{ offer: 'cabin', extra: { beyond: 4, pesos: -5 } }] }, 'rateExtra'],
	[{ people: [{ offer: 'camping', extra: { beyond: 4, pesos: 5 } }] }, 'rateExtra'],
	[{ people: [{ offer: 'camping', children: [{ upTo: 3, percent: -10 }] }] }, 'rateChildren'],
	[{ people: [{ offer: 'cabin', children: [{ upTo: 3, percent: 10 }] }] }, 'rateChildren'],
	[{ people: [{ offer: 'table' }, { offer: 'table' }] }, 'peopleTwice'],
] as const)(
	'a plan that could make a total negative or mean two things is refused: %j',
	(changes, code) => {
		const { error } = RatePlanSchema.safeParse({ seasons: [], rates: [], ...changes })
		expect(error?.issues.map(({ message }) => message)).toEqual([code])
		expect(deskRatesWords.es.errors[code]).toBeTruthy()
	},
)
