import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsWords } from '#content/editing/facts-words.ts'
import { facts } from '#content/facts.ts'
import { camping } from '#content/pages/camping.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Item } from '#domain/offers/item.ts'
import {
	isNightly,
	isPerPerson,
	kindOf,
	type OfferId,
	offerIds,
	unitOf,
} from '#domain/offers/offers.ts'
import { offerOf } from '#domain/stays/offer.ts'
import { estimateItem } from '#domain/stays/prices/estimate.ts'
import { addDays } from '#domain/time/dates.ts'
import { calendarWords } from './calendar-words.ts'
import { priceWords } from './price-words.ts'

/** Every way in which the site says what the price of an offer is for. */
function wordings(offer: OfferId, locale: Locale): string[] {
	const { prices } = calendarWords[locale]
	return [
		priceWords[locale].perUnit[unitOf[offer]],
		...(isNightly(offer) ? [prices[isPerPerson(offer) ? 'person' : 'night']] : []),
		...(offer === 'camping'
			? [
					camping.copy[locale].price.unit,
					camping.copy[locale].meta.description,
					factsWords[locale].labels.campingPesos,
				]
			: []),
	]
}

const said = {
	people: /\bpersonas?\b|\bperson\b/i,
	nights: /\bnoche\b|\bnight\b/i,
	tables: /\bmesa\b|\btable\b/i,
	hours: /\bhora\b|\bhour\b/i,
}

type Counts = { units: number; people: number; nights: number }

/** How often a price is charged, as a reader of its unit counts: a price that names nothing but nights is for one unit. */
function timesSaid(words: string, { units, people, nights }: Counts): number {
	const isSaid = (what: keyof typeof said) => said[what].test(words)
	expect(words).not.toMatch(said.hours)
	const things = isSaid('people') ? people : units
	expect(isSaid('people') || isSaid('nights') || isSaid('tables'), words).toBe(true)
	return things * (isSaid('nights') ? nights : 1)
}

function itemOf(offer: OfferId, { units, people, nights }: Counts): Item {
	const day = '2027-03-01'
	const kind = kindOf[offer]
	if (kind === 'nights')
		return { kind, offer, arrival: day, departure: addDays(day, nights), units, people } as Item
	return { kind, offer, day, time: null, units, people } as Item
}

const count = fc.integer({ min: 1, max: 200 })

test('a price is charged as often as the words of its unit say, in each language', () => {
	for (const offer of offerIds)
		for (const locale of locales)
			fc.assert(
				fc.property(
					fc.record({ units: count, people: count, nights: fc.integer({ min: 1, max: 30 }) }),
					fc.integer({ min: 1, max: 100_000_000 }),
					(counts, pesos) => {
						const plan = { seasons: [], rates: [{ offer, season: null, pesos }] }
						const estimate = estimateItem(itemOf(offer, counts), [offerOf(facts, offer)], plan)
						for (const words of wordings(offer, locale))
							expect([words, estimate.pesos]).toEqual([words, pesos * timesSaid(words, counts)])
					},
				),
				{ numRuns: 20 },
			)
})

/** A unit in a sentence of its own, which the test above reads, or of people beyond those that are included. */
const inSentences = [
	'content/editing/facts-words.ts',
	'content/pages/camping.ts',
	'content/stays/calendar-words.ts',
	'content/stays/desk/desk-rates-words.ts',
]

test('the words of a unit stand in price-words.ts, and in sentences that are known here', () => {
	const unit =
		/\b(por (noche|persona|hora|mesa|paseo|reserva)|per (night|person|hour|table|ride))\b/
	const files = globSync('{content,app,server,domain}/**/*.{ts,tsx}', {
		exclude: ['**/*.test.ts', 'content/images/**'],
	})
	const wording = files.filter((file) =>
		readFileSync(file, 'utf8')
			.split('\n')
			.some((line) => unit.test(line) && !/^\s*(\/?\*|\/\/)/.test(line)),
	)
	expect(wording.sort()).toEqual([...inSentences, 'content/stays/price-words.ts'].sort())
})
