import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepAt } from '#domain/owner/time-step.ts'
import { describeEnrolment } from '#server/owner/account/enrolment.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { base32 } from './base32.ts'
import { codeAt, stepOf } from './totp.ts'

const key = Buffer.from('12345678901234567890')

test('codes are those of RFC 6238, appendix B (the last six digits)', () => {
	const vectors: [number, string][] = [
		[59, '287082'],
		[1111111109, '081804'],
		[1111111111, '050471'],
		[1234567890, '005924'],
		[2000000000, '279037'],
		[20000000000, '353130'],
	]
	for (const [seconds, code] of vectors) expect(codeAt(key, stepAt(seconds * 1000))).toBe(code)
})

test('a code is good for its own step and the ones beside it, no longer', () => {
	const now = 1_700_000_000_000
	const step = stepAt(now)
	for (const distance of [-1, 0, 1])
		expect(stepOf(codeAt(key, step + distance), key, { now, after: 0 })).toBe(step + distance)
	for (const distance of [-3, -2, 2, 3])
		expect(stepOf(codeAt(key, step + distance), key, { now, after: 0 })).toBeUndefined()
	expect(stepOf(codeAt(key, step), key, { now, after: step })).toBeUndefined()
	expect(stepOf(codeAt(key, step + 1), key, { now, after: step })).toBe(step + 1)
	for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
		expect(stepOf(wrong, key, { now, after: 0 })).toBeUndefined()
})

test('base32 is that of RFC 4648, section 10', () => {
	const vectors = ['', 'f:MY', 'fo:MZXQ', 'foo:MZXW6', 'foob:MZXW6YQ', 'foobar:MZXW6YTBOI']
	for (const vector of vectors) {
		const [bytes = '', text = ''] = vector.split(':')
		expect(base32(Buffer.from(bytes))).toBe(text)
	}
})

test('an app that was told any key shows the codes that the server expects', () => {
	fc.assert(
		fc.property(
			fc.uint8Array({ minLength: 20, maxLength: 20 }),
			fc.integer({ min: 0, max: 4e12 }),
			(bytes, time) => {
				const key = Buffer.from(bytes)
				expect(codeOnPhone(base32(key), time)).toBe(codeAt(key, stepAt(time)))
			},
		),
	)
})

test('the app is told the key as text, as a link and as a picture without scripts', () => {
	const { secret, uri, qr } = describeEnrolment(key, { issuer: 'Palma de Cera', account: 'ñ&?' })
	expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
	const url = new URL(uri)
	expect(uri).toMatch(/^otpauth:\/\/totp\/Palma%20de%20Cera:%C3%B1%26%3F\?/)
	expect(Object.fromEntries(url.searchParams)).toEqual({
		secret,
		issuer: 'Palma de Cera',
		algorithm: 'SHA1',
		digits: '6',
		period: '30',
	})
	expect(qr).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
	expect(qr).not.toMatch(/script|href|style=/)
})
