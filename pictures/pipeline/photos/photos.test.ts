import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openCache } from '#pictures/pipeline/cache.ts'
import { type PhotoError, readPhotos } from './photos.ts'

// Encoding pictures on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

async function photosFolder(files: Record<string, Uint8Array | string>): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'photos-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
	return folder
}

function picture(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: '#2f6157' } })
		.jpeg()
		.toBuffer()
}

test('all that is wrong with the photographs is said at once, a sentence for each file', async () => {
	const folder = await photosFolder({
		'camping-lake.jpg': await picture(640, 480),
		'camping-fire.png': 'this is text',
		'dessert.heic': 'not readable either',
		'lodging-nigth.jpg': await picture(1200, 800),
		'lodging-day.jpg': await picture(1200, 800),
		'lodging-day.jpeg': await picture(1200, 800),
		'README.md': 'ignored',
		'.gitkeep': '',
	})
	const error = await readPhotos(folder, openCache(join(folder, '.cache'))).then(
		() => null,
		(reason: PhotoError) => reason,
	)
	expect(error?.sentences).toEqual([
		'camping-fire.png: this is not an image that can be read; use JPEG, PNG, WebP or AVIF.',
		'camping-lake.jpg: too small, the slot "camping-lake" needs at least 1200 × 800 pixels and this has 640 × 480.',
		'dessert.heic: this HEIC photograph cannot be read; save it as JPEG and try again.',
		'lodging-day.jpg: another photograph is already named "lodging-day"; keep one of them.',
		'lodging-nigth.jpg: there is no picture slot of this name; did you mean "lodging-night"?',
	])
})

test('no folder of photographs means that all slots are drawn', async () => {
	expect(await readPhotos('does-not-exist', openCache('unused'))).toEqual([])
})
