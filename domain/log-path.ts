/** Guests' keys and the addresses of calendar feeds. */
const secretInPath = /(\/requests?\/|\/api\/calendar\/[\w-]+\/)[\w-]+/gi

/** A path for logs: ids find enquiries and reviews, so only their beginning stays; secrets do not stay at all. */
export function withoutIds(path = ''): string {
	return path
		.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/gi, '$1…')
		.replace(secretInPath, '$1…')
}
