import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { SiteSecret } from './site-secret.ts'

const cipher = 'aes-256-ecb'

/**
 * Other ids for the same things, for readers to whom an id would open more than they may see. A UUID is one block of AES, so
 * each has one hidden form, which is a UUID too, and only the site can turn it back.
 */
export function createHiddenIds(secret: SiteSecret, purpose: string) {
	return {
		async hide(id: string): Promise<string> {
			const block = createCipheriv(cipher, await secret.keyFor(purpose), null)
			return toUuid(block.setAutoPadding(false).update(bytesOf(id)))
		},
		/** An id that was never handed out becomes one that nothing has. */
		async reveal(hidden: string): Promise<string> {
			const block = createDecipheriv(cipher, await secret.keyFor(purpose), null)
			return toUuid(block.setAutoPadding(false).update(bytesOf(hidden)))
		},
	}
}

function bytesOf(id: string): Buffer {
	return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function toUuid(bytes: Buffer): string {
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
