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
	/** For a drawing shipped as SVG: a file of a few KB for lists, and the srcset of an AVIF for a phone's small cards. */
	small?: string
	card?: string
}

/** Moves over a drawn scene (app/components/air). */
export type SceneAir = 'mist' | 'fireflies' | 'light'

/** A picture with its text for one language, as a page's data have it. */
export type ResolvedPicture = Pick<BuiltPicture, 'src' | 'width' | 'height'> & {
	alt: string
	air?: SceneAir
	/** The AVIF files of a photograph. Browsers without AVIF show `src`. */
	srcset?: string
	/** Where `object-position` holds it, in tenths from the left and from the top; in the middle where it is missing. */
	focus?: string
}

/** One string, as in the HTML, so that page and data compress together. */
export function withSrcset({ src, width, height, sources }: BuiltPicture) {
	const avif = sources.find(({ type }) => type === 'image/avif')
	const srcset = avif?.srcset.map((step) => `${step.url} ${step.width}w`).join(', ')
	return { src, width, height, ...(srcset && { srcset }) }
}

/** The narrowest file that every browser shows. */
export function smallestOf({ src, sources, small }: BuiltPicture): string {
	return small ?? sources.find(({ type }) => type === 'image/webp')?.srcset[0]?.url ?? src
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
