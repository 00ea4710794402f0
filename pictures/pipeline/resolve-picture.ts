import { type ImageName, images } from '#content/images.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import type { Locale } from '#domain/locale.ts'
import type { ResolvedPicture } from '#domain/picture.ts'
import type { PicturesManifest } from './manifest.ts'

/** The picture of a slot for one language: the page loader's way from a slot's name to what `<Picture>` shows. */
export function resolvePicture(
	manifest: Pick<PicturesManifest, 'pictures'>,
	name: ImageName,
	locale: Locale,
	facts: Facts,
): ResolvedPicture {
	const built = manifest.pictures[name]?.[locale]
	if (!built) throw new Error(`The pictures' manifest has no "${name}": build the pictures again.`)
	return { ...built, alt: fill(images[name].alt[locale], factsInWords(facts, locale)) }
}
