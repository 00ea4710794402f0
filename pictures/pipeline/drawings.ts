import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { ImageSlot } from '#content/images/image-slot.ts'
import type { BuiltPicture } from '#domain/pictures/picture.ts'
import type { Cache } from './cache.ts'
import { shortHash } from './content-hash.ts'
import type { Output } from './output.ts'
import { encode, type Original, phoneWidth, writeRasters } from './rasters.ts'

const compress = promisify(brotliCompress)

/** 48 CSS pixels with two device pixels each (app/stays/request/offer-choice.tsx). */
const smallWidth = 96

/** What a phone loads for a drawing: the smaller of the compressed SVG and the AVIF of phone width. */
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
	const thumbnail = await encode(original(svg), smallWidth, 'webp', to.cache)
	const small = await to.output(`${stem}-${smallWidth}.webp`, thumbnail)
	return { src, width: slot.width, height: slot.height, sources: [], small }
}

export async function weighDrawing(svg: string, cache: Cache): Promise<Weight> {
	const avif = (await encode(original(svg), phoneWidth, 'avif', cache)).length
	const length = await cache(['brotli', svg], async () =>
		Buffer.from(String((await compress(svg)).length)),
	)
	const brotli = Number(Buffer.from(length).toString())
	return { svg: brotli, avif, shipped: brotli <= avif ? 'svg' : 'raster' }
}

function original(svg: string): Original {
	return { kind: 'drawing', bytes: Buffer.from(svg) }
}
