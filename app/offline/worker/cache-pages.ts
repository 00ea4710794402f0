import {
	askHeader,
	cachedAtHeader,
	filesHeader,
	findCached,
	isFile,
	isPrivate,
	offlinePath,
	openSiteCache,
	pathsForTheRoad,
} from '#app/offline/site-cache.ts'
import { localizePath, splitLocale } from '#domain/locale.ts'
import { isOfThisVersion, site } from './site-build.ts'
import { trim } from './trim.ts'

/** Sent by a page to the worker once it is at rest. */
export type CacheOrder = {
	path: string
	/** The addresses that the page has loaded: the files among them cost nothing more. */
	loaded: string[]
	/** The visitor saves data: only what has been loaded is cached, and the offline page. */
	isFrugal: boolean
	/** Somebody of the house is signed in, who opens guests' pages in a browser that others share. */
	isOfHouse: boolean
}

/** In the language of the page that asks. */
export async function cachePages({ path, isFrugal, isOfHouse, ...order }: CacheOrder) {
	const loaded = filesAmong(order.loaded)
	const { locale } = splitLocale(path)
	const wanted = (isFrugal ? [offlinePath] : pathsForTheRoad).map((page) =>
		localizePath(page, locale),
	)
	await cachePage(path, { loaded, isFrugal }, isOfHouse)
	// The font, which every page loads, and code.
	const assets = loaded.filter((file) => file.startsWith('/assets/'))
	for (const page of wanted)
		if (page !== path && !(await isCachedInThisVersion(page)))
			await cachePage(page, { loaded: assets, isFrugal })
	await trim(new Set(wanted))
}

function filesAmong(addresses: string[]): string[] {
	return addresses
		.map((address) => new URL(address, location.href))
		.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname))
		.map(({ pathname }) => pathname)
}

async function isCachedInThisVersion(path: string): Promise<boolean> {
	const cached = await findCached(path)
	return cached !== undefined && isOfThisVersion(await cached.text())
}

type Files = Pick<CacheOrder, 'loaded' | 'isFrugal'>

/** The files first: a page is cached whole or not at all. */
async function cachePage(path: string, { loaded, isFrugal }: Files, isOfHouse = false) {
	const page = await fetch(path)
	if (!isCacheable(page, path, isOfHouse)) return
	const html = await page.text()
	// Another version is online: its own worker caches its pages.
	if (!isOfThisVersion(html)) return
	const files = isFrugal ? loaded : [...site.files, ...loaded, ...picturesOf(html, loaded)]
	const unique = [...new Set(files)]
	const cache = await openSiteCache()
	await Promise.all(unique.map((file) => cacheFile(cache, file)))
	const headers = new Headers(page.headers)
	headers.set(cachedAtHeader, String(Date.now()))
	headers.set(filesHeader, unique.join(' '))
	await cache.put(path, new Response(html, { headers }))
}

function isCacheable(
	{ status, redirected, headers }: Response,
	path: string,
	isOfHouse: boolean,
): boolean {
	const isForAll = !headers.get('cache-control')?.includes('no-store')
	return (
		status === 200 &&
		!redirected &&
		!isPrivate(splitLocale(path).path) &&
		(headers.get('content-type') ?? '').startsWith('text/html') &&
		(isForAll || (!isOfHouse && headers.get(askHeader) === 'keep'))
	)
}

async function cacheFile(cache: Cache, file: string) {
	if (await cache.match(file)) return
	const response = await fetch(file)
	if (!response.ok) throw new Error(`${file} could not be fetched`)
	await cache.put(file, response)
}

/** Wide enough for a phone; a photograph of another width answers in its place (respond.ts). */
const pictureWidth = 640

/** One file for each picture of the page: the one that is loaded already, or one for a phone. */
export function picturesOf(html: string, loaded: string[]): string[] {
	const pictures = html.match(/<picture[\s\S]*?<\/picture>|<img[^>]*>/g) ?? []
	return pictures.flatMap((picture) => {
		const [, srcset = ''] = /<source[^>]* srcSet="([^"]*)"/i.exec(picture) ?? []
		// Widths ascend.
		const sources = srcset.split(/,\s*/)
		const forPhone =
			sources.find((source) => Number(/ (\d+)w$/.exec(source)?.[1]) >= pictureWidth) ??
			sources.at(-1)
		const file =
			loaded.find((address) => picture.includes(address)) ??
			(forPhone?.split(' ')[0] || /<img[^>]* src="([^"]*)"/.exec(picture)?.[1])
		return file?.startsWith('/pictures/') ? [file] : []
	})
}
