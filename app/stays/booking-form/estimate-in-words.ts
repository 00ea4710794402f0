import type { SiteContent, StaysForPages } from '#app/services.ts'
import { pickWords } from '#app/site/loaders/owners-words.ts'
import type { PriceWords } from '#content/stays/price-words.ts'
import type { Locale } from '#domain/locale.ts'
import { formItems } from '#domain/offers/item-fields.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { ChildrenSchema } from '#domain/offers/party.ts'
import {
	completeItems,
	type RequestedItem,
	RequestedItemsSchema,
} from '#domain/offers/requested-items.ts'
import type { EstimatedNight } from '#domain/stays/prices/estimate.ts'
import type { ItemWarning } from '#domain/stays/warnings.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { plural, times } from '#domain/text/numbers.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'
import { rangeError } from '#domain/time/bounds.ts'
import { type Day, isDay } from '#domain/time/dates.ts'
import { daysInWords, weekdaysInWords } from '#domain/time/day-words.ts'
import type { FormEstimate } from './form-estimate.ts'

/** The choices in the form, once they are enough for an estimate. */
type WantedStay = {
	items: RequestedItem[]
	from: Day
	to: Day
	people: number
	children: number[]
}

/**
 * Undefined until there are items with days: a night needs a departure after the arrival. Days beyond the bounds are not
 * counted.
 */
export function wantedIn(values: Record<string, string>, today: Day): WantedStay | undefined {
	const { ArrivalDate: from, DepartureDate: to, Quantity } = values
	if (!isDay(from)) return undefined
	const leaves = isDay(to) && to > from ? to : from
	if (rangeError({ from, to: leaves }, today)) return undefined
	const quantity = readWholeNumber(Quantity ?? '')
	const people = quantity > 0 ? Math.min(quantity, 200) : 1
	const ages = ChildrenSchema.safeParse(values.children).data ?? []
	// More children than people is an error when the form is sent; until then they count as adults.
	const children = ages.length < people ? ages : []
	const checked = RequestedItemsSchema.safeParse(formItems(values))
	const items = completeItems(checked.data ?? [], people).filter(
		({ offer }) => leaves > from || !isNightly(offer),
	)
	return items.length > 0 ? { items, from, to: leaves, people, children } : undefined
}

type Site = { stays: StaysForPages; content: SiteContent; locale: Locale }

/** The price of the chosen items night by night, the nights that are full, and what else speaks against them. */
export async function estimateInWords(
	values: Record<string, string>,
	{ stays, content, locale }: Site,
): Promise<FormEstimate | undefined> {
	const wanted = wantedIn(values, stays.today())
	if (!wanted) return undefined
	const { estimate: words } = pickWords(content, 'prices', locale)
	const names = content.offers[locale]
	const seasons = stays.seasons(locale)
	const { pesos, isPartial, items, warnings } = stays.estimate(wanted)
	const full = Map.groupBy(await stays.fullDays(wanted), ({ offer }) => offer)
	// Every item has a price, and yet the sum may be above the highest amount.
	const isPriced = items.every(({ pesos }) => pesos !== null)
	const totalInWords = (price: string) => (isPartial ? fill(words.plusRest, { price }) : price)

	/** '2 noches (Fin de año): 2 × 400.000 pesos'; outside seasons '2 noches: 2 × 75.000 pesos'. */
	function ratesInWords({ count, season, pesos }: SameRate, isByNight: boolean): string {
		const price = formatPesos(pesos, locale)
		if (!isByNight) return price
		const name = season === null ? '' : ` (${seasons[season]})`
		return `${plural(count, words.nights, locale)}${name}: ${count > 1 ? times(count, price) : price}`
	}

	return {
		title: words.title,
		items: items.map(({ offer, units, pesos, nights }) => ({
			name: units > 1 ? times(names[offer].name, units) : names[offer].name,
			prices:
				pesos === null
					? [words.unknown]
					: sameRates(nights).map((same) => ratesInWords(same, isNightly(offer))),
		})),
		total:
			pesos === null
				? null
				: { label: words.total, price: totalInWords(formatPesos(pesos, locale)) },
		warnings: [
			...[...full].map(([offer, days]) =>
				fill(words.full, {
					offer: names[offer].name,
					days: daysInWords(
						days.map(({ day }) => day),
						locale,
					),
				}),
			),
			...new Set(warnings.flatMap((it) => warningInWords(it, { words, names, locale }))),
		],
		notice: pesos === null ? (isPriced ? words.unknown : '') : words.notice,
	}
}

type WarningContext = {
	words: PriceWords['estimate']
	names: SiteContent['offers'][Locale]
	locale: Locale
}

/** The form itself shows the opening hours. */
function warningInWords(warning: ItemWarning, { words, names, locale }: WarningContext): string[] {
	const offer = names[warning.offer].name
	if (warning.about === 'capacity')
		return [fill(plural(warning.most, words.crowded, locale), { offer })]
	if (warning.about === 'min-nights') return [plural(warning.least, words.tooShort, locale)]
	if (!('days' in warning)) return []
	const sentence = warning.about === 'arrival-day' ? words.arrivalDays : words.departureDays
	return [fill(sentence, { offer, days: weekdaysInWords(warning.days, locale) })]
}

type SameRate = { count: number; season: string | null; pesos: number }

/** Nights with the same rate share a line, so that a year of weekends has two of them and not a hundred. */
function sameRates(nights: readonly EstimatedNight[]): SameRate[] {
	const byRate = Map.groupBy(nights, ({ season, pesos }) => `${season} ${pesos}`)
	return [...byRate.values()].flatMap((same) => {
		const [first] = same
		return first ? [{ count: same.length, season: first.season, pesos: first.pesos ?? 0 }] : []
	})
}
