import { draftParameter, photoLimits } from '#domain/editing/photo.ts'
import type { BuiltPicture } from '#domain/pictures/picture.ts'
import { publicPath } from '#pictures/pipeline/output.ts'

// Apart from the code that makes the files, because the server must not load sharp.

export const overviewSide = 800

export function originalName(photo: string): string {
	return `photo-${photo}.jpg`
}

/** The whole photograph, small: for choosing the focus. */
export function overviewName(photo: string): string {
	return `photo-${photo}-${overviewSide}.webp`
}

export function cropName(slot: string, crop: string, width: number, format: string): string {
	return `${slot}-${crop}-${width}.${format}`
}

/** The address with the code that opens a picture before it is published. */
export function withAccess(address: string, access: string | undefined): string {
	return access ? `${address}?${draftParameter}=${access}` : address
}

/** A slot's picture, when its crop is stored. */
export function photoPicture(
	name: string,
	{ width, height }: { width: number; height: number },
	{ crop, widths, access }: { crop: string; widths: readonly number[]; access?: string },
): BuiltPicture {
	const address = (step: number, format: string) =>
		withAccess(`${publicPath}/${cropName(name, crop, step, format)}`, access)
	const sources = (['avif', 'webp'] as const).map((format) => ({
		type: `image/${format}` as const,
		srcset: widths.map((step) => ({ url: address(step, format), width: step })),
	}))
	const fallback = widths.findLast((step) => step <= photoLimits.narrowest) ?? 0
	return { src: address(fallback, 'webp'), width, height, sources }
}
