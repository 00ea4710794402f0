import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { type ImageName, images } from '#content/images.ts'
import type { Cache } from '#pictures/pipeline/cache.ts'
import { nearestName } from '#pictures/pipeline/nearest-name.ts'

export type Photo = { name: ImageName; bytes: Uint8Array }

/** All that is wrong with the owner's photographs, one sentence each. */
export class PhotoError extends Error {
	readonly sentences: readonly string[]

	constructor(sentences: readonly string[]) {
		super(sentences.join('\n'))
		this.name = 'PhotoError'
		this.sentences = sentences
	}
}

const readable = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif']

/** Reads the photographs, each cropped to its slot, upright and without its metadata (place, camera, time). */
export async function readPhotos(folder: string, cache: Cache): Promise<Photo[]> {
	const found = await readdir(folder).catch(() => [])
	const files = found.filter((file) => !file.startsWith('.') && file !== 'README.md').sort()
	const photos: Photo[] = []
	const sentences: string[] = []
	for (const file of files) {
		const name = parse(file).name
		if (!isSlot(name)) sentences.push(wrongName(file, name))
		else if (!readable.includes(parse(file).ext.toLowerCase())) sentences.push(notAnImage(file))
		else if (photos.some((photo) => photo.name === name))
			sentences.push(`${file}: another photograph is already named "${name}"; keep one of them.`)
		else {
			const cropped = await crop(join(folder, file), file, name, cache)
			if (typeof cropped === 'string') sentences.push(cropped)
			else photos.push({ name, bytes: cropped })
		}
	}
	if (sentences.length > 0) throw new PhotoError(sentences)
	return photos
}

async function crop(
	path: string,
	file: string,
	name: ImageName,
	cache: Cache,
): Promise<Uint8Array | string> {
	const bytes = await readFile(path)
	const { width, height } = images[name]
	try {
		const { autoOrient: actual } = await sharp(bytes).metadata()
		if (actual.width < width || actual.height < height)
			return `${file}: too small, the slot "${name}" needs at least ${width} × ${height} pixels and this has ${actual.width} × ${actual.height}.`
		return await cache([bytes, `crop ${width}x${height}`], () =>
			sharp(bytes)
				.autoOrient()
				.resize({ width, height, fit: 'cover', position: 'attention' })
				.png({ compressionLevel: 3 })
				.toBuffer(),
		)
	} catch {
		return notAnImage(file)
	}
}

function isSlot(name: string): name is ImageName {
	return Object.hasOwn(images, name)
}

function wrongName(file: string, name: string): string {
	const nearest = nearestName(name, Object.keys(images))
	return `${file}: there is no picture slot of this name; did you mean "${nearest}"?`
}

function notAnImage(file: string): string {
	return /\.hei[cf]$/i.test(file)
		? `${file}: this HEIC photograph cannot be read; save it as JPEG and try again.`
		: `${file}: this is not an image that can be read; use JPEG, PNG, WebP or AVIF.`
}
