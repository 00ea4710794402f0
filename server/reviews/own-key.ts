import { createHash } from 'node:crypto'

/** Only this is stored of the key that the writer's browser keeps. */
export function hashOfKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}
