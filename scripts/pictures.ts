import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { facts } from '#content/facts.ts'
import { type ImageName, images } from '#content/images.ts'
import { defaultLocale, inEachLanguage, locales } from '#domain/locale.ts'
import { buildPictures, defaultCacheDir } from '#pictures/pipeline/build-pictures.ts'
import { openCache } from '#pictures/pipeline/cache.ts'
import { contactSheet, type SheetEntry } from '#pictures/pipeline/contact-sheet.ts'
import { weighDrawing } from '#pictures/pipeline/drawings.ts'
import { resolvePicture } from '#pictures/pipeline/resolve-picture.ts'
import { scenes } from '#pictures/scenes/index.ts'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'build/pictures')
const cache = openCache(defaultCacheDir)

const manifest = await buildPictures({ photosDir: join(root, 'photos'), outDir })
const entries: SheetEntry[] = []
for (const name of Object.keys(images) as ImageName[]) {
	const resolved = inEachLanguage((locale) => resolvePicture(manifest, name, locale, facts))
	const built = manifest.pictures[name]
	if (!built) continue
	const { svg, avif, shipped } = await weighDrawing(scenes[name](defaultLocale), cache)
	entries.push({
		name,
		slot: images[name],
		pictures: locales
			.map((locale) => built[locale])
			.filter((picture, index, all) => all.findIndex(({ src }) => src === picture.src) === index),
		alt: inEachLanguage((locale) => resolved[locale]?.alt ?? ''),
		note: `drawing ${svg} bytes as SVG (brotli), ${avif} as AVIF at 800 px: shipped as ${shipped}`,
	})
}
const sheet = join(outDir, 'contact-sheet.html')
const cards = Object.values(manifest.cards).flatMap((card) => locales.map((locale) => card[locale]))
await writeFile(sheet, contactSheet(entries, cards, Object.values(manifest.icons)))
process.stdout.write(`${sheet}\n`)
