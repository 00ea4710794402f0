import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, readPageRequest } from './page-requests.ts'

test.each([
	['/menu/', '/menu'],
	['//menu', '/menu'],
	['/en///menu/?a=b//c', '/en/menu?a=b//c'],
	['//evil.example', '/evil.example'],
	['/\\\\evil.example', '/evil.example'],
	['//', '/'],
])('%s redirects to %s', (from, to) => {
	expect(canonicalPath(from)).toBe(to)
})

test.each(['/', '/en', '/menu?next=//elsewhere', '*'])('%s is canonical', (address) => {
	expect(canonicalPath(address)).toBeUndefined()
})

const paths = ['', '/menu', '/admin/today', '/booking', '/lodging', '/request/:key']
const known = [...paths.map((path) => ({ path: `en?${path}`, caseSensitive: true })), { path: '*' }]

test('the data of a section of the desk is never cached', () => {
	const address = '/admin/today.data?_routes=pages%2Fdesk%2Ftoday'
	expect(readPageRequest(new URL(address, 'http://localhost'), known)).toEqual({
		address,
		cacheKey: undefined,
	})
})

test('visitors’ pages are documents: their address with `.data` is an unknown path', () => {
	for (const address of ['/menu.data', '/_.data', '/request/abc.data?_routes=pages/request'])
		expect(readPageRequest(new URL(address, 'http://localhost'), known)).toEqual({
			address: '/-',
			cacheKey: '/-',
		})
})

test('a page is cached once for each offer and each month that it shows, and for no other value', () => {
	const keyOf = (address: string) =>
		readPageRequest(new URL(address, 'http://localhost'), known, '2026-11-15').cacheKey
	expect(keyOf('/booking?for=cabin&utm_source=x')).toBe('/booking?for=cabin')
	expect(keyOf('/en/lodging?month=2027-11')).toBe('/en/lodging?month=2027-11')
	for (const address of ['/booking?for=castle', '/booking?month=2026-12', '/booking?for='])
		expect(keyOf(address)).toBe('/booking')
	for (const month of ['2026-10', '2027-12', '2026-12-01', ''])
		expect(keyOf(`/lodging?month=${month}`)).toBe('/lodging')
	expect(keyOf('/lodging?from=2026-12-12')).toBeUndefined()
	expect(keyOf('/menu?for=cabin')).toBe('/menu')
})

test('a guest’s own page is rendered for its guest and never cached', () => {
	const read = (address: string) => readPageRequest(new URL(address, 'http://localhost'), known)
	expect(read('/en/request/abc-_9?x=y')).toEqual({
		address: '/en/request/abc-_9',
		cacheKey: undefined,
	})
	expect(read('/request/a/b').cacheKey).toBe('/-')
	expect(read('/request').cacheKey).toBe('/-')
	expect(read('/request/%00').cacheKey).toBe('/-')
})

test('no request makes a cache key beyond four a page, so none evicts a page that others want', () => {
	const keys = new Set<string | undefined>()
	const start = fc.constantFrom('/admin/today', '/en', '/%6Denu', '/MENU', '')
	fc.assert(
		fc.property(start, fc.webPath(), fc.constantFrom('', '.data'), (start, path, end) => {
			const url = new URL('http://localhost')
			url.pathname = start + (start === '' ? path : '') + end
			url.searchParams.set('_routes', path)
			url.searchParams.set('utm_source', path)
			url.searchParams.set('for', path)
			url.searchParams.set('month', path)
			keys.add(readPageRequest(url, known).cacheKey)
		}),
		{ numRuns: 100 },
	)
	const pages = 2 * known.length
	expect(keys.size).toBeLessThanOrEqual(pages * 5)
})
