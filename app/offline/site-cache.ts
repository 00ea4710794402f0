/*
 * The service worker's cache, and how pages find what is in it. A page lists the code and the pictures that it was cached
 * with. Their names carry their hashes, so pages of several versions of the site can be in it side by side.
 */

export const siteCacheName = 'site'

export const openSiteCache = () => caches.open(siteCacheName)

/** When the copy was made, in milliseconds. */
export const cachedAtHeader = 'x-cached-at'
/** The addresses of the files that belong to the page. */
export const filesHeader = 'x-cached-files'
/** A page for one guest (`no-store`) responds with `x-offline: keep` to be cached in the browser that opened it. */
export const askHeader = 'x-offline'

/** Shown in place of a page that is not cached. */
export const offlinePath = '/offline'

/** Cached from the first visit on, with their code (scripts/build.ts). Spanish paths. */
export const pathsForTheRoad = [offlinePath, '/', '/arrive', '/menu', '/booking', '/contact-us']

/** Never cached, nor served from a cache. Spanish paths. */
export function isPrivate(path: string): boolean {
	return /^\/(admin|api)(\/|\.|$)/.test(path)
}

export function isFile(pathname: string): boolean {
	return /^\/(assets|pictures)\//.test(pathname)
}

export async function findCached(pathname: string): Promise<Response | undefined> {
	return (await openSiteCache()).match(pathname)
}

export async function cachedPaths(): Promise<Set<string>> {
	const requests = await (await openSiteCache()).keys()
	const paths = requests.map(({ url }) => new URL(url).pathname)
	return new Set(paths.filter((path) => !isFile(path)))
}

export async function deleteCached(pathname: string) {
	await (await openSiteCache()).delete(pathname)
}
