import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { storeResponse } from '#server/http/stored-response.ts'
import { PageCache } from './page-cache.ts'

const page = (text: string, status = 200) => ({
	response: storeResponse({ status, headers: {}, body: Buffer.from(text) }),
	isCacheable: status === 200,
})
const textOf = ({ forms }: ReturnType<typeof page>['response']) => forms.identity.body.toString()

test('concurrent first requests for a page render it once', async () => {
	const cache = new PageCache()
	const render = vi.fn(async () => page('once'))
	await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
	expect(render).toHaveBeenCalledOnce()
	expect(cache.fresh('/')).toBeDefined()
})

test('after a change the next request renders the page again', async () => {
	const cache = new PageCache()
	await cache.get('/', async () => page('old'))
	cache.invalidate()
	expect(cache.fresh('/')).toBeUndefined()
	expect(textOf(await cache.get('/', async () => page('new')))).toBe('new')
})

test('a render that began before a change does not count as up to date', async () => {
	const cache = new PageCache()
	const slow = Promise.withResolvers<ReturnType<typeof page>>()
	const early = cache.get('/', () => slow.promise)
	cache.invalidate()
	slow.resolve(page('old'))
	await early
	expect(cache.fresh('/')).toBeUndefined()
	expect(textOf(await cache.get('/', async () => page('new')))).toBe('new')
})

test('when a render fails, is an error or takes too long, the outdated page is sent', async () => {
	const cache = new PageCache({ renderTimeoutMs: 1 })
	await cache.get('/', async () => page('old'))
	cache.invalidate()
	expect(textOf(await cache.get('/', () => Promise.reject(new Error('down'))))).toBe('old')
	expect(textOf(await cache.get('/', async () => page('error', 500)))).toBe('old')
	expect(textOf(await cache.get('/', () => new Promise(() => {})))).toBe('old')
})

test('a first rendering that fails rejects, and the next request tries again', async () => {
	const cache = new PageCache()
	await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
	expect(textOf(await cache.get('/', async () => page('well')))).toBe('well')
})

test('a response for one visitor is not cached', async () => {
	const cache = new PageCache()
	await cache.get('/', async () => ({ ...page('private'), isCacheable: false }))
	expect(cache.fresh('/')).toBeUndefined()
})

test('the cache holds a bounded number of pages', async () => {
	const cache = new PageCache({ maxEntries: 2 })
	for (const key of ['/a', '/b', '/c']) await cache.get(key, async () => page(key))
	expect(cache.fresh('/a')).toBeUndefined()
	expect(cache.fresh('/c')).toBeDefined()
})

test('a page is rendered again after midnight in Colombia, which is 5 am UTC', async () => {
	let now = Date.parse('2026-11-15T23:00:00Z')
	const cache = new PageCache({ clock: () => now })
	await cache.get('/', async () => page('Sunday'))
	now = Date.parse('2026-11-16T04:59:59Z')
	expect(cache.fresh('/')).toBeDefined()
	now = Date.parse('2026-11-16T05:00:00Z')
	expect(cache.fresh('/')).toBeUndefined()
	expect(textOf(await cache.get('/', async () => page('Monday')))).toBe('Monday')
	expect(cache.fresh('/')).toBeDefined()
})

test('after a publication the first reader waits for the new page, however long the usual patience', async () => {
	let now = Date.parse('2026-11-16T12:00:00Z')
	const cache = new PageCache({ renderTimeoutMs: 1, clock: () => now })
	const slowly = (body: string) => async () => {
		await sleep(100)
		return page(body)
	}
	await cache.get('/', slowly('old'))
	cache.publish()
	// A review meanwhile changes nothing about it.
	cache.invalidate()
	expect(textOf(await cache.get('/', slowly('new')))).toBe('new')

	cache.publish()
	now += 60_000
	const stuck = () => new Promise<never>(() => {})
	expect(textOf(await cache.get('/', stuck))).toBe('new')
})
