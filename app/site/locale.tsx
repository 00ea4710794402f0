import { Link, type LinkProps, useLocation, useMatches } from 'react-router'
import { type Locale, localizePath, splitLocale } from '#domain/locale.ts'

export function useLocale(): Locale {
	return splitLocale(useLocation().pathname).locale
}

/** The same outside React: in event handlers and in code that is loaded on demand. */
export function localeHere(): Locale {
	return splitLocale(location.pathname).locale
}

/** The Spanish path of the current page; an unknown path shows the home page. */
export function usePagePath(): string {
	const { path } = splitLocale(useLocation().pathname)
	const isUnknown = useMatches().at(-1)?.id === 'pages/unknown-path'
	return isUnknown ? '/' : path
}

/** Whether a Spanish path belongs to the owner's desk. */
export function isDesk(path: string): boolean {
	return path.startsWith('/admin')
}

/** A link to another page of the site in the current language. `to` is the Spanish path. */
export function LocalLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
	const { locale, path } = splitLocale(useLocation().pathname)
	return (
		<Link
			to={localizePath(to, locale)}
			prefetch="intent"
			viewTransition
			// Every page has all routes (react-router.config.ts).
			discover="none"
			// Pages for visitors do not have the desk's routes (scripts/build.ts).
			reloadDocument={isDesk(to) && !isDesk(path)}
			{...props}
		/>
	)
}
