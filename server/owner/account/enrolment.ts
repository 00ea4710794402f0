import { renderSVG } from 'uqr'
import { base32 } from '#server/owner/credentials/base32.ts'

export type Enrolment = {
	/** To be typed where no picture can be read. */
	secret: string
	/** To be opened on the phone itself. */
	uri: string
	/** The same as a picture (SVG), drawn here: no third party learns the key. */
	qr: string
}

/** What the owner's authenticator app needs to know, in the three forms that apps take. */
export function describeEnrolment(key: Buffer, { issuer = '', account = '' }): Enrolment {
	const secret = base32(key)
	const label = [issuer, account].map(encodeURIComponent).join(':')
	const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
	const uri = `otpauth://totp/${label}?${parameters}`
	return { secret, uri, qr: renderSVG(uri, { border: 4 }) }
}
