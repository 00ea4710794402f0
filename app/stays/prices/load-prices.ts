import { servicesContext } from '#app/services.ts'
import { wordsOf } from '#app/site/loaders/owners-words.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import type { PriceWords } from '#content/stays/price-words.ts'
import { type Locale, languageTags, splitLocale } from '#domain/locale.ts'
import { type OfferId, unitOf } from '#domain/offers/offers.ts'
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
	if (rows.length === 0 || (isOne && offer === 'camping')) return undefined
	const lowest = Math.min(...rows.map(({ pesos }) => pesos))
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
		price: formatPesos(pesos, locale),
		nights: minNights > 1 ? plural(minNights, words.minNights, locale) : '',
	}
}

/** 'del 15 de diciembre al 10 de enero, cada año'. */
function datesInWords(
	{ from, to }: { from: string; to: string },
	words: PriceWords,
	locale: Locale,
): string {
	const isYearly = from.length === 'MM-DD'.length
	const year = isYearly ? {} : ({ year: 'numeric' } as const)
	const format = new Intl.DateTimeFormat(languageTags[locale], {
		...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
		...year,
	})
	// A leap year, in which 02-29 is a day too.
	const inWords = (day: string) => format.format(Date.parse(isYearly ? `2024-${day}` : day))
	const text = isYearly ? words.everyYear : words.once
	if (!to.startsWith(from.slice(0, -3))) return fill(text, { from: inWords(from), to: inWords(to) })
	// A month is named once: 'del 5 al 12 de octubre', 'October 5 to 12'.
	const first = Number(from.slice(-2))
	return locale === 'es'
		? fill(text, { from: String(first), to: inWords(to) })
		: fill(text, { from: inWords(from).split(',')[0] ?? '', to: inWords(to).replace(/^\D+/, '') })
}
