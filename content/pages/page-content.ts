import type { ImageName } from '#content/images.ts'
import type { InBothLanguages } from '#domain/locale.ts'

/** What every page says about itself, in each language; pages add their own words beside it. */
export type PageCopy = {
	/** Title and description for the browser tab, search engines and shared links. */
	meta: { title: string; description: string }
	/** The page's short name in breadcrumbs. */
	crumb: string
	/** The page's one heading of level 1. */
	title: string
	/** One or two sentences under the heading. */
	lead: string
	/** The one clear next step that ends the page. `to` is a Spanish path; the shell localises it. */
	nextStep: { text: string; label: string; to: string }
}

export type PageContent<Copy extends PageCopy = PageCopy> = {
	/** The Spanish path, as in app/routes.ts. */
	path: string
	/** The page above it in the breadcrumbs, when that is not the home page. */
	parent?: string
	/** The picture that stands for the page: its hero and the ground of its social card. */
	picture: ImageName
	copy: InBothLanguages<Copy>
}
