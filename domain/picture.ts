/** One encoding of a picture, in one or more widths, as `<source>` wants it. */
export type PictureSource = {
	type: 'image/avif' | 'image/webp'
	srcset: readonly { url: string; width: number }[]
}

/** What the pictures' build made of a slot. A drawing shipped as SVG has no sources, only `src`. */
export type BuiltPicture = {
	src: string
	width: number
	height: number
	sources: readonly PictureSource[]
}

/** A picture ready to be shown on a page of one language. */
export type ResolvedPicture = BuiltPicture & { alt: string }

/** The addresses of the icons that browsers and phones ask for. */
export type Icons = {
	favicon: string
	faviconIco: string
	appleTouch: string
	icon192: string
	icon512: string
	maskable512: string
	logo: string
}
