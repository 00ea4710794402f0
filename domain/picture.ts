/** One encoding of a picture in one or more widths, for `<source>`. */
export type PictureSource = {
	type: 'image/avif' | 'image/webp'
	srcset: readonly { url: string; width: number }[]
}

/** A slot's picture after the build. A drawing shipped as SVG has no sources, only `src`. */
export type BuiltPicture = {
	src: string
	width: number
	height: number
	sources: readonly PictureSource[]
}

/** What may move over a drawn scene (app/components/air). */
export type SceneAir = 'mist' | 'fireflies' | 'light'

/** A picture with its text for one language. */
export type ResolvedPicture = BuiltPicture & {
	alt: string
	air?: SceneAir
	/** Where `object-position` holds it, as in `data-focus` of `<Picture>`; in the middle where it is missing. */
	focus?: string
}

/** A picture, or one by day and another in the dark colour scheme. */
export type SchemedPicture = ResolvedPicture | { day: ResolvedPicture; night: ResolvedPicture }

/** The addresses of the site's icons. */
export type Icons = {
	favicon: string
	faviconIco: string
	appleTouch: string
	icon192: string
	icon512: string
	maskable512: string
	logo: string
}
