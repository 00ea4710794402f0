/** 16 bytes as a UUID of version 4. */
export function asUuid(bytes: Uint8Array): string {
	const marked = Uint8Array.from(bytes)
	marked[6] = ((marked[6] ?? 0) & 0x0f) | 0x40
	marked[8] = ((marked[8] ?? 0) & 0x3f) | 0x80
	const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('')
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
