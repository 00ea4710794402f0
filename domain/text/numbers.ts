import { type Locale, languageTags } from '#domain/locale.ts'
import { fill } from './fill.ts'

/** A count in words: `{count}` becomes the number. */
export type PluralWords = { one: string; other: string }

// Constructed once per language, on first use: each costs as much as rendering the score summary.
const formats = new Map<Locale, ReturnType<typeof createFormats>>()

function formatsOf(locale: Locale) {
	const known = formats.get(locale) ?? createFormats(languageTags[locale])
	formats.set(locale, known)
	return known
}

function createFormats(tag: string) {
	return {
		whole: new Intl.NumberFormat(tag),
		tenths: new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
		plural: new Intl.PluralRules(tag),
	}
}

export function formatNumber(value: number, locale: Locale): string {
	return formatsOf(locale).whole.format(value)
}

/** With one digit after the decimal mark: '4,5' or '4.5'. */
export function formatTenths(value: number, locale: Locale): string {
	return formatsOf(locale).tenths.format(value)
}

/** The size of a file, at least '0,1'. */
export function formatMegabytes(bytes: number, locale: Locale): string {
	return formatTenths(Math.max(0.1, bytes / 1_000_000), locale)
}

/** 'Cabaña × 2', '2 × 75.000 pesos': no line ends beside the sign. */
export function times(first: string | number, second: string | number): string {
	return `${first}\u00a0×\u00a0${second}`
}

/** Spanish also has a form for whole millions ('un millón de'), which nothing here counts: it reads as `other`. */
export function plural(count: number, words: PluralWords, locale: Locale): string {
	const form = formatsOf(locale).plural.select(count) === 'one' ? words.one : words.other
	return fill(form, { count: formatNumber(count, locale) })
}
