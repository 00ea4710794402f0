import {
	cachedAtHeader,
	cacheOf,
	filesHeader,
	isFile,
	siteCaches,
} from '#app/offline/site-caches.ts'
import { site } from './site-build.ts'

const mostBytes = 5 * 1024 * 1024

/** Keeps the wanted pages, then the newest, with their files, as far as they fit. */
export async function trim(wanted: ReadonlySet<string>) {
	const entries = (await Promise.all((await siteCaches()).map(readCache))).flat()
	const pages = entries
		.filter(({ path }) => !isFile(path))
		.sort((a, b) => +wanted.has(b.path) - +wanted.has(a.path) || b.cachedAt - a.cachedAt)
	const kept = new Set<Entry>()
	let bytes = 0
	for (const page of pages) {
		const isNew = (entry: Entry) =>
			!kept.has(entry) && entry.cache === page.cache && page.files.includes(entry.path)
		const added = [page, ...entries.filter(isNew)]
		const more = added.reduce((sum, entry) => sum + entry.bytes, 0)
		if (bytes + more > mostBytes) continue
		bytes += more
		for (const entry of added) kept.add(entry)
	}
	const others = entries.filter((entry) => !kept.has(entry))
	await Promise.all(others.map(({ cache, path }) => cache.delete(path)))
}

type Entry = Awaited<ReturnType<typeof readCache>>[number]

async function readCache({ cache }: { cache: Cache }) {
	return Promise.all(
		(await cache.keys()).map(async (request) => {
			const response = await cache.match(request)
			return {
				cache,
				path: new URL(request.url).pathname,
				bytes: (await response?.blob())?.size ?? 0,
				cachedAt: Number(response?.headers.get(cachedAtHeader)),
				files: response?.headers.get(filesHeader)?.split(' ') ?? [],
			}
		}),
	)
}

/** The version before this one may still be open in a tab. Older ones are deleted. */
export async function dropOldVersions() {
	const others = (await siteCaches()).filter(({ name }) => name !== cacheOf(site.version))
	await Promise.all(others.slice(1).map(({ name }) => caches.delete(name)))
}
