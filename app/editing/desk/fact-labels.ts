import type { SiteWords } from '#content/editing/site-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import { type FactInput, factGroups } from './fact-groups.ts'

type Words = SiteWords['facts']

/** As the form shows it; what is said of an offer stands under the offer's name. */
export function labelOf({ path, of }: FactInput, { labels, offers }: Words): string | undefined {
	if (!of) return labels[path]
	return of.figure === 'units' ? offers.units[of.offer] : offers[of.figure]
}

/** As a change is listed, without the form around it: “Glamping: máx. personas”. Nothing for what is no fact. */
export function nameOfFact(
	path: string,
	words: Words,
	names: OfferNames,
	locale: Locale,
): string | undefined {
	const inputs = Object.values(factGroups).flat()
	const input = inputs.find((input) => input.path === path)
	const label = input && labelOf(input, words)
	if (!input?.of || !label) return label
	return `${names[input.of.offer].name}: ${label.toLocaleLowerCase(locale)}`
}
