import {
	cachedAtHeader,
	deleteCached,
	findCached,
	isFile,
	isPrivate,
	offlinePath,
	openSiteCache,
} from '#app/offline/site-cache.ts'
import { hasOwnContent } from '#app/site/page-parameters.ts'
import { type Locale, locales, localizePath, splitLocale } from '#domain/locale.ts'
import type { FetchEvent } from './scope.ts'

/** If the address itself is cached, a slower network counts as offline. */
const slowLineMs = 3_000

/**
 * The page from the network, or else its cached copy, or else the offline page. Pages are cached without a query: an
 * address with one waits for the network, however slow it is. The copy stands in for it only without a connection, and
 * never for the outcome of a form, which the copy would deny.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
	const { pathname, search, searchParams } = new URL(event.request.url)
	const { locale, path } = splitLocale(pathname)
	const network = fetchPage(event)
	if (isPrivate(path)) return network
	// A failure that comes before the cached copy has been looked up is handled below.
	network.catch(() => {})
	// Storage may fail; the network must not depend on it.
	const cached = await findCached(pathname).catch(() => undefined)
	// A picture that is opened by itself: its name has its hash.
	if (cached && isFile(pathname)) return cached
	const standIn = hasOwnContent(searchParams) ? undefined : cached
	try {
		const page = standIn ? whole(network) : network
		const response = await (standIn && !search ? inTime(page) : page)
		if (cached && [404, 410].includes(response.status)) event.waitUntil(deleteCached(pathname))
		return response
	} catch (failure) {
		if (standIn) return asCached(standIn)
		const offline = await findOfflinePage(locale).catch(() => undefined)
		if (!offline) throw failure
		return asCached(offline)
	}
}

/** Only the language of the first visit is cached: its page is better than the browser's own. */
async function findOfflinePage(asked: Locale): Promise<Response | undefined> {
	const [own, ...others] = await Promise.all(
		[asked, ...locales].map((locale) => findCached(localizePath(offlinePath, locale))),
	)
	return own ?? others.find(Boolean)
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
	return (await preloadResponse) ?? (await fetch(request))
}

/** Reads the response to its end, because a weak line may break off in the middle. */
async function whole(network: Promise<Response>): Promise<Response> {
	const response = await network
	// The browser follows a redirect itself, and scripts cannot read it.
	if (response.type === 'opaqueredirect') return response
	const { status, statusText, headers } = response
	return new Response(await response.arrayBuffer(), { status, statusText, headers })
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
	const late = new Promise<never>((_, reject) => setTimeout(reject, slowLineMs))
	return Promise.race([work, late])
}

/** The copy with its date, which the page shows (signal-line.tsx). */
async function asCached(cached: Response): Promise<Response> {
	const html = await cached.text()
	const cachedAt = Number(cached.headers.get(cachedAtHeader))
	return new Response(html.replace('<html ', `<html data-cached-at="${cachedAt}" `), {
		headers: cached.headers,
	})
}

/** Files with a hash in their name are immutable: a cached one is always right. */
export async function respondWithFile({ request }: FetchEvent): Promise<Response> {
	const { pathname } = new URL(request.url)
	const cached = await findCached(pathname).catch(() => undefined)
	if (cached) return cached
	try {
		return await fetch(request)
	} catch (failure) {
		const similar = await findOtherWidth(pathname).catch(() => undefined)
		if (similar) return similar
		throw failure
	}
}

/**
 * The same picture in another width or format: `lake-1a2b3c4d-640.avif` for `lake-1a2b3c4d-1280.webp`, and
 * `dome-5e6f7a8b-360.avif` for `dome-5e6f7a8b.svg`.
 */
async function findOtherWidth(pathname: string): Promise<Response | undefined> {
	const [stem] = /^\/pictures\/.+-[0-9a-f]{8}(?=(?:-\d+)?\.\w+$)/.exec(pathname) ?? []
	if (!stem) return undefined
	const cache = await openSiteCache()
	const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(stem))
	return other && cache.match(other)
}
