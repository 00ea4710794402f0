import {
	cachedAtHeader,
	filesHeader,
	isFile,
	openSiteCache,
	siteCacheName,
} from '#app/offline/site-cache.ts'

const mostBytes = 5 * 1024 * 1024

/** Keeps the wanted pages, then the newest, with their files, as far as they fit. */
export async function trim(wanted: ReadonlySet<string>) {
	const cache = await openSiteCache()
	const entries = await readEntries(cache)
	const pages = entries
		.filter(({ path }) => !isFile(path))
		.sort((a, b) => +wanted.has(b.path) - +wanted.has(a.path) || b.cachedAt - a.cachedAt)
	const kept = new Set<Entry>()
	let bytes = 0
	for (const page of pages) {
		const isNew = (entry: Entry) => !kept.has(entry) && page.files.includes(entry.path)
		const added = [page, ...entries.filter(isNew)]
		const more = added.reduce((sum, entry) => sum + entry.bytes, 0)
		if (bytes + more > mostBytes) continue
		bytes += more
		for (const entry of added) kept.add(entry)
	}
	const others = entries.filter((entry) => !kept.has(entry))
	await Promise.all(others.map(({ path }) => cache.delete(path)))
}

type Entry = Awaited<ReturnType<typeof readEntries>>[number]

async function readEntries(cache: Cache) {
	return Promise.all(
		(await cache.keys()).map(async (request) => {
			const response = await cache.match(request)
			return {
				path: new URL(request.url).pathname,
				bytes: (await response?.blob())?.size ?? 0,
				cachedAt: Number(response?.headers.get(cachedAtHeader)),
				files: response?.headers.get(filesHeader)?.split(' ') ?? [],
			}
		}),
	)
}

/** Earlier workers had a cache for each version of the site. */
export async function dropOtherCaches() {
	const others = (await caches.keys()).filter((name) => name !== siteCacheName)
	await Promise.all(others.map((name) => caches.delete(name)))
}
