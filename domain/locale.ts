/** The languages of the site (docs/adding-a-language.md). */
export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]
export type InBothLanguages<T> = Record<Locale, T>

/** For `Intl`: dates and numbers as they are written in Colombia and in the United States. */
export const languageTags = { es: 'es-CO', en: 'en-US' } satisfies Record<Locale, string>

/** What a page says of itself. */
export const pageLanguages = { es: 'es-CO', en: 'en' } satisfies Record<Locale, string>

/** As the specification names them. */
export const languagesByName: Record<string, Locale> = { spanish: 'es', english: 'en' }

export const defaultLocale = 'es' as const satisfies Locale

/** Letters to the owner. */
export const ownersLocale: Locale = 'es'

/** What commands print, for whoever looks after the server. */
export const commandsLocale: Locale = 'en'

/** The text in the language, else in the default one, else in any that has it. */
export function inAnyLanguage(texts: InBothLanguages<string>, locale: Locale): string {
	return [locale, defaultLocale, ...locales].map((each) => texts[each]).find(Boolean) ?? ''
}

export function inEachLanguage<T>(of: (locale: Locale) => T): InBothLanguages<T> {
	return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as InBothLanguages<T>
}

/** Spanish has the bare path, English /en (docs/decisions/0001). */
export function localizePath(path: string, locale: Locale): string {
	if (locale === defaultLocale) return path
	return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The opposite of localizePath: '/en/menu' → { locale: 'en', path: '/menu' }. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
	const [, prefix] = pathname.split('/')
	const locale = locales.find((other) => other === prefix && other !== defaultLocale)
	if (!locale) return { locale: defaultLocale, path: pathname }
	return { locale, path: pathname.slice(locale.length + 1) || '/' }
}
