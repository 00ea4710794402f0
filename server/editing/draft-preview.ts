import type { SiteContent } from '#app/services.ts'
import { type ContentTree, mapTexts } from '#domain/editing/content-tree.ts'
import type { OverlayEntry } from '#domain/editing/overlay.ts'
import { addTextId } from '#domain/editing/text-ids.ts'
import { type InBothLanguages, inEachLanguage } from '#domain/locale.ts'
import { nameOfPage } from './built-in-words.ts'
import { withOwnersChanges } from './with-owners-changes.ts'

/** Never on a page as text. */
const withoutTextIds = new Set(['mails', 'letters', 'whatsapp', 'app', 'drawings'])

/** Go into the document's head, where nobody can press them. */
const inHead = /^(meta\.|pageTitle$)/

/** The site with the draft, every text with its id, so that the owner can press it. */
export function draftForPreview(entries: readonly OverlayEntry[]): SiteContent {
	const content = withOwnersChanges(entries)
	return {
		photos: content.photos,
		facts: content.facts,
		chrome: withTextIds(content.chrome, 'chrome'),
		services: withTextIds(content.services, 'service-cards'),
		// Choices of a form, some of which are not shown as text: edited at the desk.
		offers: content.offers,
		page: (builtIn) => {
			const page = content.page(builtIn)
			const name = nameOfPage.get(builtIn.path)
			return name ? { ...page, copy: withTextIds(page.copy, name) } : page
		},
		words: (name) =>
			withoutTextIds.has(name) ? content.words(name) : withTextIds(content.words(name), name),
	}
}

function withTextIds<Copy extends ContentTree>(
	copy: InBothLanguages<Copy>,
	document: string,
): InBothLanguages<Copy> {
	const add = (tree: Copy) =>
		mapTexts(tree, (text, path) => (inHead.test(path) ? text : addTextId(text, { document, path })))
	return inEachLanguage((locale) => add(copy[locale]))
}
