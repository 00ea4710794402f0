import { expect, test } from 'vitest'
import { canonicalPath } from './page-requests.ts'

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
