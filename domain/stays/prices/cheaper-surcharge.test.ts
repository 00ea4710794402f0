import { expect, test } from 'vitest'
import { unitOf } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { cheaperSurcharges } from './cheaper-surcharge.ts'
import type { RatePlan, Season } from './rate-plan.ts'

const today = '2026-11-19'
const offers = (['cabin', 'glamping'] as const).map(
	(id): Offer => ({ id, unit: unitOf[id], units: 1, maxPeople: null, minNights: 1, pesos: null }),
)
const name = { es: 'Temporada', en: 'Season' }
const yearly = { name, from: '01-01', to: '12-31' }
const weekends: Season = { ...yearly, id: 'weekends', nights: 'weekends' }
const puentes = (surchargePercent: number): Season => ({
	...yearly,
	id: 'puentes',
	nights: 'long-weekends',
	surchargePercent,
})
const rates: RatePlan['rates'] = [
	{ offer: 'cabin', season: 'weekends', pesos: 300 },
	{ offer: 'cabin', season: null, pesos: 200 },
	{ offer: 'glamping', season: null, pesos: 200 },
]

test('a surcharge that makes a night cheaper than the season below it is found, for the offers that have both prices', () => {
	expect(cheaperSurcharges({ seasons: [puentes(20), weekends], rates }, offers, today)).toEqual([
		{ season: 'puentes', offer: 'cabin', pesos: 240, below: 'weekends', otherwise: 300 },
	])
	expect(cheaperSurcharges({ seasons: [puentes(50), weekends], rates }, offers, today)).toEqual([])
	expect(cheaperSurcharges({ seasons: [weekends, puentes(20)], rates }, offers, today)).toEqual([])
	const typed = [...rates, { offer: 'cabin' as const, season: 'puentes', pesos: 250 }]
	expect(
		cheaperSurcharges({ seasons: [puentes(20), weekends], rates: typed }, offers, today),
	).toEqual([])
})
