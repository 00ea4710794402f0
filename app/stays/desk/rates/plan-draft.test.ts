import { expect, test } from 'vitest'
import { noRates, type RatePlan } from '#domain/stays/prices/rate-plan.ts'
import { presetsFor } from '#domain/stays/prices/season-presets.ts'
import { noHolidayChanges } from '#domain/time/holidays.ts'
import { knownOn, strikableDays } from './holidays-draft.ts'
import { addSeason, draftOf, moveSeason, readPlan, repeating } from './plan-draft.ts'

const name = { es: 'Diciembre', en: 'December' }
const plan: RatePlan = {
	seasons: [
		{ id: 'december', name, from: '12-15', to: '01-10', minNights: 3 },
		{ id: 'low', name, from: '2027-02-01', to: '2027-03-15', discountPercent: 15 },
		{
			id: 'weekends',
			name,
			from: '01-01',
			to: '12-31',
			nights: 'weekends',
			surchargePercent: 20,
			arrivalDays: [5],
			departureDays: [0, 1],
		},
	],
	people: [
		{ offer: 'cabin', extra: { beyond: 8, pesos: 40_000 }, children: [{ upTo: 2, percent: 0 }] },
		{ offer: 'camping', children: [{ upTo: 11, percent: 50 }] },
	],
	rates: [
		{ offer: 'cabin', season: 'december', pesos: 900_000, minNights: 4 },
		{ offer: 'cabin', season: null, pesos: 500_000 },
	],
	holidays: {
		added: [{ day: '2027-09-13', name: { es: 'Día del Café', en: 'Coffee Day' } }],
		struck: ['2027-07-12'],
	},
}

test('a rate plan comes back from its fields unchanged', () => {
	expect(readPlan(draftOf(plan))).toEqual({ plan })
	expect(readPlan(draftOf({ seasons: [], rates: [] }))).toEqual({
		plan: { seasons: [], rates: [] },
	})
})

test('a day that is struck out can be taken back when it is past, or unknown by now', () => {
	const days = strikableDays('2027-07-01', '2027-07-31', ['2020-05-01', '2027-07-06'])
	expect(days.map((day) => [day, knownOn(day)])).toEqual([
		['2020-05-01', ['labour-day']],
		['2027-07-05', ['saints-peter-and-paul']],
		['2027-07-06', []],
		['2027-07-12', ['chiquinquira']],
		['2027-07-20', ['independence']],
	])
	// The year of a date field passes through these while it is typed.
	expect(['', '0002-07-12', '0202-07-12'].map(knownOn)).toEqual([[], [], []])
})

test('each wrong field is named, also in the list of rates', () => {
	const draft = draftOf(plan)
	const [december, low] = draft.seasons as [(typeof draft.seasons)[0], (typeof draft.seasons)[0]]
	const wrong = {
		seasons: [
			{
				...december,
				name: { es: ' ', en: 'x' },
				rates: { camping: { pesos: '', minNights: '2' } },
			},
			{ ...low, discountPercent: '100' },
		],
		rest: { ...draft.rest, glamping: { pesos: 'mucho', minNights: '' } },
		people: { cabin: { beyond: '4', pesos: '-5', children: [] } },
	}
	expect(readPlan(wrong).errors).toEqual([
		{ field: 'seasons.0.name.es', code: 'seasonName' },
		{ field: 'seasons.1.discountPercent', code: 'rateDiscount' },
		{ field: 'seasons.0.rates.camping.pesos', code: 'ratePesos' },
		{ field: 'rest.glamping.pesos', code: 'ratePesos' },
		{ field: 'people.cabin', code: 'rateExtra' },
	])
	const order = { ...draft, seasons: [{ ...low, to: '2027-01-01' }] }
	expect(readPlan(order).errors).toEqual([{ field: 'seasons.0.to', code: 'seasonOrder' }])
})

test('prices are read as people write them, and empty ones are none', () => {
	const rest = {
		cabin: { pesos: '$ 450.000', minNights: ' ' },
		horses: { pesos: '', minNights: '' },
	}
	expect(readPlan({ seasons: [], rest, people: {} })).toEqual({
		plan: { seasons: [], rates: [{ offer: 'cabin', season: null, pesos: 450_000 }] },
	})
})

test('a season is added last, moved by one place, and keeps its days when it repeats', () => {
	const draft = addSeason(draftOf(plan), { id: 'new', name, from: '2026-12-31', to: '2027-01-02' })
	expect(draft.seasons.map(({ id }) => id)).toEqual(['december', 'low', 'weekends', 'new'])
	expect(draft.seasons[3]).toMatchObject({ minNights: '', rates: {} })
	const alike = addSeason(
		draftOf(plan),
		{ id: 'new', name, from: '01-01', to: '01-02' },
		'december',
	)
	expect(alike.seasons[3]).toMatchObject({ minNights: '3', rates: alike.seasons[0]?.rates })
	expect(moveSeason(draft, 3, -1).seasons.map(({ id }) => id)).toEqual([
		...['december', 'low', 'new', 'weekends'],
	])
	expect(moveSeason(draft, 0, 1).seasons.map(({ id }) => id)).toEqual([
		...['low', 'december', 'weekends', 'new'],
	])
	const added = draft.seasons[3] as (typeof draft.seasons)[0]
	const yearly = repeating(added, true, '2026')
	expect(yearly).toMatchObject({ isYearly: true, from: '12-31', to: '01-02' })
	expect(repeating(yearly, false, '2026')).toEqual(added)
})

test('weekends are added below the long weekends, whose Fridays and Saturdays they are not', () => {
	const presets = presetsFor([2027, 2028], noHolidayChanges).filter(({ nights }) => nights)
	expect(presets.map(({ id }) => id)).toEqual([
		...['weekends', 'long-weekends-2027', 'long-weekends-2028'],
	])
	const orders = [presets, presets.toReversed()].map((added) =>
		added
			.reduce((draft, preset) => addSeason(draft, { ...preset, name }), draftOf(plan))
			.seasons.map(({ nights }) => nights),
	)
	for (const order of orders) expect(order.lastIndexOf('long-weekends')).toBe(1)
	for (const order of orders) expect(order.indexOf('weekends')).toBe(2)
})

test('the long weekends of any year, repeated every year, are those of the whole year', () => {
	for (const preset of presetsFor([2026, 2027, 2028, 2029], noHolidayChanges)) {
		if (preset.kind !== 'long-weekends') continue
		const { seasons } = addSeason(draftOf(noRates), { ...preset, name })
		const yearly = repeating(seasons[0] as (typeof seasons)[0], true, '2026')
		expect(yearly).toMatchObject({ isYearly: true, from: '01-01', to: '12-31' })
	}
})
