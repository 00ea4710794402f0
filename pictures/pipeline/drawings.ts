import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { ImageSlot } from '#content/images/image-slot.ts'
import { smallServices } from '#content/services.ts'
import type { BuiltPicture } from '#domain/pictures/picture.ts'
import type { Cache } from './cache.ts'
import { shortHash } from './content-hash.ts'
import type { Output } from './output.ts'
import { encode, type Original, phoneWidth, writeRasters } from './rasters.ts'

const compress = promisify(brotliCompress)

/** 48 CSS pixels with two device pixels each (app/stays/booking-form/offer-choice.tsx). */
const smallWidth = 96

/**
 * Half a phone with two device pixels each (app/pages/home.tsx). An AVIF is decoded beside the main thread, which
 * on a slow processor took 20 to 30 ms for each SVG (bench/lighthouse.ts), even if the eight small cards weigh 43 KB so
 * and 32 KB as SVG.
 */
const cardWidth = 360

/** The bytes that a phone loads for a drawing: the smaller of the compressed SVG and the AVIF of phone width. */
export type Weight = { svg: number; avif: number; shipped: 'svg' | 'raster' }

export async function writeDrawing(
	name: string,
	slot: Pick<ImageSlot, 'width' | 'height'>,
	svg: string,
	to: { cache: Cache; output: Output },
): Promise<BuiltPicture> {
	const { shipped } = await weighDrawing(svg, to.cache)
	if (shipped === 'raster') return writeRasters(name, slot, original(svg), to)
	const stem = `${name}-${shortHash(svg)}`
	const src = await to.output(`${stem}.svg`, svg)
	const write = async (width: number, format: 'avif' | 'webp') =>
		to.output(`${stem}-${width}.${format}`, await encode(original(svg), width, format, to.cache))
	const small = await write(smallWidth, 'webp')
	const picture = { src, width: slot.width, height: slot.height, sources: [], small }
	if (!isSmallCard(name)) return picture
	return { ...picture, card: `${await write(cardWidth, 'avif')} ${cardWidth}w` }
}

export async function weighDrawing(svg: string, cache: Cache): Promise<Weight> {
	const avif = (await encode(original(svg), phoneWidth, 'avif', cache)).length
	const length = await cache(['brotli', svg], async () =>
		Buffer.from(String((await compress(svg)).length)),
	)
	const brotli = Number(Buffer.from(length).toString())
	return { svg: brotli, avif, shipped: brotli <= avif ? 'svg' : 'raster' }
}

function isSmallCard(name: string): boolean {
	return smallServices.some(({ picture }) => picture === name)
}

function original(svg: string): Original {
	return { kind: 'drawing', bytes: Buffer.from(svg) }
}
