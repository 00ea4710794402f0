import sharp from 'sharp'
import { images } from '#content/images.ts'
import { photoLimits } from '#domain/editing/photo.ts'
import { cropPhoto, readPhoto, uprightCopy } from '#pictures/pipeline/photos/photo-crops.ts'
import { PhotoRefused } from '#pictures/pipeline/photos/photo-kind.ts'
import { runJob } from '#server/limits/limited-worker.ts'
import type { PictureJob, PictureResult } from './picture-jobs.ts'

sharp.cache(false)
sharp.concurrency(1)

async function work(job: PictureJob, input: Buffer): Promise<PictureResult> {
	if (job.kind === 'signs' || job.kind === 'cards') {
		// Apart, because the scenes take a while to load.
		const { drawCards, drawSigns } = await import('#pictures/pipeline/draw-again.ts')
		return { drawn: job.kind === 'signs' ? drawSigns(job.facts) : await drawCards(job, input) }
	}
	if (job.kind === 'receipt') return { jpeg: (await uprightCopy(input)).data }
	const { slot } = job
	if (job.kind === 'crop') return { crop: await cropPhoto(slot, images[slot], input, job.focus) }
	const { bytes, ...photo } = await readPhoto(input, images[slot])
	return { photo, crop: await cropPhoto(slot, images[slot], bytes, photo.focus) }
}

await runJob<PictureJob, PictureResult>({
	mostInputBytes: photoLimits.bytes,
	// Together with the server below 300 MB. A streamed photograph of 50 megapixels needs half of this. Sharp works on other
	// threads, so the first one is free to watch.
	mostMemoryBytes: ({ kind }) => (kind === 'signs' || kind === 'cards' ? 190 : 165) * 1024 * 1024,
	async work(job, input) {
		try {
			return await work(job, input)
		} catch (error) {
			if (error instanceof PhotoRefused) return { refused: error.code }
			throw error
		}
	},
})
