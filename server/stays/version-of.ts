import { createHash } from 'node:crypto'

/** Names the state of what the owner saves as a whole, so that of two browsers the later is told. */
export function versionOf(saved: unknown): string {
	return createHash('sha256').update(JSON.stringify(saved)).digest('base64url').slice(0, 16)
}
