import { expect, test } from 'vitest'
import { siteWords } from '#content/editing/site-words.ts'
import { facts } from '#content/facts.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import { factGroups } from './fact-groups.ts'

const inputs = Object.values(factGroups).flatMap((group) => group.map(({ path }) => path))

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
	expect(inputs.toSorted()).toEqual(wanted.toSorted())
	for (const { facts: words } of [siteWords.es, siteWords.en] as (typeof siteWords.es)[])
		expect(inputs.filter((path) => !words.labels[path])).toEqual([])
})
