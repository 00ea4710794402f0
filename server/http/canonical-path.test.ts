import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
	['/menu/', '/menu'],
	['//menu', '/menu'],
	['/en///menu/?a=b//c', '/en/menu?a=b//c'],
	['//evil.example', '/evil.example'],
	['/\\\\evil.example', '/evil.example'],
	['//', '/'],
])('%s becomes %s', (from, to) => {
	expect(canonicalPath(from)).toBe(to)
})

test.each(['/', '/en', '/menu?next=//elsewhere', '*'])('%s stays as it is', (address) => {
	expect(canonicalPath(address)).toBeUndefined()
})
