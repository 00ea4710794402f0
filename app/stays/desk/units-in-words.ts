import type { DeskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Taking } from '#domain/offers/item.ts'
import { kindOf } from '#domain/offers/offers.ts'
import { dot } from '#domain/text/dot.ts'
import { plural, times } from '#domain/text/numbers.ts'

/** 'Cabaña × 1', 'Cabaña: todo', 'Cabalgata · 6 jinetes', '2 mesas'. */
export function unitsInWords(
	{ offer, units }: Pick<Taking, 'offer' | 'units'>,
	words: DeskCalendarWords,
	names: OfferWords,
	locale: Locale,
) {
	const { name } = names[offer]
	if (units === null) return `${name}: ${words.wholeOffer}`
	if (kindOf[offer] === 'ride') return [name, plural(units, words.riders, locale)].join(dot)
	if (kindOf[offer] === 'table') return plural(units, words.tables, locale)
	return times(name, units)
}
