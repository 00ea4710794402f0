import { createHash, randomBytes } from 'node:crypto'

const timeBytes = 6

/** A UUID of version 7: it begins with the time, so that it keeps its place in the list after the review is deleted. */
export function newReviewId(time: number): string {
	const bytes = randomBytes(16)
	bytes.writeUIntBE(time, 0, timeBytes)
	bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
	bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function timeOfReviewId(id: string): number | undefined {
	if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))
		return undefined
	return Number.parseInt(id.replace('-', '').slice(0, timeBytes * 2), 16)
}

/** Only this is stored of the key that the writer's browser keeps. */
export function hashOfKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}
