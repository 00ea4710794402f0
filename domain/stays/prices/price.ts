import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'

/** The price of an agreement. */
export type Price = {
	/** Null: to be agreed. */
	total: number | null
	/** Some of it has no price yet: the total is for the rest. */
	isPartial: boolean
}

/** Before anything is agreed. */
export const noPrice: Price = { total: null, isPartial: false }

type PriceWords = { toBeAgreed: string; plusRest: string }

/** '760.000 pesos', '760.000 pesos, más lo que acordemos', 'por acordar'. */
export function priceInWords(
	{ total, isPartial }: Price,
	{ toBeAgreed, plusRest }: PriceWords,
	locale: Locale,
): string {
	if (total === null) return toBeAgreed
	const price = formatPesos(total, locale)
	return isPartial ? fill(plusRest, { price }) : price
}

type Left = { balance: number; isPartial: boolean }

/** The rest to pay: '360.000 pesos', '360.000 pesos, más lo que acordemos', 'lo que acordemos'. */
export function leftInWords(
	{ balance, isPartial }: Left,
	{ plusRest, onlyRest }: { plusRest: string; onlyRest: string },
	locale: Locale,
): string {
	if (isPartial && balance === 0) return onlyRest
	return priceInWords({ total: balance, isPartial }, { plusRest, toBeAgreed: onlyRest }, locale)
}
