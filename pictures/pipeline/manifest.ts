import type { ImageName } from '#content/images.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import type { BuiltPicture, Icons } from '#domain/pictures/picture.ts'
import type { Screenshots } from '#pictures/screenshots/screenshots.ts'

/** The build's output, as addresses. Written to build/pictures/manifest.json. */
export type PicturesManifest = {
	/** By language, because the route map has words in it; all other slots have the same twice. */
	pictures: Partial<Record<ImageName, InBothLanguages<BuiltPicture>>>
	icons: Icons
	screenshots: Screenshots
	/** Social cards by the Spanish path of their page. */
	cards: Record<string, InBothLanguages<string>>
}
