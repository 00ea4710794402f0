import type { Focus, SlotPhoto } from './answers.ts'
import type { OverlayEntry } from './overlay.ts'

export const photosDocument = 'photos'

/** In the address of a picture that is not published: the code that opens it. */
export const draftParameter = 'draft'

export const photoLimits = {
	bytes: 15 * 1024 * 1024,
	pixels: 50_000_000,
	/** Of the part that the slot shows: what a phone of 400 CSS pixels needs. */
	narrowest: 800,
	longestAlt: 300,
}

export const photoErrorCodes = [
	'photoTooLarge',
	'photoHeic',
	'photoGif',
	'photoSvg',
	'photoUnknown',
	'photoBroken',
	'photoTooManyPixels',
	'photoTooHeavy',
	'photoTooSmall',
	'altMissing',
	'altTooLong',
] as const
export type PhotoErrorCode = (typeof photoErrorCodes)[number]

export function photosIn(entries: readonly OverlayEntry[]): ReadonlyMap<string, SlotPhoto> {
	return new Map(
		entries
			.filter(({ document }) => document === photosDocument)
			.map(({ path, value }) => [path, value as SlotPhoto]),
	)
}

type Size = { width: number; height: number }

/** The largest part of the photograph that has the slot's shape, as near to the focus as the edges allow. */
export function cropAround(photo: Size, slot: Size, focus: Focus) {
	const scale = Math.min(photo.width / slot.width, photo.height / slot.height)
	const width = Math.round(slot.width * scale)
	const height = Math.round(slot.height * scale)
	const start = (share: number, whole: number, part: number) =>
		Math.round(Math.min(Math.max(share * whole - part / 2, 0), whole - part))
	return {
		left: start(focus.x, photo.width, width),
		top: start(focus.y, photo.height, height),
		width,
		height,
	}
}
