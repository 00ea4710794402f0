import type { Enrolment } from '#domain/owner/responses.ts'
import { qrCodeOf } from '#domain/text/qr-code.ts'

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The QR code is drawn here, so that no third party sees the key. */
export function describeEnrolment(key: Buffer, { issuer = '', account = '' }): Enrolment {
	const secret = base32(key)
	const label = [issuer, account].map(encodeURIComponent).join(':')
	const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
	const uri = `otpauth://totp/${label}?${parameters}`
	return { secret, uri, qr: qrCodeOf(uri) }
}

/** RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
	const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
	const groups = bits.match(/.{1,5}/g) ?? []
	return groups.map((group) => base32Letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
