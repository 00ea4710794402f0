import { factsInWords } from '#content/facts-in-words.ts'
import type { ImageSlot } from '#content/images/image-slot.ts'
import { type ImageName, images } from '#content/images.ts'
import { focusInCrop } from '#domain/editing/photo.ts'
import type { SlotPhoto } from '#domain/editing/responses.ts'
import type { Facts } from '#domain/facts.ts'
import { type InBothLanguages, inAnyLanguage, type Locale } from '#domain/locale.ts'
import { type ResolvedPicture, withSrcset } from '#domain/pictures/picture.ts'
import { focalPoint } from '#domain/pictures/picture-focus.ts'
import { fill } from '#domain/text/fill.ts'
import type { PicturesManifest } from './manifest.ts'
import { photoPicture } from './photos/photo-files.ts'

/** Published by the API without a description. The drawing's would be false. */
const undescribed: InBothLanguages<string> = {
	es: 'Fotografía de {name}',
	en: 'Photograph of {name}',
}

/** The picture of a slot for one language: the page loader's way from a slot's name to what `<Picture>` shows. */
export function resolvePicture(
	manifest: Pick<PicturesManifest, 'pictures'>,
	name: ImageName,
	locale: Locale,
	facts: Facts,
	photo?: SlotPhoto,
): ResolvedPicture {
	if (photo) {
		const written = inAnyLanguage(photo.alt, locale)
		return {
			...withSrcset(photoPicture(name, images[name], photo)),
			alt: written || fill(undescribed[locale], factsInWords(facts, locale)),
			focus: focusInCrop(photo, images[name], photo.focus).join(' '),
		}
	}
	const built = manifest.pictures[name]?.[locale]
	if (!built) throw new Error(`The pictures' manifest has no "${name}": build the pictures again.`)
	const { alt, focus, air }: ImageSlot = images[name]
	return {
		...withSrcset(built),
		...(air && { air }),
		alt: fill(alt[locale], factsInWords(facts, locale)),
		focus: focalPoint(focus).join(' '),
	}
}
