import { createHash } from 'node:crypto'

export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
	const hash = createHash('sha256')
	for (const part of parts) hash.update(part).update('\0')
	return hash.digest('hex')
}

/** The part of a hash that goes into a file's name. */
export function shortHash(...parts: readonly (string | Uint8Array)[]): string {
	return contentHash(...parts).slice(0, 8)
}
