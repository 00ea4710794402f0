import { randomUUID } from 'node:crypto'

/** A new address for each visitor, so that no rate limit applies. */
export function randomAddress(): string {
	return `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::1`
}
