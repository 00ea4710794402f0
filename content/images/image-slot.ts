import type { InBothLanguages } from '#domain/locale.ts'
import type { SceneAir } from '#domain/pictures/picture.ts'
import type { FocalBox } from '#domain/pictures/picture-focus.ts'

/** A place for a picture. Pages name slots, never files; a drawing or the owner's photograph fills it. */
export type ImageSlot = {
	width: number
	height: number
	/** Stays in view at every ratio from 9:16 to 21:9 (images.test.ts). */
	focus: FocalBox
	/** Moves over the drawing in a slideshow. */
	air?: SceneAir
	alt: InBothLanguages<string>
}

export const landscape = { width: 1200, height: 800 }
export const panorama = { width: 1600, height: 900 }
export const portrait = { width: 800, height: 1000 }
