import { type Locale, locales } from '#domain/locale.ts'
import { inSteps } from '#tests/helpers/steps.ts'

export type ColorScheme = 'light' | 'dark'
type View = { colorScheme: ColorScheme; width: 320 | 1440 }

/**
 * How axe sees a page in one of its two languages. Language × colour scheme × width would be eight views a page; the two
 * views used differ in all three, so that each page is seen in each language, scheme and width. Four patterns take turns
 * over the pages, so that each pair of values (dark and narrow, English and wide, …) occurs too.
 * Not covered is a fault of one page that needs a certain scheme and a certain width at once; no style sheet has a rule for
 * both, and colours are tokens that change with the scheme alone.
 */
export function viewOf(pageNumber: number, locale: Locale): View {
	const isDark = pageNumber % 2 === 1
	const isWide = Math.floor(pageNumber / 2) % 2 === 1
	const isSpanish = locale === 'es'
	return {
		colorScheme: isDark === isSpanish ? 'dark' : 'light',
		width: isWide === isSpanish ? 1440 : 320,
	}
}

/** The scheme in which axe sees a dialog or a form in this language: each language and each scheme once. */
export function schemeFor(locale: Locale): ColorScheme {
	return locale === 'es' ? 'light' : 'dark'
}

/**
 * The language in which `npm test` goes through a journey, and the other, in which only the sweeps do: both run the same code,
 * types compare the words, and every-page.test.ts reads them.
 */
export function inLanguage(locale: Locale) {
	return inSteps(
		[locale],
		locales.filter((it) => it !== locale),
	)
}
