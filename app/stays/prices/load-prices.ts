import { servicesContext } from '#app/services.ts'
import { pickWords } from '#app/site/loaders/owners-words.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import type { PriceWords } from '#content/stays/price-words.ts'
import { type Locale, splitLocale } from '#domain/locale.ts'
import { type OfferId, unitOf } from '#domain/offers/offers.ts'
import type { SeasonDays } from '#domain/stays/prices/night-prices.ts'
import type { PriceRow } from '#domain/stays/prices/price-table.ts'
import type { PeopleRate } from '#domain/stays/prices/rate-plan.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { plural } from '#domain/text/numbers.ts'
import { isEveryYear, seasonEnds, weekdaysInWords } from '#domain/time/day-words.ts'

/** Finished words. Undefined where no price is set. */
export type PricesData = ReturnType<typeof loadPrices>

export function loadPrices(offer: OfferId, args: PageArguments) {
	const { url, context } = args
	const { locale } = splitLocale(url.pathname)
	const { content, stays } = context.get(servicesContext)
	const words = pickWords(content, 'prices', locale)
	const rows = stays.prices(offer)
	const isOne = isOnePrice(rows)
	const lead = loadLowestPrice(offer, args)
	// The camping page says its one price in a panel.
	if (lead === undefined || (isOne && offer === 'camping')) return undefined
	return {
		title: words.tableTitle,
		lead,
		/** One price all year needs no table. */
		rows: isOne ? [] : rows.map((row) => rowInWords(row, words, locale)),
		heads: [words.season, words.price],
		people: peopleInWords(stays.peopleRate(offer), words, locale),
		taxes: words.taxes,
	}
}

/** 'Desde 500.000 pesos por noche', by the rates and the facts together, as an estimate is. Undefined where no price is set. */
export function loadLowestPrice(offer: OfferId, { url, context }: PageArguments) {
	const { locale } = splitLocale(url.pathname)
	const { content, stays } = context.get(servicesContext)
	const words = pickWords(content, 'prices', locale)
	const lowest = stays.offers().find(({ id }) => id === offer)?.from ?? null
	if (lowest === null) return undefined
	const price = `${formatPesos(lowest, locale)} ${words.perUnit[unitOf[offer]]}`
	return isOnePrice(stays.prices(offer)) ? price : fill(words.from, { price })
}

/** A season that is left alone has dates or rules to say. */
function isOnePrice(rows: PriceRow[]): boolean {
	return rows.length === 1 && rows[0]?.season === null
}

/** Prices of extra people and children. */
function peopleInWords(rate: PeopleRate | undefined, words: PriceWords, locale: Locale): string[] {
	const { extra, children = [] } = rate ?? {}
	return [
		...(extra
			? [
					fill(plural(extra.beyond, words.extraPerson, locale), {
						price: formatPesos(extra.pesos, locale),
					}),
				]
			: []),
		...children.map(({ upTo, percent }) =>
			fill(plural(upTo + 1, percent === 0 ? words.childrenFree : words.childrenPay, locale), {
				percent: String(percent),
			}),
		),
	]
}

function rowInWords(row: PriceRow, words: PriceWords, locale: Locale) {
	const { season, pesos, upToPesos, minNights, arrivalDays, departureDays } = row
	const onDays = (text: string, days: number[] | undefined) =>
		days ? fill(text, { days: weekdaysInWords(days, locale) }) : ''
	return {
		season: season ? season.name[locale] : words.restOfYear,
		dates: season ? datesInWords(season, words, locale) : '',
		price: [pesos, upToPesos]
			.flatMap((it) => (typeof it === 'number' ? formatPesos(it, locale) : []))
			.join(' – '),
		rules: [
			minNights > 1 ? plural(minNights, words.minNights, locale) : '',
			onDays(words.arrival, arrivalDays),
			onDays(words.departure, departureDays),
		]
			.filter((rule) => rule !== '')
			.join(', '),
	}
}

/** 'del 15 de diciembre al 10 de enero, cada año'. */
function datesInWords({ from, to, nights }: SeasonDays, words: PriceWords, locale: Locale): string {
	const which = nights && `${nights === 'weekends' ? words.weekends : words.longWeekends}`
	const isYearly = isEveryYear(from)
	// All year needs no dates; all of one year is named by the season.
	if (which && from.endsWith('01-01') && to.endsWith('12-31')) return which
	const ends = seasonEnds(from, to, locale)
	const dates = endsInWords(ends, isYearly, words)
	return which ? `${which} ${dates}` : dates
}

function endsInWords(
	ends: ReturnType<typeof seasonEnds>,
	isYearly: boolean,
	words: PriceWords,
): string {
	if (ends.to === undefined)
		return fill(isYearly ? words.everyYearOn : words.onceOn, { day: ends.from })
	return fill(isYearly ? words.everyYear : words.once, { from: ends.from, to: ends.to })
}
