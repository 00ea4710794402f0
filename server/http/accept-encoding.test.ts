import { expect, test } from 'vitest'
import { preferredEncoding } from './accept-encoding.ts'

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip, deflate', 'gzip'],
	['br;q=0, gzip;q=0.5', 'gzip'],
	['*', 'br'],
	['*;q=0', 'identity'],
	['GZIP', 'gzip'],
	['identity', 'identity'],
	['', 'identity'],
	[undefined, 'identity'],
	['br;q=nonsense', 'identity'],
])('Accept-Encoding %s selects %s', (header, encoding) => {
	expect(preferredEncoding(header)).toBe(encoding)
})
