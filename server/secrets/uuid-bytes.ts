export function bytesOfUuid(uuid: string): Buffer {
	return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

export function uuidOfBytes(bytes: Buffer): string {
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
