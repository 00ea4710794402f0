import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { PhotoErrorCode } from '#domain/editing/photo.ts'
import { heicPhoto, redAbove, sidewaysPhoto } from './photos.ts'

/** `photo`: it is decoded, and what it hides is removed. */
type Outcome = PhotoErrorCode | 'photo' | 'too-large'
type HostilePhoto = {
	kind: string
	/** Its bytes and what may become of it. Some take seconds to make. */
	make: () => Promise<[bytes: Buffer, ...expected: Outcome[]]>
}

const size = { width: 1500, height: 1000 }

/** Files that break programs, deceive them or exhaust them, and odd ones that are photographs nevertheless. */
export async function hostilePhotos(): Promise<HostilePhoto[]> {
	const jpeg = await redAbove(size).jpeg().toBuffer()
	const png = await redAbove(size).png().toBuffer()
	const webp = await redAbove(size).webp().toBuffer()
	const avif = await redAbove(size).avif({ effort: 0 }).toBuffer()
	const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
	const flat = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: '#345' } })
	const coloured = (background: string) =>
		sharp({ create: { ...size, channels: 3, background } })
			.png()
			.toBuffer()
	const frames = await sharp([await coloured('#15a'), await coloured('#a51')], {
		join: { animated: true },
	})
		.webp()
		.toBuffer()
	const all: Record<string, HostilePhoto['make']> = {
		'a truncated JPEG': async () => [half(jpeg), 'photoBroken'],
		'a truncated PNG': async () => [half(png), 'photoBroken'],
		'a truncated WebP': async () => [half(webp), 'photoBroken'],
		'a truncated AVIF': async () => [half(avif), 'photoBroken'],
		'the beginning of a JPEG': async () => [jpeg.subarray(0, 20), 'photoBroken'],
		'the beginning of a PNG': async () => [png.subarray(0, 8), 'photoBroken'],
		'the beginning of a WebP': async () => [webp.subarray(0, 12), 'photoBroken'],
		'the beginning of an AVIF': async () => [avif.subarray(0, 32), 'photoBroken'],
		'a JPEG with zeros in the middle': async () => [zeroed(jpeg), 'photoBroken', 'photo'],
		'a JPEG that claims 65,000 pixels each way': async () => [
			claimJpegSize(jpeg, 65_000),
			'photoTooManyPixels',
		],
		'a PNG with a wrong checksum': async () => [flipped(png, png.length - 30), 'photoBroken'],
		'a PNG bomb of 12,000 pixels each way': async () => [
			await zeroPng(12_000, 12_000, {}),
			'photoTooManyPixels',
		],
		'a PNG that claims two billion pixels each way': async () => [
			pngClaiming(2_000_000_000),
			'photoTooManyPixels',
			'photoBroken',
		],
		'an interlaced PNG of 49 megapixels in 16 bits': async () => [
			await zeroPng(7000, 7000, { isInterlaced: true, bits: 16 }),
			'photoTooHeavy',
			'photo',
		],
		'a PNG of 49 megapixels in 16 bits': async () => [
			await zeroPng(7000, 7000, { bits: 16 }),
			'photo',
			'photoTooHeavy',
		],
		'a PNG with a colour profile of 200 MB': async () => [
			withProfileBomb(png),
			'photo',
			'photoBroken',
		],
		'a PNG with a text of 200 MB': async () => [withTextBomb(png), 'photo', 'photoBroken'],
		'a PNG with two image headers': async () => [withTwoHeaders(png), 'photo', 'photoBroken'],
		'a progressive JPEG of 49 megapixels': async () => [
			await flat(7000, 7000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
			'photoTooHeavy',
			'photo',
		],
		'a JPEG of 49 megapixels': async () => [await flat(7000, 7000).jpeg().toBuffer(), 'photo'],
		'a JPEG of 51 megapixels': async () => [
			await flat(7150, 7150).jpeg().toBuffer(),
			'photoTooManyPixels',
		],
		'an AVIF of 49 megapixels': async () => [
			await flat(7000, 7000).avif({ effort: 0 }).toBuffer(),
			'photoTooHeavy',
			'photo',
		],
		'a WebP of 49 megapixels': async () => [
			await flat(7000, 7000).webp({ effort: 0, lossless: true }).toBuffer(),
			'photoTooHeavy',
			'photo',
		],
		'an animated WebP': async () => [frames, 'photo'],
		'an animated PNG': async () => [withAnimation(png), 'photo'],
		'a GIF': async () => [await sharp(png).gif().toBuffer(), 'photoGif'],
		'an SVG with a script': async () => [svg('<script>alert(1)</script>'), 'photoSvg'],
		'an SVG that expands a billion times': async () => [billionLaughs(), 'photoSvg'],
		'an SVG that reads a file': async () => [svg('<image href="file:///etc/passwd"/>'), 'photoSvg'],
		'an SVG behind a byte order mark': async () => [Buffer.from(`\ufeff ${svg('')}`), 'photoSvg'],
		'a HEIC': async () => [await heicPhoto(), 'photoHeic'],
		'a HEIC name over nothing': async () => [container('heic', 'mif1'), 'photoHeic'],
		'an AVIF name over nothing': async () => [container('avif', 'mif1'), 'photoBroken'],
		'a film': async () => [container('isom', 'mp42'), 'photoUnknown'],
		'a TIFF': async () => [await sharp(png).tiff().toBuffer(), 'photoUnknown'],
		'a BMP': async () => [Buffer.concat([Buffer.from('BM'), Buffer.alloc(2000)]), 'photoUnknown'],
		'a PDF': async () => [Buffer.from('%PDF-1.7\n1 0 obj\n'), 'photoUnknown'],
		'a web page': async () => [
			Buffer.from('<!doctype html><script>alert(1)</script>'),
			'photoUnknown',
		],
		'an archive': async () => [Buffer.from('PK\x03\x04 and more', 'latin1'), 'photoUnknown'],
		'a compressed JPEG': async () => [gzipSync(jpeg), 'photoUnknown'],
		nothing: async () => [Buffer.alloc(0), 'photoUnknown'],
		'ten million zeros': async () => [Buffer.alloc(10_000_000), 'photoUnknown'],
		'one byte too many': async () => [
			Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024 + 1 - jpeg.length)]),
			'too-large',
		],
		'a picture of one pixel': async () => [await flat(1, 1).png().toBuffer(), 'photoTooSmall'],
		'a thumbnail': async () => [await flat(320, 240).jpeg().toBuffer(), 'photoTooSmall'],
		'a line of 40,000 pixels': async () => [
			await flat(40_000, 1).png().toBuffer(),
			'photoTooSmall',
		],
		'a JPEG with a web page behind it': async () => [
			Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
			'photo',
		],
		'a JPEG with an archive behind it': async () => [
			Buffer.concat([jpeg, Buffer.from('PK\x03\x04')]),
			'photo',
		],
		'a JPEG with a script in a comment': async () => [
			withComment(jpeg, '<?php system($_GET[0]); ?>'),
			'photo',
		],
		'a JPEG in CMYK': async () => [
			await sharp(png).toColourspace('cmyk').jpeg().toBuffer(),
			'photo',
		],
		'a JPEG in grey': async () => [await sharp(png).greyscale().jpeg().toBuffer(), 'photo'],
		'a PNG in 16 bits': async () => [
			await sharp(png).toColourspace('rgb16').png().toBuffer(),
			'photo',
		],
		'a PNG with a palette and holes': async () => [
			await sharp({ create: { ...size, channels: 4, background: '#f005' } })
				.png({ palette: true })
				.toBuffer(),
			'photo',
		],
		'a photograph taken sideways, with its place': async () => [await sidewaysPhoto(size), 'photo'],
	}
	return Object.entries(all).map(([kind, make]) => ({ kind, make }))
}

function flipped(bytes: Buffer, at: number): Buffer {
	const copy = Buffer.from(bytes)
	copy[at] = (copy[at] ?? 0) ^ 0xff
	return copy
}

function zeroed(bytes: Buffer): Buffer {
	const copy = Buffer.from(bytes)
	return copy.fill(0, Math.floor(copy.length * 0.5), Math.floor(copy.length * 0.7))
}

function claimJpegSize(jpeg: Buffer, side: number): Buffer {
	const copy = Buffer.from(jpeg)
	const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
	copy.writeUInt16BE(side, frame + 5)
	copy.writeUInt16BE(side, frame + 7)
	return copy
}

function withComment(jpeg: Buffer, text: string): Buffer {
	const comment = Buffer.alloc(4 + text.length)
	comment.writeUInt16BE(0xfffe, 0)
	comment.writeUInt16BE(text.length + 2, 2)
	comment.write(text, 4, 'latin1')
	return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

function svg(inside: string): Buffer {
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000">${inside}</svg>`,
	)
}

function billionLaughs(): Buffer {
	const entities = Array.from(
		{ length: 9 },
		(_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
	)
	return Buffer.from(
		`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${entities.join('')}]><svg>&l9;</svg>`,
	)
}

function container(...brands: string[]): Buffer {
	const box = Buffer.from(`    ftyp${brands[0]}    ${brands.join('')}`)
	box.writeUInt32BE(box.length, 0)
	return Buffer.concat([box, Buffer.alloc(400)])
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
	length.writeUInt32BE(data.length)
	sum.writeUInt32BE(crc32(body))
	return Buffer.concat([length, body, sum])
}

type PngShape = { bits?: 8 | 16; isInterlaced?: boolean }

function header(width: number, height: number, { bits = 8, isInterlaced = false }: PngShape) {
	const data = Buffer.alloc(13)
	data.writeUInt32BE(width, 0)
	data.writeUInt32BE(height, 4)
	data.set([bits, 2, 0, 0, isInterlaced ? 1 : 0], 8)
	return chunk('IHDR', data)
}

/** Black all over: a few hundred kilobytes that unfold into hundreds of megabytes. */
async function zeroPng(width: number, height: number, shape: PngShape): Promise<Buffer> {
	const pixelBytes = shape.bits === 16 ? 6 : 3
	const passes = shape.isInterlaced
		? [
				[8, 8, 0, 0],
				[8, 8, 4, 0],
				[4, 8, 0, 4],
				[4, 4, 2, 0],
				[2, 4, 0, 2],
				[2, 2, 1, 0],
				[1, 2, 0, 1],
			]
		: [[1, 1, 0, 0]]
	const length = passes.reduce((sum, [stepX = 1, stepY = 1, x = 0, y = 0]) => {
		const [columns, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)]
		return sum + rows * (1 + columns * pixelBytes)
	}, 0)
	return Buffer.concat([
		...[signature, header(width, height, shape)],
		...[chunk('IDAT', await deflatedZeros(length)), chunk('IEND', Buffer.alloc(0))],
	])
}

function deflatedZeros(length: number): Promise<Buffer> {
	const block = Buffer.alloc(1024 * 1024)
	function* blocks() {
		for (let left = length; left > 0; left -= block.length) yield block.subarray(0, left)
	}
	return buffer(Readable.from(blocks()).pipe(createDeflate({ level: 1 })))
}

function pngClaiming(side: number): Buffer {
	return Buffer.concat([signature, header(side, side, {}), chunk('IEND', Buffer.alloc(0))])
}

function insertAfterHeader(png: Buffer, ...chunks: Buffer[]): Buffer {
	const end = 8 + 25
	return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)])
}

function withProfileBomb(png: Buffer): Buffer {
	const profile = deflateSync(Buffer.alloc(200_000_000))
	return insertAfterHeader(png, chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), profile])))
}

function withTextBomb(png: Buffer): Buffer {
	const text = deflateSync(Buffer.alloc(200_000_000, 'a'))
	return insertAfterHeader(png, chunk('zTXt', Buffer.concat([Buffer.from('t\0\0'), text])))
}

function withTwoHeaders(png: Buffer): Buffer {
	return insertAfterHeader(png, header(40_000, 40_000, {}))
}

function withAnimation(png: Buffer): Buffer {
	const control = Buffer.alloc(8)
	control.writeUInt32BE(3)
	return insertAfterHeader(png, chunk('acTL', control))
}
