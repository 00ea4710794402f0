import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepAt } from '#domain/owner/sign-in.ts'
import { qrCodeOf } from '#domain/text/qr-code.ts'
import { codeAt } from '#server/owner/credentials/totp.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { base32, describeEnrolment } from './enrolment.ts'

const key = Buffer.from('12345678901234567890')

test('base32 is that of RFC 4648, section 10', () => {
	const vectors = ['', 'f:MY', 'fo:MZXQ', 'foo:MZXW6', 'foob:MZXW6YQ', 'foobar:MZXW6YTBOI']
	for (const vector of vectors) {
		const [bytes = '', text = ''] = vector.split(':')
		expect(base32(Buffer.from(bytes))).toBe(text)
	}
})

test('an app with any key shows the codes that the server expects', () => {
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

test('the key comes as text, as a link and as a drawing', () => {
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
	expect(qr).toEqual(qrCodeOf(uri))
})
