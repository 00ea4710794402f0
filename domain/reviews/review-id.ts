import { hexOf } from '#domain/text/uuid.ts'

const timeDigits = 12

/**
 * A UUID of version 7: it begins with the time, so that it keeps its place in the list after the review is deleted. The
 * browser makes it, and the server where a client sends none.
 */
export function newReviewId(time: number): string {
	const bytes = crypto.getRandomValues(new Uint8Array(10))
	const random = hexOf(bytes)
	const variant = '89ab'.charAt((bytes[9] ?? 0) & 3)
	const digits = `${time.toString(16).padStart(timeDigits, '0')}7${random.slice(0, 3)}${variant}${random.slice(3, 18)}`
	return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const reviewIdPattern =
	/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export function timeOfReviewId(id: string): number | undefined {
	if (!reviewIdPattern.test(id)) return undefined
	return Number.parseInt(id.replace('-', '').slice(0, timeDigits), 16)
}
