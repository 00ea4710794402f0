import { Link, type LinkProps, useLocation, useMatches } from 'react-router'
import { type Locale, localizePath, splitLocale } from '#domain/locale.ts'

/** The language of the page on screen: the address says it. */
export function useLocale(): Locale {
	return splitLocale(useLocation().pathname).locale
}

/** The same outside React: in event handlers and in code that is fetched when needed. */
export function localeHere(): Locale {
	return splitLocale(location.pathname).locale
}

/** The Spanish path of the page on screen; an unknown path shows the home page. */
export function usePagePath(): string {
	const { path } = splitLocale(useLocation().pathname)
	const isUnknown = useMatches().at(-1)?.id === 'pages/unknown-path'
	return isUnknown ? '/' : path
}

/** A link to another page of ours, in the language of this one. `to` is the Spanish path. */
export function LocalLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
	const locale = useLocale()
	return <Link to={localizePath(to, locale)} prefetch="intent" viewTransition {...props} />
}
