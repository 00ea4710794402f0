import { expect, test } from 'vitest'
import { siteWords } from '#content/editing/site-words.ts'
import { facts } from '#content/facts.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { factInputs } from '#domain/facts-schema.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import { labelOf, nameOfFact } from './fact-labels.ts'

function pathsIn(value: unknown, path: string[] = []): string[] {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path.join('.')]
	return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))
}

/** Prices of offers are rates, and a visit of a day has no shortest stay. */
function isElsewhere(path: string): boolean {
	const [group, offer, figure] = path.split('.')
	if (group !== 'offers') return false
	return figure === 'pesos' || (figure === 'nights' && !isNightly(offer as OfferId))
}

test('every fact has an input, and each input a label in both languages', () => {
	const wanted = pathsIn(facts).filter((path) => !isElsewhere(path))
	expect(factInputs.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted())
	for (const { facts: words } of [siteWords.es, siteWords.en])
		expect(factInputs.filter((input) => !labelOf(input, words))).toEqual([])
})

test('a figure of an offer is named with the offer where it is listed alone', () => {
	const name = (path: string) => nameOfFact(path, siteWords.es.facts, offerWords.es, 'es')
	expect(name('offers.glamping.people')).toBe('Glamping: máx. personas')
	expect(name('offers.cabin.units')).toBe('Cabaña: cuántas hay')
	expect(name('kilometre')).toBe('Kilómetro')
	expect(name('title')).toBeUndefined()
})
