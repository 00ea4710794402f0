import type { SiteContent } from '#app/services.ts'
import { type ContentTree, mapTexts } from '#domain/editing/content-tree.ts'
import { markText } from '#domain/editing/marks.ts'
import type { OverlayEntry } from '#domain/editing/overlay.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { nameOfPage } from './built-in-words.ts'
import { withOwnersChanges } from './with-owners-changes.ts'

/** Never on a page as text. */
const unmarked = new Set(['mails', 'letters', 'whatsapp', 'app', 'drawings'])

/** Go into the document's head, where nobody can press them. */
const inHead = /^(meta\.|pageTitle$)/

/** The site with the draft, every text marked with its address, so that the owner can press it. */
export function draftForPreview(entries: readonly OverlayEntry[]): SiteContent {
	const content = withOwnersChanges(entries)
	return {
		photos: content.photos,
		facts: content.facts,
		chrome: marked(content.chrome, 'chrome'),
		services: marked(content.services, 'service-cards'),
		// Choices of a form, some of which are not shown as text: edited at the desk.
		offers: content.offers,
		page: (builtIn) => {
			const page = content.page(builtIn)
			const name = nameOfPage.get(builtIn.path)
			return name ? { ...page, copy: marked(page.copy, name) } : page
		},
		words: (name) => (unmarked.has(name) ? content.words(name) : marked(content.words(name), name)),
	}
}

function marked<Copy extends ContentTree>(
	copy: InBothLanguages<Copy>,
	document: string,
): InBothLanguages<Copy> {
	const mark = (tree: Copy) =>
		mapTexts(tree, (text, path) => (inHead.test(path) ? text : markText(text, { document, path })))
	return { es: mark(copy.es), en: mark(copy.en) }
}
