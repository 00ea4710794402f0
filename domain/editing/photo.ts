import type { FocalPoint } from '#domain/pictures/picture-focus.ts'
import type { OverlayEntry } from './overlay.ts'
import type { Focus, SlotPhoto } from './responses.ts'

export const photosDocument = 'photos'

/** In the address of a picture that is not published: the code that opens it. */
export const draftParameter = 'draft'

export const photoLimits = {
	bytes: 15 * 1024 * 1024,
	pixels: 50_000_000,
	/** The width of the part that the slot shows: what a phone of 400 CSS pixels needs. */
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

/**
 * Where the focus is in its slot's crop, in tenths, as `object-position` takes it: cut further, to whatever shape, a
 * picture held at the share of its focus keeps that point in view.
 */
export function focusInCrop(photo: Size, slot: Size, focus: Focus): FocalPoint {
	const crop = cropAround(photo, slot, focus)
	const tenths = (share: number, whole: number, start: number, part: number) =>
		Math.round(Math.min(Math.max((share * whole - start) / part, 0), 1) * 10)
	return [
		tenths(focus.x, photo.width, crop.left, crop.width),
		tenths(focus.y, photo.height, crop.top, crop.height),
	]
}

/** The part of a photograph that is seen where a page shows the slot's crop in another shape. */
export function partShown(photo: Size, slot: Size, focus: Focus, shape: Size) {
	const crop = cropAround(photo, slot, focus)
	const [x, y] = focusInCrop(photo, slot, focus)
	const scale = Math.min(crop.width / shape.width, crop.height / shape.height)
	const [width, height] = [shape.width * scale, shape.height * scale]
	return {
		left: crop.left + ((crop.width - width) * x) / 10,
		top: crop.top + ((crop.height - height) * y) / 10,
		width,
		height,
	}
}
