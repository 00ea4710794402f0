import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteSecret } from './site-secret.ts'
import { bytesOfUuid, uuidOfBytes } from './uuid-bytes.ts'

const macBytes = 16

export type GuestKeys = ReturnType<typeof createGuestKeys>

/**
 * Opens a confirmation and a guest's own page: the enquiry's id with 128 secret bits, which are derived from the site's
 * secret for one purpose and stored nowhere. Calendar files contain the id, so the id alone must not open anything.
 */
export function createGuestKeys(secret: SiteSecret, purpose = 'confirmation') {
	async function macOf(id: Buffer) {
		const key = await secret.keyFor(purpose)
		return createHmac('sha256', key).update(id).digest().subarray(0, macBytes)
	}

	return {
		async issue(id: string): Promise<string> {
			const bytes = bytesOfUuid(id)
			return Buffer.concat([bytes, await macOf(bytes)]).toString('base64url')
		},

		/** The id that the key is for; undefined when the key is not ours. */
		async read(key: string): Promise<string | undefined> {
			const bytes = Buffer.from(key, 'base64url')
			if (bytes.length !== 16 + macBytes) return undefined
			// Decoding ignores padding, dots and the last bits, but what remembers keys compares them as text.
			if (bytes.toString('base64url') !== key) return undefined
			const [id, mac] = [bytes.subarray(0, 16), bytes.subarray(16)]
			if (!timingSafeEqual(mac, await macOf(id))) return undefined
			return uuidOfBytes(id)
		},
	}
}
