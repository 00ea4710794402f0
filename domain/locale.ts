export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]
export type InBothLanguages<T> = Record<Locale, T>

/** For `Intl`: dates and numbers as they are written in Colombia and in the United States. */
export const languageTags = { es: 'es-CO', en: 'en-US' } satisfies Record<Locale, string>

export const defaultLocale: Locale = 'es'

/** Spanish has the bare path, English /en (docs/decisions/0001). */
export function localizePath(path: string, locale: Locale): string {
	if (locale === 'es') return path
	return path === '/' ? '/en' : `/en${path}`
}

/** The opposite of localizePath: '/en/menu' → { locale: 'en', path: '/menu' }. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
	if (pathname === '/en') return { locale: 'en', path: '/' }
	if (pathname.startsWith('/en/')) return { locale: 'en', path: pathname.slice(3) }
	return { locale: 'es', path: pathname }
}
