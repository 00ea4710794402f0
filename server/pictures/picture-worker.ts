import sharp from 'sharp'
import { images } from '#content/images.ts'
import { photoLimits } from '#domain/editing/photo.ts'
import { cropPhoto, readPhoto } from '#pictures/pipeline/photos/photo-crops.ts'
import { PhotoRefused } from '#pictures/pipeline/photos/photo-kind.ts'
import { type PictureJob, type PictureResult, tooHeavy } from './picture-jobs.ts'
import { readWhole } from './read-whole.ts'

const job: PictureJob = JSON.parse(process.argv[2] ?? '')
const isPhoto = job.kind === 'upload' || job.kind === 'crop'

/** Together with the server below 300 MB. A streamed photograph of 50 megapixels needs half of this. */
const mostMemoryBytes = (isPhoto ? 165 : 190) * 1024 * 1024

// Sharp works on other threads, so this one is free to watch.
setInterval(() => {
	if (process.memoryUsage.rss() > mostMemoryBytes) process.exit(tooHeavy)
}, 5)

sharp.cache(false)
sharp.concurrency(1)

async function work(job: PictureJob, input: Buffer): Promise<PictureResult> {
	if (job.kind === 'signs' || job.kind === 'cards') {
		// Apart, because the scenes take a while to load.
		const { drawCards, drawSigns } = await import('#pictures/pipeline/draw-again.ts')
		return { drawn: job.kind === 'signs' ? drawSigns(job.facts) : await drawCards(job, input) }
	}
	const { slot } = job
	if (job.kind === 'crop') return { crop: await cropPhoto(slot, images[slot], input, job.focus) }
	const { bytes, ...photo } = await readPhoto(input, images[slot])
	return { photo, crop: await cropPhoto(slot, images[slot], bytes, photo.focus) }
}

async function readInput(): Promise<Buffer> {
	return (await readWhole(process.stdin, photoLimits.bytes)) ?? Buffer.alloc(0)
}

async function answer(): Promise<PictureResult> {
	try {
		return await work(job, await readInput())
	} catch (error) {
		if (error instanceof PhotoRefused) return { refused: error.code }
		throw error
	}
}

const result = await answer()
process.send?.(result, () => process.exit(0))
