import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { pageParameters } from '#app/site/page-parameters.ts'
import { localizePath, splitLocale } from '#domain/locale.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { type Day, dayInBogota } from '#domain/time/dates.ts'
import { shownMonths } from '#domain/time/months.ts'

/** The one address of a page, without doubled or trailing slashes; undefined when the address is that already. */
export function canonicalPath(url: string): string | undefined {
	const [path = '/', ...query] = url.split('?')
	// Browsers read a backslash as a slash: '/\\host' must not become a link to another site.
	const canonical = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1')
	if (canonical === path || !canonical.startsWith('/')) return undefined
	return [canonical, ...query].join('?')
}

/** The routes of the build as React Router matches them. */
export function routesOf(build: ServerBuild['routes'], parentId?: string): RouteObject[] {
	return Object.values(build)
		.flatMap((route) => route ?? [])
		.filter((route) => route.parentId === parentId)
		.map(({ id, path, module }) => ({
			id,
			path,
			caseSensitive: true,
			action: module.action !== undefined,
			children: routesOf(build, id),
		}))
}

/** What a segment such as ':key' may be: keys of guests' pages and invitations, ids of requests. */
const parameterValue = /^[\w-]{1,100}$/

/** The route of a page, and its path without escapes; undefined for an unknown path. */
export function findPage(routes: RouteObject[], pathname: string) {
	const match = matchRoutes(routes, pathname)?.at(-1)
	if (!match || match.route.path === '*') return undefined
	const parameters = Object.values(match.params).map(String)
	if (!parameters.every((value) => parameterValue.test(value))) return undefined
	return { ...match, isForAll: parameters.length === 0 }
}

/** All unknown paths of a language show the same page, which is cached once, under this path. */
export function unknownPathOf(pathname: string): string {
	return localizePath('/-', splitLocale(pathname).locale)
}

/** A path that cannot be decoded, such as `/%E0%A4%A`, shows the home page like any other unknown path. */
export function withDecodablePath(url: string): string {
	const [path = ''] = url.split('?')
	if (path.startsWith('/api/')) return url
	try {
		decodeURIComponent(path)
		return url
	} catch {
		return unknownPathOf(path)
	}
}

type PageRequest = {
	/** The address that React Router renders. */
	address: string
	/** The page's key in the cache; undefined when the response is for this visitor alone. */
	cacheKey: string | undefined
}

/** Parameters with few values: a page is cached once per value. Other values are ignored. */
function isKnownValue(name: 'for' | 'month', value: string, page: string, today: Day): boolean {
	const { path } = splitLocale(page)
	if (name === 'for') return path === '/booking' && (offerIds as readonly string[]).includes(value)
	return calendarPaths.includes(path) && shownMonths(today).includes(value)
}

const calendarPaths = ['/lodging', '/cocora-nidos-del-condor', '/camping']

export function readPageRequest(
	{ pathname, search, searchParams }: URL,
	routes: RouteObject[],
	today = dayInBogota(Date.now()),
): PageRequest {
	// React Router fetches the data of a section of the desk at its address with this ending. Visitors' pages have none.
	if (/^\/admin(\/.*)?\.data$/.test(splitLocale(pathname).path))
		return { address: pathname + search, cacheKey: undefined }
	const found = findPage(routes, pathname)
	const page = found?.pathname ?? unknownPathOf(pathname)
	const allowed = new URLSearchParams()
	// A page with one of them is not cached. Parameters that no page reads (?utm_source=…) are ignored.
	for (const name of pageParameters) {
		const value = searchParams.get(name)
		if (value !== null) allowed.set(name, value)
	}
	const isForAll = found?.isForAll !== false && allowed.size === 0
	for (const name of ['for', 'month'] as const) {
		const value = searchParams.get(name)
		if (value !== null && isKnownValue(name, value, page, today)) allowed.set(name, value)
	}
	const address = allowed.size > 0 ? `${page}?${allowed}` : page
	return { address, cacheKey: isForAll ? address : undefined }
}
