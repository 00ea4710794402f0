import type { ServerBuild } from 'react-router'
import type { Locale } from '#domain/locale.ts'

/** Every address that shows a page of its own, read off the routes: 'en?/menu' is '/menu' and '/en/menu'. */
export function knownPaths(routes: ServerBuild['routes']): Set<string> {
	const patterns = Object.values(routes)
		.map((route) => route?.path)
		.filter((path): path is string => Boolean(path) && path !== '*')
	return new Set(
		patterns.flatMap((pattern) => {
			const rest = pattern.replace(/^en\?\/?/, '')
			return rest === '' ? ['/', '/en'] : [`/${rest}`, `/en/${rest}`]
		}),
	)
}

/** All unknown paths of a language show the same page: it is rendered and kept once, under this address. */
export function unknownPathOf(locale: Locale): string {
	return locale === 'en' ? '/en/-' : '/-'
}
