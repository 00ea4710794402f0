import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { inWriteTransaction } from '#db/site-version.ts'
import { describeSampledDatabase, describeSqlite } from '#tests/helpers/database/database.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

describeSqlite(({ open }) => {
	test('a page is sent with brotli, gzip or no compression, as the browser accepts', async () => {
		const app = await buildTestApp(await open())
		const get = (encoding: string) =>
			app.inject({ url: '/en', headers: { 'accept-encoding': encoding } })
		const plain = await get('identity')
		const brotli = await get('gzip, deflate, br')
		const gzip = await get('gzip')
		expect(plain.headers['content-encoding']).toBeUndefined()
		expect(brotli.headers['content-encoding']).toBe('br')
		expect(gzip.headers['content-encoding']).toBe('gzip')
		expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
		expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
		expect(brotli.headers.vary).toBe('Accept-Encoding')
		expect(plain.body).toContain('<html lang="en"')
	})

	test('a browser that has the current page gets a 304', async () => {
		const app = await buildTestApp(await open())
		const first = await app.inject({ url: '/' })
		expect(first.headers['cache-control']).toBe('no-cache')
		const again = await app.inject({
			url: '/',
			headers: { 'if-none-match': String(first.headers.etag) },
		})
		expect(again.statusCode).toBe(304)
		expect(again.body).toBe('')
		expect(again.headers.etag).toBe(first.headers.etag)
		const other = await app.inject({ url: '/', headers: { 'if-none-match': '"something-else"' } })
		expect(other.statusCode).toBe(200)
	})

	test('HEAD answers as GET does, without the body', async () => {
		const app = await buildTestApp(await open())
		const [get, head] = [
			await app.inject({ url: '/' }),
			await app.inject({ method: 'HEAD', url: '/' }),
		]
		expect(head.statusCode).toBe(200)
		expect(head.body).toBe('')
		expect(head.headers['content-length']).toBe(get.headers['content-length'])
	})

	test('trailing and doubled slashes redirect to the canonical address', async () => {
		const app = await buildTestApp(await open())
		const redirects = [
			['/en/', '/en'],
			['//en', '/en'],
			['/en//services/?from=a', '/en/services?from=a'],
			['//evil.example/', '/evil.example'],
		]
		for (const [from, to] of redirects) {
			const response = await app.inject({ url: from as string })
			expect([from, response.statusCode, response.headers.location]).toEqual([from, 308, to])
		}
	})

	test('every response has the security headers', async () => {
		const app = await buildTestApp(await open(), { PUBLIC_URL: 'https://palma.example' })
		const home = await app.inject({ url: '/' })
		const script = /`(\/assets\/[^`]+\.js)`/.exec(home.body)?.[1] as string
		const requests = [
			{ url: '/' },
			{ url: '/nowhere' },
			{ url: script },
			{ url: '/sitemap.xml' },
			{ url: '/api/health' },
			{ url: '/api/nowhere' },
			{ url: '/assets/nowhere.js' },
			{ url: '/en/' },
			{ url: '/%zz' },
			{ method: 'PUT' as const, url: '/' },
		]
		for (const request of requests) {
			const { headers } = await app.inject(request)
			// Each page's bytes count, and nobody can use HTML as a script or a picture.
			const isPage = String(headers['content-type']).startsWith('text/html')
			expect({ url: request.url, ...headers }).toMatchObject({
				url: request.url,
				'x-content-type-options': 'nosniff',
				'referrer-policy': 'same-origin',
				'cross-origin-opener-policy': 'same-origin',
				...(!isPage && { 'cross-origin-resource-policy': 'same-origin' }),
				'strict-transport-security': expect.stringContaining('max-age=63072000'),
				'permissions-policy': expect.stringContaining('camera=()'),
				'content-security-policy': expect.stringMatching(
					/default-src '(none|self)';.*base-uri 'none';.*frame-ancestors 'none'/,
				),
			})
		}
	})

	test('a page’s policy allows its inline scripts and styles by hash and nothing else inline', async () => {
		const app = await buildTestApp(await open())
		const { headers, body } = await app.inject({ url: '/' })
		const policy = String(headers['content-security-policy'])
		// Firefox and older Chromium judge prefetches by default-src.
		for (const directive of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
			expect(policy.split(';')).toContain(directive)
		expect(policy).toMatch(/script-src 'self' 'sha256-/)
		expect(body).not.toContain('nonce=')
		expect(headers).not.toHaveProperty('x-inline-nonce')
		expect(policy).not.toContain('unsafe-')
		expect(headers['strict-transport-security']).toBeUndefined()
	})

	test('files with a hash in their name are immutable and compressed', async () => {
		const app = await buildTestApp(await open())
		const home = await app.inject({ url: '/' })
		const script = /`(\/assets\/islands-[^`]+\.js)`/.exec(home.body)?.[1] as string
		const response = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } })
		expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
		expect(response.headers['content-encoding']).toBe('br')
		expect(response.headers['content-type']).toContain('text/javascript')
	})

	test('unknown query parameters do not create another cached page', async () => {
		const app = await buildTestApp(await open())
		const plain = await app.inject({ url: '/' })
		const shared = await app.inject({ url: '/?utm_source=mail&fbclid=1' })
		expect(shared.headers.etag).toBe(plain.headers.etag)
	})

	test('an unknown path shows the home page with status 404 and is not to be indexed', async () => {
		const app = await buildTestApp(await open())
		const response = await app.inject({ url: '/en/no/such/page' })
		expect(response.statusCode).toBe(404)
		expect(response.body).toContain('content="noindex"')
		expect(response.body).toContain('<html lang="en"')
	})

	testSampled([
		['/%E0%A4%A', 'es-CO'],
		['/en/%E0%A4%A', 'en'],
		['/%', 'es-CO'],
		['/%ff?x=%', 'es-CO'],
	])(
		'the path %s, which cannot be decoded, shows the home page with status 404',
		async (url, language) => {
			const app = await buildTestApp(await open())
			const response = await app.inject({ url })
			expect(response.statusCode).toBe(404)
			expect(response.body).toContain(`<html lang="${language}"`)
			expect(response.body).toContain('content="noindex"')
		},
	)

	test('errors are problem+json with a stable code', async () => {
		const app = await buildTestApp(await open())
		const unknown = await app.inject({ url: '/api/nowhere' })
		expect(unknown.statusCode).toBe(404)
		expect(unknown.headers['content-type']).toContain('application/problem+json')
		expect(unknown.json()).toMatchObject({ code: 'not-found', status: 404 })
		const large = await app.inject({
			method: 'POST',
			url: '/api/create',
			payload: { message: 'x'.repeat(65 * 1024) },
		})
		expect(large.statusCode).toBe(413)
		expect(large.json()).toMatchObject({ code: 'too-large' })
	})

	test('the API is described as an OpenAPI document and as a page', async () => {
		const app = await buildTestApp(await open())
		const document = await app.inject({ url: '/api/openapi.json' })
		expect(Object.keys(document.json().paths)).toContain('/api/health')
		const page = await app.inject({ url: '/api/docs' })
		expect(page.headers['content-type']).toContain('text/html')
		expect(page.body).toContain('GET /api/health')
	})

	test('every spelling of an API address is not cached', async () => {
		const app = await buildTestApp(await open())
		for (const url of ['/api/ticket', '/%61pi/ticket', '/ap%69/health', '/%61pi/none', '/api/none'])
			expect((await app.inject({ url })).headers['cache-control'], url).toBe('no-store')
	})

	test('beyond the most requests in progress the next is refused with 503 and Retry-After, while known pages are still sent', async () => {
		const database = await open()
		const app = await buildTestApp(database, {}, { mostInProgress: 2 })
		const before = await app.inject({ url: '/camping' })
		await inWriteTransaction(database, async () => {})
		const held = Promise.withResolvers<boolean>()
		vi.spyOn(database, 'isReady').mockReturnValue(held.promise)
		const waiting = [app.inject({ url: '/api/ready' }), app.inject({ url: '/api/ready' })]
		await expect.poll(() => database.isReady).toHaveBeenCalledTimes(2)
		const shed = await app.inject({ url: '/api/reviews' })
		expect(shed.statusCode).toBe(503)
		expect(shed.headers['retry-after']).toBeDefined()
		expect(shed.json()).toMatchObject({ code: 'overloaded' })
		expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)
		const page = await app.inject({ url: '/camping' })
		expect([page.statusCode, page.body]).toEqual([200, before.body])
		held.resolve(true)
		for (const response of await Promise.all(waiting)) expect(response.statusCode).toBe(200)
		expect((await app.inject({ url: '/api/reviews' })).statusCode).toBe(200)
	})

	test('a request whose body does not arrive takes no other’s place', async () => {
		const app = await buildTestApp(await open(), {}, { mostInProgress: 1 })
		const address = await app.listen({ port: 0, host: '127.0.0.1' })
		const slow = request(`${address}/api/bookings`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'content-length': '1000' },
		}).on('error', () => {})
		const isRead = once(app.server, 'request')
		slow.write('{')
		await isRead
		expect((await app.inject({ url: '/api/reviews' })).statusCode).toBe(200)
		slow.destroy()
	})

	test('a lone visitor is answered however late the event loop is', sweep, async () => {
		const app = await buildTestApp(await open())
		for (let turn = 0; turn < 3; turn += 1) {
			blockEventLoop(700)
			await wait(1)
			expect((await app.inject({ url: '/no/such/page' })).statusCode).toBe(404)
			expect((await app.inject({ url: '/api/ready' })).statusCode).toBe(200)
		}
	})
})

describeSampledDatabase('postgres', ({ open }) => {
	test('health and readiness answer 200, and readiness answers 503 without a database', async () => {
		const database = await open()
		const app = await buildTestApp(database)
		expect((await app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' })
		expect((await app.inject({ url: '/api/ready' })).json()).toEqual({ status: 'ok' })
		vi.spyOn(database, 'isReady').mockResolvedValue(false)
		const gone = await app.inject({ url: '/api/ready' })
		expect(gone.statusCode).toBe(503)
		expect(gone.headers['retry-after']).toBeDefined()
		expect(gone.json()).toMatchObject({ code: 'database-unavailable', status: 503 })
		expect((await app.inject({ url: '/' })).statusCode).toBe(200)
	})
})

function blockEventLoop(ms: number) {
	const until = Date.now() + ms
	while (Date.now() < until);
}
