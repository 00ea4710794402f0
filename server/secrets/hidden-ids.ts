import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { SiteSecret } from './site-secret.ts'
import { bytesOfUuid, uuidOfBytes } from './uuid-bytes.ts'

const cipher = 'aes-256-ecb'

/**
 * Other ids for the same things, for readers to whom an id would open more than they may see. A UUID is one block of AES, so
 * each has one hidden form, which is a UUID too, and only the site can turn it back.
 */
export function createHiddenIds(secret: SiteSecret, purpose: string) {
	return {
		async hide(id: string): Promise<string> {
			const block = createCipheriv(cipher, await secret.keyFor(purpose), null)
			return uuidOfBytes(block.setAutoPadding(false).update(bytesOfUuid(id)))
		},
		/** An id that was never handed out becomes one that nothing has. */
		async reveal(hidden: string): Promise<string> {
			const block = createDecipheriv(cipher, await secret.keyFor(purpose), null)
			return uuidOfBytes(block.setAutoPadding(false).update(bytesOfUuid(hidden)))
		},
	}
}
