import {
	findKept,
	forgetKept,
	isPrivate,
	keptAtHeader,
	offlinePath,
	siteCaches,
} from '#app/offline/kept.ts'
import { localizePath, splitLocale } from '#domain/locale.ts'
import type { FetchEvent } from './scope.ts'

/** If a copy is kept, a slower network counts as offline. */
const slowLineMs = 3_000

/** The page from the network, or else its kept copy, or else the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
	const { pathname, search } = new URL(event.request.url)
	const { locale, path } = splitLocale(pathname)
	const network = fetchPage(event)
	if (isPrivate(path)) return network
	// A failure that comes before the kept copy has been looked up is handled below.
	network.catch(() => {})
	// Storage may fail; the network must not depend on it.
	const kept = await findKept(pathname).catch(() => undefined)
	try {
		const response = await (kept ? inTime(whole(network)) : network)
		if (kept && [404, 410].includes(response.status)) event.waitUntil(forgetKept(pathname))
		return response
	} catch (failure) {
		if (kept) return asKept(kept)
		const offline = localizePath(offlinePath, locale)
		if (!(await findKept(offline).catch(() => undefined))) throw failure
		const from = new URLSearchParams({ from: pathname + search })
		return Response.redirect(new URL(`${offline}?${from}`, event.request.url).href, 302)
	}
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
	return (await preloadResponse) ?? (await fetch(request))
}

/** Reads the answer to its end, because a weak line may break off in the middle. */
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
async function asKept(kept: Response): Promise<Response> {
	const html = await kept.text()
	const keptAt = Number(kept.headers.get(keptAtHeader))
	return new Response(html.replace('<html ', `<html data-kept-at="${keptAt}" `), {
		headers: kept.headers,
	})
}

/** Files with a hash in their name are immutable: a cached one is always right. */
export async function answerFile({ request }: FetchEvent): Promise<Response> {
	const { pathname } = new URL(request.url)
	const kept = await findKept(pathname).catch(() => undefined)
	if (kept) return kept
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
	const stem = stemOf(pathname)
	if (!stem) return undefined
	for (const { cache } of await siteCaches())
		for (const request of await cache.keys())
			if (stemOf(new URL(request.url).pathname) === stem) return cache.match(request)
	return undefined
}

/** Name and hash of a picture's file. */
function stemOf(pathname: string): string | undefined {
	return /^\/pictures\/.+-[0-9a-f]{8}(?=(?:-\d+)?\.\w+$)/.exec(pathname)?.[0]
}
