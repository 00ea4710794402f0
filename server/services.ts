import type { ImageName } from '#content/images.ts'
import type { Locale } from '#domain/locale.ts'
import type { ResolvedPicture } from '#domain/picture.ts'
import type { Icons } from '#pictures/pipeline/manifest.ts'
import type { EnquiriesForPages } from './enquiries/enquiries-for-pages.ts'
import type { ReviewsForPages } from './reviews/reviews-for-pages.ts'

/** What pages may ask of the server. Handed to loaders and actions through React Router's context. */
export type Services = {
	/** Where visitors find the site, for addresses that leave it (canonical links, social cards). */
	publicUrl: string
	pictures: Pictures
	/** The text of every stylesheet by address, to be put into the pages. Empty in development. */
	stylesheets: ReadonlyMap<string, string>
	reviews: ReviewsForPages
	enquiries: EnquiriesForPages
	/** The fixed name that the owner's dialog sends with the password; no secret. */
	ownerName: string
	log: { error: (details: object, message: string) => void }
}

export type Pictures = {
	resolve: (name: ImageName, locale: Locale) => ResolvedPicture
	/** The address of a page's picture for shared links. */
	socialCard: (path: string, locale: Locale) => string
	icons: Icons
}

export type Visitor = {
	/** The network address, for rate limits only: it is never stored or logged as it is. */
	address: string
}
