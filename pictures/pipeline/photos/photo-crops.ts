import sharp, { type Metadata, type Sharp } from 'sharp'
import { cropAround, photoLimits } from '#domain/editing/photo.ts'
import type { Focus } from '#domain/editing/responses.ts'
import { contentHash } from '#pictures/pipeline/content-hash.ts'
import { encodingOf, widths } from '#pictures/pipeline/rasters.ts'
import { cropName, originalName, overviewName, overviewSide } from './photo-files.ts'
import { PhotoRefused, photoKind } from './photo-kind.ts'

type Size = { width: number; height: number }
type PictureFile = { name: string; bytes: Uint8Array }
export type ReadPhoto = Size & { id: string; bytes: Uint8Array; focus: Focus; files: PictureFile[] }
export type Crop = { id: string; widths: number[]; files: PictureFile[] }

/** Enough for every slot's widest crop of a photograph of 4:3, upright or not. */
const originalSide = 2200
const cropsVersion = 1

/** Checks an upload, and turns it into the original that is stored: upright, sRGB, without metadata. */
export async function readPhoto(upload: Uint8Array, slot: Size): Promise<ReadPhoto> {
	const { width, height, data } = await uprightCopy(upload, (size) => {
		const shown = cropAround(size, slot, { x: 0.5, y: 0.5 })
		if (shown.width < Math.min(photoLimits.narrowest, slot.width))
			throw new PhotoRefused('photoTooSmall')
	})
	const id = shortId(data)
	const overview = await sharp(data)
		.resize({ width: overviewSide, height: overviewSide, fit: 'inside' })
		.webp({ quality: 72 })
		.toBuffer()
	return {
		id,
		width,
		height,
		bytes: data,
		focus: await findFocus(overview, slot),
		files: [
			{ name: originalName(id), bytes: data },
			{ name: overviewName(id), bytes: overview },
		],
	}
}

/** Checks a picture of somebody else before it is decoded; `check` sees its size. */
export async function uprightCopy(upload: Uint8Array, check: (size: Size) => void = () => {}) {
	const kind = photoKind(upload)
	allowOnlyPhotos()
	// Not at mere warnings: phones write odd files that every program shows.
	const options = { limitInputPixels: photoLimits.pixels, failOn: 'error' } as const
	const metadata = await orBroken(() =>
		sharp(upload, { ...options, limitInputPixels: false }).metadata(),
	)
	const { format, autoOrient } = metadata
	if (format !== kind) throw new PhotoRefused('photoBroken')
	const { width, height } = autoOrient
	if (width * height > photoLimits.pixels) throw new PhotoRefused('photoTooManyPixels')
	if (bytesToDecode(metadata) > mostBytesToDecode) throw new PhotoRefused('photoTooHeavy')
	check({ width, height })
	const { data } = await orBroken(() =>
		sharp(upload, options)
			.autoOrient()
			.resize({
				width: originalSide,
				height: originalSide,
				fit: 'inside',
				withoutEnlargement: true,
			})
			.flatten({ background: '#fff' })
			.toColourspace('srgb')
			.jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
			.toBuffer({ resolveWithObject: true }),
	)
	return { width, height, data }
}

/** With this the process stays below its limit, which ends it otherwise (server/pictures/picture-worker.ts). */
const mostBytesToDecode = 92_000_000

/** Most pictures are decoded line by line; these need all of their pixels at once (measured, bytes for each pixel). */
function bytesToDecode({ format, autoOrient, isProgressive, depth, channels = 4 }: Metadata) {
	const pixels = autoOrient.width * autoOrient.height
	if (format === 'heif') return 19 * pixels
	if (!isProgressive) return 0
	return format === 'jpeg' ? 7.5 * pixels : (depth === 'ushort' ? 2 : 1) * channels * 1.3 * pixels
}

/** Cuts the original to the slot's shape, in every width that it has enough pixels for. */
export async function cropPhoto(
	name: string,
	slot: Size,
	original: Uint8Array,
	focus: Focus,
): Promise<Crop> {
	const id = shortId(original, JSON.stringify([cropsVersion, slot.width, slot.height, focus]))
	const { width = 0, height = 0 } = await sharp(original).metadata()
	const box = cropAround({ width, height }, slot, focus)
	const slotWidths = widths.filter((candidate) => candidate <= slot.width)
	const possible = slotWidths.filter((candidate) => candidate <= box.width * 1.05)
	const [largest = 0] = possible.toReversed()
	const { data, info } = await sharp(original)
		.extract(box)
		.resize({ width: largest, height: heightOf(largest, slot) })
		.raw()
		.toBuffer({ resolveWithObject: true })
	const raw = { width: info.width, height: info.height, channels: info.channels }
	const files: PictureFile[] = []
	for (const format of ['avif', 'webp'] as const) {
		// A width needs about the quality that the one before needed.
		let step = 0
		for (const wanted of possible) {
			const resized = sharp(data, { raw }).resize({ width: wanted, height: heightOf(wanted, slot) })
			const encoded = await encodeWithin(mostBytes(wanted, format), format, resized, step)
			step = encoded.step
			files.push({ name: cropName(name, id, wanted, format), bytes: encoded.bytes })
		}
	}
	return { id, widths: possible, files }
}

function heightOf(width: number, slot: Size): number {
	return Math.round((width * slot.height) / slot.width)
}

/** The first picture of a page weighs at most 60 KB on a phone, whose sharpest screens take 1200 pixels. */
function mostBytes(width: number, format: 'avif' | 'webp'): number {
	if (width <= 400) return 30_000
	if (width <= 800 || (width <= 1200 && format === 'avif')) return 60_000
	return 140_000
}

const qualities = [1, 0.75, 0.55, 0.38, 0.25, 0.15, 0.06]

async function encodeWithin(most: number, format: 'avif' | 'webp', image: Sharp, first: number) {
	const options = encodingOf('photo')[format]
	for (let step = first; ; step += 1) {
		const quality = Math.round(options.quality * (qualities[step] ?? 0.02))
		const bytes = await image
			.clone()
			.toFormat(format, { ...options, quality })
			.toBuffer()
		if (bytes.length <= most || step >= qualities.length) return { bytes, step }
	}
}

/** Finds the part that catches the eye. */
async function findFocus(overview: Uint8Array, slot: Size): Promise<Focus> {
	const { width = 1, height = 1 } = await sharp(overview).metadata()
	const box = cropAround({ width, height }, slot, { x: 0.5, y: 0.5 })
	const { info } = await sharp(overview)
		.resize({ width: box.width, height: box.height, fit: 'cover', position: 'attention' })
		.toBuffer({ resolveWithObject: true })
	const share = (at: number | undefined, whole: number) =>
		at === undefined ? 0.5 : Math.round(Math.min(Math.max(at / whole, 0), 1) * 100) / 100
	return { x: share(info.attentionX, width), y: share(info.attentionY, height) }
}

/** The same bytes have the same id, so a photograph that is uploaded again is not stored twice. */
function shortId(...parts: readonly (string | Uint8Array)[]): string {
	return contentHash(...parts).slice(0, 20)
}

/** Libvips chooses a reader by content and has dozens: an upload must not reach another. */
function allowOnlyPhotos() {
	sharp.block({ operation: ['VipsForeignLoad'] })
	sharp.unblock({
		operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
	})
}

async function orBroken<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work()
	} catch (error) {
		throw new PhotoRefused('photoBroken', error)
	}
}
