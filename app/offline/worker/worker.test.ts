import { beforeEach, expect, test, vi } from 'vitest'
import { pathsForTheRoad } from '#app/offline/site-cache.ts'
import { fakeCaches } from '#tests/helpers/fake-caches.ts'
import type { FetchEvent } from './scope.ts'

const origin = 'https://palma.example'

/** The network's responses, by path; anything else fails as without a connection. */
let network: Record<string, () => Response | Promise<Response>>
let asked: string[]

beforeEach(() => {
	network = {}
	asked = []
	vi.stubGlobal('caches', fakeCaches())
	vi.stubGlobal('location', new URL(origin))
	vi.stubGlobal('builtSite', {
		entry: '/assets/islands-v2.js',
		files: ['/assets/base-11111111.js'],
	})
	vi.stubGlobal('fetch', async (request: RequestInfo | URL) => {
		const url = new URL(request instanceof Request ? request.url : request, origin)
		asked.push(url.pathname)
		const response = network[url.pathname]
		if (!response) throw new TypeError('Failed to fetch')
		return response()
	})
	network['/assets/base-11111111.js'] = () => new Response('code')
	for (const path of ['/offline', '/en/offline']) network[path] = page({ body: `at ${path}` })
	vi.resetModules()
})

type PageOptions = { version?: string; body?: string; status?: number; headers?: object }

function page({ version = 'v2', body = '', status = 200, headers = {} }: PageOptions = {}) {
	return () =>
		new Response(
			`<!DOCTYPE html><html lang="es"><script>"/assets/islands-${version}.js"</script>${body}</html>`,
			{ status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } },
		)
}

async function askToCache(
	path: string,
	{ loaded = [] as string[], isFrugal = true, isOfHouse = false } = {},
) {
	const { cachePages } = await import('./cache-pages.ts')
	const addresses = loaded.map((file) => origin + file)
	await cachePages({ path, loaded: addresses, isFrugal, isOfHouse })
}

async function cachedPaths() {
	return [...(await (await import('#app/offline/site-cache.ts')).cachedPaths())]
}

async function open(path: string) {
	const { respondWithPage } = await import('./respond.ts')
	const background: Promise<unknown>[] = []
	const response = await respondWithPage({
		request: new Request(origin + path),
		preloadResponse: undefined,
		waitUntil: (work: Promise<unknown>) => background.push(work),
	} as unknown as FetchEvent)
	await Promise.all(background)
	return response
}

test('caches the page, the offline page and, unless data is saved, the pages for the road with code and pictures', async () => {
	const picture = '<img class="a" src="/pictures/lake-22222222.svg" alt="">'
	network['/pictures/lake-22222222.svg'] = () => new Response('<svg/>')
	for (const path of ['/camping', '/offline', '/', '/arrive', '/menu', '/booking', '/contact-us'])
		network[path] = page({ body: picture })
	await askToCache('/camping')
	expect(await cachedPaths()).toEqual(['/camping', '/offline'])
	expect(asked).not.toContain('/pictures/lake-22222222.svg')

	const font = '/assets/font-33333333.woff2'
	network[font] = () => new Response('font')
	await askToCache('/camping', { loaded: [font, '/api/reviews'], isFrugal: false })
	expect(await caches.match('/api/reviews')).toBeUndefined()
	expect((await caches.match('/menu'))?.headers.get('x-cached-files')).toContain(font)
	expect((await cachedPaths()).sort()).toEqual(
		['/', '/arrive', '/booking', '/camping', '/contact-us', '/menu', '/offline'].sort(),
	)
	expect(await caches.match('/pictures/lake-22222222.svg')).toBeDefined()
	expect(await caches.match('/assets/base-11111111.js')).toBeDefined()
})

test.each([
	['an error', '/camping', { status: 404 }],
	['a page for one visitor', '/booking', { headers: { 'cache-control': 'no-store' } }],
	['the owner’s desk', '/admin', {}],
	['the owner’s desk', '/en/admin/today', {}],
	['a call of the API', '/api/reviews', {}],
	['what is not a page', '/sitemap.xml', { headers: { 'content-type': 'application/xml' } }],
	['a page of another version', '/camping', { version: 'v3' }],
])('%s (%s) is never cached', async (_, path, options) => {
	network[path] = page(options)
	await askToCache(path)
	expect(await cachedPaths()).not.toContain(path)
})

test('a page whose files cannot be fetched is not cached, and an older copy stays', async () => {
	network['/camping'] = page({ body: 'first' })
	await askToCache('/camping')
	network['/camping'] = page({ body: 'second' })
	await expect(askToCache('/camping', { loaded: ['/assets/gone-33333333.js'] })).rejects.toThrow()
	delete network['/camping']
	expect(await (await open('/camping')).text()).toContain('first')
})

test('a guest’s own page is cached when it asks for it, and goes once the server has none', async () => {
	const headers = { 'cache-control': 'no-store', 'x-offline': 'keep' }
	network['/request/secret'] = page({ body: 'Ana', headers })
	await askToCache('/request/secret')
	delete network['/request/secret']
	expect(await (await open('/request/secret')).text()).toContain('Ana')
	network['/request/secret'] = page({ status: 404 })
	expect((await open('/request/secret')).status).toBe(404)
	expect(await cachedPaths()).not.toContain('/request/secret')
})

test('where somebody of the house is signed in, a guest’s own page is not cached', async () => {
	const headers = { 'cache-control': 'no-store', 'x-offline': 'keep' }
	network['/request/secret'] = page({ body: 'Ana', headers })
	network['/camping'] = page()
	for (const path of ['/request/secret', '/camping']) await askToCache(path, { isOfHouse: true })
	expect(await cachedPaths()).not.toContain('/request/secret')
	expect(await cachedPaths()).toContain('/camping')
})

test('a guest’s page that another version cached is deleted too', async () => {
	vi.stubGlobal('builtSite', { entry: '/assets/islands-v1.js', files: [] })
	const headers = { 'x-offline': 'keep' }
	network['/request/secret'] = page({ version: 'v1', body: 'Ana', headers })
	await askToCache('/request/secret')
	vi.stubGlobal('builtSite', { entry: '/assets/islands-v2.js', files: [] })
	vi.resetModules()
	const { deleteCached } = await import('#app/offline/site-cache.ts')
	expect(await cachedPaths()).toContain('/request/secret')
	await deleteCached('/request/secret')
	expect(await cachedPaths()).not.toContain('/request/secret')
})

test('a cached page says when it was cached; the network comes first', async () => {
	network['/menu'] = page({ body: 'trout' })
	await askToCache('/menu')
	network['/menu'] = page({ body: 'soup' })
	expect(await (await open('/menu')).text()).toContain('soup')
	delete network['/menu']
	const html = await (await open('/menu')).text()
	expect(html).toContain('trout')
	const cachedAt = Number(/<html data-cached-at="(\d+)"/.exec(html)?.[1])
	expect(Date.now() - cachedAt).toBeLessThan(60_000)
})

test.each([
	['does not answer', () => new Promise<Response>(() => {})],
	[
		'hangs half way',
		() =>
			new Response(
				new ReadableStream({
					start: (stream) => stream.enqueue(new TextEncoder().encode('<html lang="es">half')),
				}),
			),
	],
])('after three seconds a line that %s is as good as none', async (_, response) => {
	network['/menu'] = page({ body: 'trout' })
	await askToCache('/menu')
	network['/menu'] = response
	vi.useFakeTimers()
	try {
		let isAnswered = false
		const opened = open('/menu').then((response) => {
			isAnswered = true
			return response
		})
		await vi.advanceTimersByTimeAsync(2_900)
		expect(isAnswered).toBe(false)
		await vi.advanceTimersByTimeAsync(200)
		expect(await (await opened).text()).toContain('trout')
	} finally {
		vi.useRealTimers()
	}
})

test.each([
	'/booking?for=cabin&from=2027-01-04&to=2027-01-06',
	'/booking?sent=PC-1234&key=secret',
	'/request/secret?done=accept',
])('on a slow line %s waits for its own response', async (address) => {
	const { pathname } = new URL(address, origin)
	const headers = { 'x-offline': 'keep' }
	network[pathname] = page({ body: 'as it was', headers })
	await askToCache(pathname)
	const response = Promise.withResolvers<Response>()
	network[pathname] = () => response.promise
	vi.useFakeTimers()
	try {
		const opened = open(address)
		await vi.advanceTimersByTimeAsync(60_000)
		response.resolve(page({ body: 'as it is now' })())
		expect(await (await opened).text()).toContain('as it is now')
	} finally {
		vi.useRealTimers()
	}
})

test('without a connection the copy stands in for a choice on its page, never for what a form led to', async () => {
	for (const path of ['/booking', '/lodging', '/request/secret', '/reviews']) {
		network[path] = page({ body: 'as it was', headers: { 'x-offline': 'keep' } })
		await askToCache(path)
		delete network[path]
	}
	for (const address of [
		'/booking?for=cabin&from=2027-01-04',
		'/lodging?month=2027-01',
		'/lodging?utm_source=a',
	])
		expect(await (await open(address)).text(), address).toContain('as it was')
	for (const address of [
		'/request/secret?done=accept',
		'/request/secret?problem=receiptTooLarge',
		'/booking?sent=PC-1234&key=secret',
		'/reviews?sent=1&key=secret',
		'/reviews?before=2026-01-01',
		'/reviews?guest=secret',
	]) {
		expect(await (await open(address)).text(), address).toContain('at /offline')
	}
})

test('a guest’s page that the server has no more goes, also after a form', async () => {
	network['/request/secret'] = page({ body: 'Ana', headers: { 'x-offline': 'keep' } })
	await askToCache('/request/secret')
	network['/request/secret'] = page({ status: 404 })
	expect((await open('/request/secret?done=message')).status).toBe(404)
	expect(await cachedPaths()).not.toContain('/request/secret')
})

test('in place of a page that is not cached comes the offline page of its language, with its date', async () => {
	network['/en/menu'] = page()
	await expect(open('/en/games')).rejects.toThrow('Failed to fetch')
	await askToCache('/en/menu')
	expect(await (await open('/en/games?before=1')).text()).toMatch(
		/<html data-cached-at="\d+" .*at \/en\/offline/,
	)
	// No offline page in Spanish yet.
	expect(await (await open('/games')).text()).toContain('at /en/offline')
	await expect(open('/en/admin')).rejects.toThrow('Failed to fetch')
})

test('at most 5 MB are cached: the oldest pages go first, with the files that only they need', async () => {
	const { trim } = await import('./trim.ts')
	const cache = await caches.open('site')
	const megabyte = 'x'.repeat(1024 * 1024)
	for (const [index, path] of ['/a', '/b', '/c', '/d'].entries()) {
		const own = `/pictures${path}-44444444.svg`
		await cache.put(own, new Response(megabyte))
		const files = `${own} /assets/base-11111111.js`
		const headers = { 'x-cached-at': String(1000 + index), 'x-cached-files': files }
		await cache.put(path, new Response(megabyte.slice(0, 600_000), { headers }))
	}
	await cache.put('/assets/base-11111111.js', new Response('code'))
	await cache.put('/assets/nobodys-55555555.js', new Response('code'))
	await trim(new Set(['/a']))
	expect(await cachedPaths()).toEqual(['/a', '/c', '/d'])
	const left = (await cache.keys()).map(({ url }) => new URL(url).pathname)
	expect(left).toContain('/assets/base-11111111.js')
	expect(left).not.toContain('/pictures/b-44444444.svg')
	expect(left).not.toContain('/assets/nobodys-55555555.js')
})

test('a new version caches its pages for the road again; pages of the previous version keep their own code', async () => {
	network['/assets/base-00000000.js'] = () => new Response('older code')
	vi.stubGlobal('builtSite', {
		entry: '/assets/islands-v1.js',
		files: ['/assets/base-00000000.js'],
	})
	const release = (version: string) => {
		for (const path of ['/camping', '/games', ...pathsForTheRoad]) network[path] = page({ version })
	}
	release('v1')
	for (const path of ['/camping', '/games']) await askToCache(path, { isFrugal: false })

	vi.stubGlobal('builtSite', {
		entry: '/assets/islands-v2.js',
		files: ['/assets/base-11111111.js'],
	})
	vi.resetModules()
	release('v2')
	await askToCache('/camping', { isFrugal: false })
	delete network['/games']
	for (const [path, version] of [
		['/camping', 'v2'],
		['/offline', 'v2'],
		['/games', 'v1'],
	] as const)
		expect(await (await open(path)).text(), path).toContain(`islands-${version}.js`)
	expect(await caches.match('/assets/base-00000000.js')).toBeDefined()

	network['/games'] = page()
	await askToCache('/games', { isFrugal: false })
	expect(await caches.match('/assets/base-00000000.js')).toBeUndefined()
})

test('the caches that earlier workers named after versions are deleted', async () => {
	for (const name of ['palma-v0', 'palma-v1', 'site']) await caches.open(name)
	const { dropOtherCaches } = await import('./trim.ts')
	await dropOtherCaches()
	expect(await caches.keys()).toEqual(['site'])
})

test('one file is cached for each picture: the loaded one, or one for a phone', async () => {
	const { picturesOf } = await import('./cache-pages.ts')
	const srcset = [320, 640, 1280].map((width) => `/pictures/lake-1a2b3c4d-${width}.avif ${width}w`)
	const html = `<picture><source type="image/avif" srcSet="${srcset.join(', ')}" sizes="100vw"/><source type="image/webp" srcSet="/pictures/lake-1a2b3c4d-640.webp 640w"/><img src="/pictures/lake-1a2b3c4d-640.jpg" alt=""/></picture><img src="/pictures/map-5e6f7a8b.svg" alt=""/><img src="https://elsewhere.example/a.png">`
	expect(picturesOf(html, [])).toEqual([
		'/pictures/lake-1a2b3c4d-640.avif',
		'/pictures/map-5e6f7a8b.svg',
	])
	expect(picturesOf(html, ['/pictures/lake-1a2b3c4d-320.avif'])[0]).toContain('-320.avif')
	const card = `<picture><source media="(max-width: 575.98px)" srcSet="/pictures/dome-5e6f7a8b-360.avif"/><img src="/pictures/dome-5e6f7a8b.svg" alt=""/></picture>`
	expect(picturesOf(card, [])).toEqual(['/pictures/dome-5e6f7a8b-360.avif'])
	expect(picturesOf(card, ['/pictures/dome-5e6f7a8b.svg'])).toEqual(['/pictures/dome-5e6f7a8b.svg'])
})

test('without a connection another width of a picture answers for the one asked for', async () => {
	const cache = await caches.open('site')
	await cache.put('/pictures/lake-1a2b3c4d-640.avif', new Response('the lake'))
	await cache.put('/pictures/dome-5e6f7a8b-360.avif', new Response('the dome'))
	const { respondWithFile } = await import('./respond.ts')
	const ask = (path: string) =>
		respondWithFile({ request: new Request(origin + path) } as unknown as FetchEvent)
	expect(await (await ask('/pictures/lake-1a2b3c4d-1280.webp')).text()).toBe('the lake')
	expect(await (await ask('/pictures/dome-5e6f7a8b.svg')).text()).toBe('the dome')
	await expect(ask('/pictures/lake-99999999-1280.webp')).rejects.toThrow()
})

test('a picture opened by itself without a connection is the cached file, byte by byte', async () => {
	const picture = '/pictures/lake-22222222-640.avif'
	const bytes = new Uint8Array([0, 0x9f, 0xff, 0xfe, 0x80])
	const { openSiteCache } = await import('#app/offline/site-cache.ts')
	await (await openSiteCache()).put(picture, new Response(bytes))
	expect(new Uint8Array(await (await open(picture)).arrayBuffer())).toEqual(bytes)
})
