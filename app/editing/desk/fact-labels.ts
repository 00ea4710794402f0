import type { FactsWords } from '#content/editing/facts-words.ts'
import { type FactInput, factInputs } from '#domain/facts-schema.ts'
import type { Locale } from '#domain/locale.ts'
import type { OfferId, OfferNames } from '#domain/offers/offers.ts'

/** The offer that a fact is a figure of; undefined for other facts. */
export function figureOf({ path, group }: FactInput) {
	if (group !== 'offers') return undefined
	const [, offer, figure] = path.split('.')
	return { offer: offer as OfferId, figure: figure as 'units' | 'people' | 'nights' }
}

/** The label in the form, where an offer's figures stand under the offer's name. */
export function labelOf(input: FactInput, { labels, offers }: FactsWords): string | undefined {
	const of = figureOf(input)
	if (!of) return (labels as Record<string, string>)[input.path]
	return of.figure === 'units' ? offers.units[of.offer] : offers[of.figure]
}

/** The label of a listed change, without the form around it: “Glamping: máx. personas”. Undefined if the path is not a fact. */
export function nameOfFact(
	path: string,
	words: FactsWords,
	names: OfferNames,
	locale: Locale,
): string | undefined {
	const input = factInputs.find((input) => input.path === path)
	const label = input && labelOf(input, words)
	const of = input && figureOf(input)
	if (!of || !label) return label
	return `${names[of.offer].name}: ${label.toLocaleLowerCase(locale)}`
}
