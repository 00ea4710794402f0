import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { type ImageName, images } from '#content/images.ts'
import { pages as allPages } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { type InBothLanguages, inEachLanguage, locales } from '#domain/locale.ts'
import type { BuiltPicture } from '#domain/pictures/picture.ts'
import { writeScreenshots } from '#pictures/screenshots/screenshots.ts'
import { writeCards } from '#pictures/social/write-cards.ts'
import { openCache } from './cache.ts'
import { drawOnce } from './draw-once.ts'
import { writeDrawing } from './drawings.ts'
import { writeIcons } from './icons.ts'
import type { PicturesManifest } from './manifest.ts'
import { emptyOutput } from './output.ts'
import { readPhotos } from './photos/photos.ts'
import { writeRasters } from './rasters.ts'

export type BuildOptions = {
	/** Where the owner's photographs lie, each named after its slot. */
	photosDir: string
	outDir: string
	cacheDir?: string
	/** For tests, which need not build everything. */
	slots?: readonly ImageName[]
	pages?: readonly PageContent[]
}

export const defaultCacheDir = join(import.meta.dirname, '../../node_modules/.cache/palma-pictures')

/** Fills every slot with the owner's photograph or else its drawing, and writes the manifest of what came out. */
export async function buildPictures({
	photosDir,
	outDir,
	cacheDir = defaultCacheDir,
	slots = Object.keys(images) as ImageName[],
	pages = allPages,
}: BuildOptions): Promise<PicturesManifest> {
	const cache = openCache(cacheDir)
	const photos = new Map(
		(await readPhotos(photosDir, cache)).map((photo) => [photo.name, photo.bytes]),
	)
	const output = await emptyOutput(outDir)
	const to = { cache, output }
	const draw = drawOnce()

	// More at once than there are cores would only hold more pixels in memory.
	const built = await pLimit(availableParallelism()).map(
		slots,
		async (name): Promise<InBothLanguages<BuiltPicture>> => {
			const photo = photos.get(name)
			if (photo) {
				const picture = await writeRasters(name, images[name], { kind: 'photo', bytes: photo }, to)
				return inEachLanguage(() => picture)
			}
			// Only the route map has words.
			const written = new Map<string, BuiltPicture>()
			for (const locale of locales) {
				const svg = draw(name, locale)
				if (!written.has(svg)) written.set(svg, await writeDrawing(name, images[name], svg, to))
			}
			return inEachLanguage((locale) => written.get(draw(name, locale)) as BuiltPicture)
		},
	)

	const manifest: PicturesManifest = {
		pictures: Object.fromEntries(slots.map((name, index) => [name, built[index]])),
		icons: await writeIcons(to),
		screenshots: await writeScreenshots(output),
		cards: await writeCards(
			pages,
			(name, locale) => photos.get(name) ?? Buffer.from(draw(name, locale)),
			to,
		),
	}
	await output('manifest.json', `${JSON.stringify(manifest, null, '\t')}\n`)
	return manifest
}
