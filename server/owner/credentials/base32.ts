const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: how authenticator apps are told a key. */
export function base32(bytes: Buffer): string {
	const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
	const groups = bits.match(/.{1,5}/g) ?? []
	return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
