import { expect, test } from 'vitest'
import { newerSyntax } from '#tests/helpers/browser-floor/newer-than-floor.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'

const mostBytes = 8 * 1024

describeSqlite(({ open }) => {
	test('/sw.js is at most 8 KB (brotli), revalidated each time, and parses in the oldest browsers', async () => {
		const app = await buildTestApp(await open())
		const response = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br' } })
		expect(response.statusCode).toBe(200)
		expect(response.rawPayload.length).toBeLessThanOrEqual(mostBytes)
		expect(response.headers).toMatchObject({
			'content-type': 'text/javascript; charset=utf-8',
			'cache-control': 'no-cache',
			'content-security-policy': expect.stringContaining("connect-src 'self'"),
		})
		const { body } = await app.inject({ url: '/sw.js' })
		expect(newerSyntax(body)).toEqual([])

		// It contains the version of the pages, and names files that exist.
		const page = (await app.inject({ url: '/' })).body
		const [, version] = /\/assets\/islands-([\w-]+)\.js/.exec(page) ?? []
		expect(body).toContain(version)
		const files = body.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g) ?? []
		expect(files.length).toBeGreaterThan(10)
		expect(files.filter((file) => /admin|login|owner|desk/.test(file))).toEqual([])
		for (const url of files)
			expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200])
	})
})
