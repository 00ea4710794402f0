import sharp from 'sharp'
import type { ImageSlot } from '#content/images/image-slot.ts'
import type { BuiltPicture, PictureSource } from '#domain/pictures/picture.ts'
import type { Cache } from './cache.ts'
import { shortHash } from './content-hash.ts'
import type { Output } from './output.ts'

/** A picture before it is encoded: the bytes of an SVG or of a photograph already cropped to its slot. */
export type Original = { kind: 'drawing' | 'photo'; bytes: Uint8Array }

export const widths = [400, 800, 1200, 1600] as const
/** A phone of 400 CSS pixels with two device pixels each. */
export const phoneWidth = 800

const formats = ['avif', 'webp'] as const
type Format = (typeof formats)[number]

const quality = {
	drawing: { avif: 58, webp: 80 },
	photo: { avif: 52, webp: 74 },
} as const

/** AVIF gains one percent a step, at half as much time again. Drawings are mostly encoded only to be weighed. */
const effort = { drawing: 2, photo: 3 } as const

export function encodingOf(kind: Original['kind']) {
	return {
		avif: { quality: quality[kind].avif, effort: effort[kind], chromaSubsampling: '4:2:0' },
		webp: { quality: quality[kind].webp, effort: 4, smartSubsample: true },
	}
}

export async function writeRasters(
	name: string,
	slot: Pick<ImageSlot, 'width' | 'height'>,
	original: Original,
	{ cache, output }: { cache: Cache; output: Output },
): Promise<BuiltPicture> {
	const { width, height } = slot
	const hash = shortHash(original.bytes, JSON.stringify(quality))
	const slotWidths = widths.filter((candidate) => candidate <= width)
	const sources: PictureSource[] = []
	for (const format of formats) {
		const srcset: { url: string; width: number }[] = []
		for (const wanted of slotWidths) {
			const bytes = await encode(original, wanted, format, cache)
			const url = await output(`${name}-${hash}-${wanted}.${format}`, bytes)
			srcset.push({ url, width: wanted })
		}
		sources.push({ type: `image/${format}`, srcset })
	}
	const fallback = sources.at(-1)?.srcset.findLast((step) => step.width <= phoneWidth)
	if (!fallback) throw new Error(`The slot "${name}" is narrower than ${widths[0]} px.`)
	return { src: fallback.url, width, height, sources }
}

export function encode(
	{ kind, bytes }: Original,
	width: number,
	format: Format,
	cache: Cache,
): Promise<Uint8Array> {
	const options = encodingOf(kind)[format]
	return cache([bytes, format, String(width), JSON.stringify(options)], async () =>
		sharp(bytes).resize({ width }).toFormat(format, options).toBuffer(),
	)
}
