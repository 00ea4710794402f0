import type { ServerBuild } from 'react-router'
import { pageParameters } from '#app/site/page-parameters.ts'
import { type Locale, splitLocale } from '#domain/locale.ts'
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

/** The routes that render each path below the root, the page's own last: 'en?/menu' is '/menu' and '/en/menu'. */
export type KnownPaths = ReadonlyMap<string, readonly string[]>

export function knownPaths(routes: ServerBuild['routes']): KnownPaths {
	const known = new Map<string, readonly string[]>()
	for (const route of Object.values(routes)) {
		if (!route?.path || route.path === '*') continue
		const parent = route.parentId
		const rest = route.path.replace(/^en\?\/?/, '')
		for (const path of rest === '' ? ['/', '/en'] : [`/${rest}`, `/en/${rest}`])
			known.set(path, parent && parent !== 'root' ? [parent, route.id] : [route.id])
	}
	return known
}

/** What a segment such as ':key' may be: keys of guests' pages and invitations, ids of requests. */
const parameterValue = /^[\w-]{1,100}$/

/** The path as its route has it: '/en/request/abc' is '/en/request/:key'. An unknown path stays as it is. */
export function routePathOf(pathname: string, known: KnownPaths): string {
	if (known.has(pathname)) return pathname
	const asked = pathname.split('/')
	const isAsked = (path: string) => {
		const own = path.split('/')
		const fits = (part: string, place: number) =>
			part === asked[place] || (part.startsWith(':') && parameterValue.test(asked[place] ?? ''))
		return own.length === asked.length && own.every(fits)
	}
	return [...known.keys()].find(isAsked) ?? pathname
}

/** All unknown paths of a language show the same page, which is cached once, under this path. */
function unknownPathOf(locale: Locale): string {
	return locale === 'en' ? '/en/-' : '/-'
}

/** A path that cannot be decoded, such as `/%E0%A4%A`, shows the home page like any other unknown path. */
export function withDecodablePath(url: string): string {
	const [path = ''] = url.split('?')
	if (path.startsWith('/api/')) return url
	try {
		decodeURIComponent(path)
		return url
	} catch {
		return unknownPathOf(splitLocale(path).locale)
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
	url: URL,
	known: KnownPaths,
	today = dayInBogota(Date.now()),
): PageRequest {
	const isData = isDeskData(url.pathname)
	const pathname = isData ? url.pathname.slice(0, -'.data'.length) : url.pathname
	const route = routePathOf(pathname, known)
	const page = known.has(route) ? pathname : unknownPathOf(splitLocale(pathname).locale)
	const allowed = new URLSearchParams()
	if (isData) allowRoutes(url.searchParams.get('_routes'), known.get(route) ?? [], allowed)
	// A page with one of them is not cached. Parameters that no page reads (?utm_source=…) are ignored.
	for (const name of pageParameters) {
		const value = url.searchParams.get(name)
		if (value !== null) allowed.set(name, value)
	}
	for (const name of ['for', 'month'] as const) {
		const value = url.searchParams.get(name)
		if (value !== null && isKnownValue(name, value, page, today)) allowed.set(name, value)
	}
	const address = page + (isData ? '.data' : '') + (allowed.size > 0 ? `?${allowed}` : '')
	const isForAll = route === pathname && !pageParameters.some((name) => allowed.has(name))
	return { address, cacheKey: isForAll ? address : undefined }
}

/**
 * React Router asks for the data of some of a page's routes. Only the page's own count, in one order: made-up ones would
 * each take a place in the cache, until the pages that others want are out.
 */
function allowRoutes(asked: string | null, own: readonly string[], allowed: URLSearchParams) {
	const names = asked?.split(',') ?? []
	const routes = ['root', ...own].filter((name) => names.includes(name))
	if (routes.length > 0) allowed.set('_routes', routes.join(','))
}

/** React Router fetches the data of a section of the desk at its address with this ending. Visitors' pages have none. */
function isDeskData(pathname: string): boolean {
	return /^(\/en)?\/admin(\/.*)?\.data$/.test(pathname)
}
