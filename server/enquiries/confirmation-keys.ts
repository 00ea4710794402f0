import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteSecret } from '#server/limits/site-secret.ts'

const macBytes = 16

export type ConfirmationKeys = ReturnType<typeof createConfirmationKeys>

/**
 * What opens a confirmation: the enquiry's id with 128 secret bits. The id alone stands in calendar files and mails, so it
 * must not show what somebody wrote.
 */
export function createConfirmationKeys(secret: SiteSecret) {
	async function macOf(id: Buffer) {
		const key = await secret.keyFor('confirmation')
		return createHmac('sha256', key).update(id).digest().subarray(0, macBytes)
	}

	return {
		async issue(id: string): Promise<string> {
			const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
			return Buffer.concat([bytes, await macOf(bytes)]).toString('base64url')
		},

		/** The id that the key is for; undefined when the key is not ours. */
		async read(key: string): Promise<string | undefined> {
			const bytes = Buffer.from(key, 'base64url')
			if (bytes.length !== 16 + macBytes) return undefined
			const [id, mac] = [bytes.subarray(0, 16), bytes.subarray(16)]
			if (!timingSafeEqual(mac, await macOf(id))) return undefined
			return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
		},
	}
}
