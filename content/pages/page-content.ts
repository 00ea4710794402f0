import type { ImageName } from '#content/images.ts'
import type { InBothLanguages } from '#domain/locale.ts'

/** The copy that every page has, in each language; pages add their own. */
export type PageCopy = {
	/** Title and description for the browser tab, search engines and shared links. */
	meta: { title: string; description: string }
	/** The page's short name in breadcrumbs. */
	crumb: string
	/** The page's one heading of level 1. */
	title: string
	/** One or two sentences under the heading. */
	lead: string
	/** The link that ends the page. `to` is a Spanish path, which the page localises. */
	nextStep: { text: string; label: string; to: string }
}

export type PageContent<Copy extends PageCopy = PageCopy> = {
	/** The Spanish path, as in app/routes.ts. */
	path: string
	/** The page above it in the breadcrumbs, when that is not the home page. */
	parent?: string
	/** The page's main picture, also the background of its social card. */
	picture: ImageName
	copy: InBothLanguages<Copy>
}
