import { beforeEach, expect, test, vi } from 'vitest'
import { cachedPaths, openSiteCache } from '#app/offline/site-cache.ts'
import { fakeCaches } from '#tests/helpers/fake-caches.ts'
import { forgetRequest } from './forget-request.ts'
import { changeDays, readOwnRequests, rememberRequest } from './own-requests.ts'

const own = { key: 'one', reference: 'AAAA-0001', from: '2027-01-02', to: '2027-01-03' }

beforeEach(() => {
	const stored = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
		removeItem: (name: string) => stored.delete(name),
	})
})

test('while somebody of the house is signed in, no request of a guest is remembered', () => {
	expect(rememberRequest(own)).toBe(true)
	localStorage.setItem('token', 'of-reception')
	expect(rememberRequest({ ...own, key: 'two' })).toBe(false)
	expect(readOwnRequests()).toEqual([own])
})

test('an answer without days, as of a network that asks for a sign-in, leaves the list as it was', () => {
	rememberRequest(own)
	for (const answer of [{}, { error: 'sign in' }, { from: 'soon', to: '' }]) {
		changeDays('one', answer)
		expect(readOwnRequests()).toEqual([own])
	}
	changeDays('one', { from: '2027-02-02', to: '2027-02-03' })
	expect(readOwnRequests()).toEqual([{ ...own, from: '2027-02-02', to: '2027-02-03' }])
})

test('of a request that is taken off the list no copy of its page stays, in either language', async () => {
	vi.stubGlobal('caches', fakeCaches())
	rememberRequest(own)
	const others = ['/request', '/request/two', '/en/request/two']
	for (const path of ['/request/one', '/en/request/one', ...others])
		await (await openSiteCache()).put(path, new Response('Ana'))
	forgetRequest('one')
	expect(readOwnRequests()).toEqual([])
	await expect.poll(cachedPaths).toEqual(new Set(others))
})
