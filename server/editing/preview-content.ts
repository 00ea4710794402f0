import type { SiteContent } from '#app/services.ts'
import { pagesByName } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { type ContentTree, mapTexts } from '#domain/editing/content-tree.ts'
import { markText } from '#domain/editing/marks.ts'
import type { OverlayEntry } from '#domain/editing/overlay.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { chromeDocument, servicesDocument } from './documents.ts'
import { createSiteContent } from './site-content.ts'

const nameOf = new Map(
	Object.entries<PageContent>(pagesByName).map(([name, { path }]) => [path, name]),
)

/** The site with the draft, every text marked with its address, so that the owner can press it. */
export function createPreviewContent(entries: readonly OverlayEntry[]): SiteContent {
	const content = createSiteContent(entries)
	return {
		photos: content.photos,
		facts: content.facts,
		chrome: marked(content.chrome, chromeDocument),
		services: marked(content.services, servicesDocument),
		// Choices of a form, some of which are not shown as text: edited at the desk.
		offers: content.offers,
		page: (builtIn) => {
			const page = content.page(builtIn)
			const name = nameOf.get(builtIn.path)
			return name ? { ...page, copy: marked(page.copy, name) } : page
		},
	}
}

function marked<Copy extends ContentTree>(
	copy: InBothLanguages<Copy>,
	document: string,
): InBothLanguages<Copy> {
	const mark = (tree: Copy) =>
		mapTexts(tree, (text, path) =>
			// Titles and descriptions go into the document's head, where nobody can press them.
			path.startsWith('meta.') ? text : markText(text, { document, path }),
		)
	return { es: mark(copy.es), en: mark(copy.en) }
}
