import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

type Size = { width: number; height: number }

/** The top of the picture is red and the rest blue, so that tests see which way up it is. */
export function redAbove({ width, height }: Size): Sharp {
	const red = { width, height: Math.round(height / 3), channels: 3 as const, background: '#d02020' }
	return sharp({ create: { width, height, channels: 3, background: '#2050d0' } }).composite([
		{ input: { create: red }, left: 0, top: 0 },
	])
}

/** As a phone stores a photograph that was taken upright: sideways, with a note to turn it. */
export async function sidewaysPhoto({ width, height }: Size): Promise<Buffer> {
	const upright = await redAbove({ width, height }).png().toBuffer()
	return await sharp(upright)
		.rotate(-90)
		.withExif({
			IFD0: { Make: 'Palma phone' },
			IFD3: { GPSLatitude: '4/1 38/1 0/1', GPSLatitudeRef: 'N' },
		})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer()
}

/** Leaves in the sun are the hardest to compress of what the owner will take. */
/** A real one of 900 by 600 pixels, made with libheif's `heif-enc`: sharp cannot write HEVC. */
export function heicPhoto(): Promise<Buffer> {
	return readFile(new URL('./fixtures/photo.heic', import.meta.url))
}

export async function leafyPhoto({ width, height }: Size): Promise<Buffer> {
	const noise = (sigma: number, divide: number) =>
		sharp({
			create: {
				width: Math.ceil(width / divide),
				height: Math.ceil(height / divide),
				channels: 3,
				background: '#000',
				noise: { type: 'gaussian', mean: 110, sigma },
			},
		})
			.resize({ width, height, kernel: 'cubic' })
			.png({ compressionLevel: 0 })
			.toBuffer()
	return await sharp(await noise(70, 24))
		.composite([
			{ input: await noise(60, 6), blend: 'overlay' },
			{ input: await noise(40, 2), blend: 'soft-light' },
		])
		.tint('#7aa050')
		.jpeg({ quality: 90 })
		.toBuffer()
}

/** The mean colour of a part of a picture, as [red, green, blue]. */
export async function colourAt(
	bytes: Uint8Array,
	part: { left: number; top: number; width: number; height: number },
): Promise<number[]> {
	const { channels } = await sharp(await sharp(bytes).extract(part).png().toBuffer()).stats()
	return channels.map(({ mean }) => Math.round(mean))
}
