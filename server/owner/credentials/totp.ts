import { createHmac } from 'node:crypto'
import { stepAt } from '#domain/owner/sign-in.ts'
import { isSameSecret } from '#server/secrets/site-secret.ts'

const digits = 6
/** A phone's clock may be one step behind or ahead (RFC 6238, section 5.2). */
const tolerance = [0, -1, 1]

/** RFC 4226 over the time step, with SHA-1, which every authenticator app supports. */
export function codeAt(key: Buffer, step: number): string {
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(step))
	const mac = createHmac('sha1', key).update(counter).digest()
	const offset = mac.readUInt8(mac.length - 1) & 0xf
	const number = mac.readUInt32BE(offset) & 0x7fff_ffff
	return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step of a code, if it is within the tolerance and later than the last one used. */
export function stepOf(code: string, key: Buffer, when: { now: number; after: number }) {
	return tolerance
		.map((distance) => stepAt(when.now) + distance)
		.filter((step) => step > when.after)
		.find((step) => isSameSecret(code, codeAt(key, step)))
}
