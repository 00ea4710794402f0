import { servicesContext } from '#app/services.ts'
import { wordsOf } from '#app/site/loaders/owners-words.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import type { PriceWords } from '#content/stays/price-words.ts'
import { type Locale, splitLocale } from '#domain/locale.ts'
import { type OfferId, unitOf } from '#domain/offers/offers.ts'
import { seasonEnds } from '#domain/stays/day-words.ts'
import type { PriceRow } from '#domain/stays/price-table.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { plural } from '#domain/text/numbers.ts'

/** Finished words. Undefined where no price is set. */
export type PricesData = ReturnType<typeof loadPrices>

export function loadPrices(offer: OfferId, { url, context }: PageArguments) {
	const { locale } = splitLocale(url.pathname)
	const { content, stays } = context.get(servicesContext)
	const words = wordsOf(content, 'prices', locale)
	const rows = stays.prices(offer)
	const isOne = rows.length === 1
	// The camping page says its one price in a panel.
	if (rows.every(({ pesos }) => pesos === null) || (isOne && offer === 'camping')) return undefined
	const lowest = Math.min(...rows.flatMap(({ pesos }) => pesos ?? []))
	const price = `${formatPesos(lowest, locale)} ${words.perUnit[unitOf[offer]]}`
	return {
		title: words.tableTitle,
		lead: isOne ? price : fill(words.from, { price }),
		/** One price all year needs no table. */
		rows: isOne ? [] : rows.map((row) => rowInWords(row, words, locale)),
		heads: [words.season, words.price],
		taxes: words.taxes,
	}
}

function rowInWords({ season, pesos, minNights }: PriceRow, words: PriceWords, locale: Locale) {
	return {
		season: season ? season.name[locale] : words.restOfYear,
		dates: season ? datesInWords(season, words, locale) : '',
		price: pesos === null ? '' : formatPesos(pesos, locale),
		nights: minNights > 1 ? plural(minNights, words.minNights, locale) : '',
	}
}

/** 'del 15 de diciembre al 10 de enero, cada año'. */
function datesInWords(
	{ from, to }: { from: string; to: string },
	words: PriceWords,
	locale: Locale,
): string {
	const ends = seasonEnds(from, to, locale)
	const isYearly = from.length === 'MM-DD'.length
	if (ends.to === undefined)
		return fill(isYearly ? words.everyYearOn : words.onceOn, { day: ends.from })
	return fill(isYearly ? words.everyYear : words.once, { from: ends.from, to: ends.to })
}
