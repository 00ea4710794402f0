import { type Locale, locales } from '#domain/locale.ts'
import { isWholeSuite } from '#tests/helpers/whole-suite.ts'

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

/**
 * The language in which `npm test` shows a page to axe. With `viewOf`, four pages in a row have each pair of language, scheme
 * and width once.
 */
export function sampleOf(pageNumber: number): Locale {
	return pageNumber % 4 === 0 || pageNumber % 4 === 3 ? 'es' : 'en'
}

/** The scheme in which axe sees a dialog or a form in this language: each language and each scheme once. */
export function schemeFor(locale: Locale): ColorScheme {
	return locale === 'es' ? 'light' : 'dark'
}

/**
 * The members of a cross product that `npm test` runs; `npm run prove -- browser` runs all. Only for tests whose members run
 * the same code: in both languages, say, where types compare the words and every-page.test.ts reads them.
 */
export function sampled<const Member>(
	all: readonly Member[],
	sample: readonly Member[],
): readonly Member[] {
	return isWholeSuite ? all : sample
}

/** The language in which `npm test` goes through a journey; the whole suite goes through it in both. */
export function inLanguage(locale: Locale): readonly Locale[] {
	return sampled(locales, [locale])
}

/** Each kind of control once: slides and menu, cards, calendar, carousel, print, dialog, form, sign-in. */
export const pagesOfEachKind = [
	'/en',
	'/restaurant',
	'/lodging',
	'/who-are-we',
	'/arrive',
	'/reviews',
	'/booking',
	'/admin/today',
]

/** Marks a test that `npm test` leaves to the whole suite: tests/prove/README.md says what holds in between. */
export const whole = { tag: '@whole' }
