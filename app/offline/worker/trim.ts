import {
	cachedAtHeader,
	cacheOf,
	filesHeader,
	isFile,
	siteCaches,
} from '#app/offline/site-caches.ts'
import { site } from './site-build.ts'

const mostBytes = 5 * 1024 * 1024

type Entry = { cache: Cache; path: string; bytes: number }
type Page = Entry & { cachedAt: number; files: Set<string>; isWanted: boolean }

/** Evicts the oldest pages, and files that no other page needs, until the cache fits its limit. */
export async function trim(wanted: ReadonlySet<string>) {
	for (const { name, cache } of await siteCaches()) {
		const isOwn = name === cacheOf(site.version)
		const { pages, files } = await readCache(cache, isOwn ? wanted : new Set())
		await dropUnneeded(pages, files)
	}
	for (;;) {
		const all = await Promise.all(
			(await siteCaches()).map(({ name, cache }) =>
				readCache(cache, name === cacheOf(site.version) ? wanted : new Set()),
			),
		)
		const pages = all.flatMap((one) => one.pages)
		const bytes = [...pages, ...all.flatMap((one) => one.files)].reduce(
			(sum, entry) => sum + entry.bytes,
			0,
		)
		const [oldest] = pages.sort(
			(a, b) => Number(a.isWanted) - Number(b.isWanted) || a.cachedAt - b.cachedAt,
		)
		if (bytes <= mostBytes || !oldest) return
		await oldest.cache.delete(oldest.path)
		const { pages: left, files } = await readCache(oldest.cache, wanted)
		await dropUnneeded(left, files)
	}
}

async function dropUnneeded(pages: Page[], files: Entry[]) {
	const needed = new Set(pages.flatMap((page) => [...page.files]))
	const unneeded = files.filter(({ path }) => !needed.has(path))
	await Promise.all(unneeded.map(({ cache, path }) => cache.delete(path)))
}

async function readCache(cache: Cache, wanted: ReadonlySet<string>) {
	const entries = await Promise.all(
		(await cache.keys()).map(async (request): Promise<Page> => {
			const path = new URL(request.url).pathname
			const response = await cache.match(request)
			return {
				cache,
				path,
				isWanted: wanted.has(path),
				bytes: (await response?.blob())?.size ?? 0,
				cachedAt: Number(response?.headers.get(cachedAtHeader)),
				files: new Set(response?.headers.get(filesHeader)?.split(' ')),
			}
		}),
	)
	return {
		pages: entries.filter(({ path }) => !isFile(path)),
		files: entries.filter(({ path }) => isFile(path)),
	}
}

/** The version before this one may still be open in a tab. Older ones are deleted. */
export async function dropOldVersions() {
	const others = (await siteCaches()).filter(({ name }) => name !== cacheOf(site.version))
	await Promise.all(others.slice(1).map(({ name }) => caches.delete(name)))
}
