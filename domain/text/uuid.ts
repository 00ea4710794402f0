/** A random UUID of version 4. */
export function newUuid(): string {
	if (crypto.randomUUID) return crypto.randomUUID()
	// Browsers hide randomUUID on plain HTTP, such as a test on the local network.
	return asUuid(crypto.getRandomValues(new Uint8Array(16)))
}

/** 16 bytes as a UUID of version 4. */
export function asUuid(bytes: Uint8Array): string {
	const versioned = Uint8Array.from(bytes)
	versioned[6] = ((versioned[6] ?? 0) & 0x0f) | 0x40
	versioned[8] = ((versioned[8] ?? 0) & 0x3f) | 0x80
	return hexOf(versioned).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export function hexOf(bytes: Uint8Array): string {
	return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
