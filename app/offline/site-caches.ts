/*
 * The service worker's caches, and how pages find what is in them. One cache for each version of the site: a page is cached together
 * with the code and the pictures of its own version, so that versions never mix.
 */

const prefix = 'palma-'

export const cacheOf = (version: string) => prefix + version

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

/** The caches of the site, newest first. */
export async function siteCaches(): Promise<{ name: string; cache: Cache }[]> {
	const names = (await caches.keys()).filter((name) => name.startsWith(prefix)).reverse()
	return Promise.all(names.map(async (name) => ({ name, cache: await caches.open(name) })))
}

/** A cached page or file, of the newest version that has it. */
export async function findCached(pathname: string): Promise<Response | undefined> {
	for (const { cache } of await siteCaches()) {
		const cached = await cache.match(pathname)
		if (cached) return cached
	}
	return undefined
}

export async function cachedPaths(): Promise<Set<string>> {
	const all = await Promise.all((await siteCaches()).map(({ cache }) => cache.keys()))
	const paths = all.flat().map(({ url }) => new URL(url).pathname)
	return new Set(paths.filter((path) => !isFile(path)))
}

/** Called for a guest's own page when they delete their data. */
export async function deleteCached(pathname: string) {
	await Promise.all((await siteCaches()).map(({ cache }) => cache.delete(pathname)))
}
