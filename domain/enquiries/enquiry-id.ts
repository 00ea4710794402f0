/** 16 bytes as a UUID of version 4. */
export function asUuid(bytes: Uint8Array): string {
	const versioned = Uint8Array.from(bytes)
	versioned[6] = ((versioned[6] ?? 0) & 0x0f) | 0x40
	versioned[8] = ((versioned[8] ?? 0) & 0x3f) | 0x80
	const hex = [...versioned].map((byte) => byte.toString(16).padStart(2, '0')).join('')
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
