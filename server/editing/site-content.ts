import type { SiteContent } from '#app/services.ts'
import { chrome } from '#content/chrome.ts'
import { facts } from '#content/facts.ts'
import { pagesByName } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { serviceCopy } from '#content/services.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { applyToFacts } from '#domain/editing/facts-overlay.ts'
import { applyToCopy, type OverlayEntry } from '#domain/editing/overlay.ts'
import { photosIn } from '#domain/editing/photo.ts'
import { chromeDocument, factsDocument, offersDocument, servicesDocument } from './documents.ts'

/** The built-in words and facts with the owner's changes: one consistent state of the site. */
export function createSiteContent(entries: readonly OverlayEntry[] = []): SiteContent {
	const of = (name: string) => entries.filter(({ document }) => document === name)
	const changed = new Map(
		Object.entries<PageContent>(pagesByName)
			.filter(([name]) => of(name).length > 0)
			.map(([name, page]) => [page.path, applyToCopy(page.copy, of(name))]),
	)
	return {
		photos: photosIn(entries),
		facts: applyToFacts(facts, of(factsDocument)),
		chrome: applyToCopy(chrome, of(chromeDocument)),
		services: applyToCopy(serviceCopy, of(servicesDocument)),
		offers: applyToCopy(offerWords, of(offersDocument)),
		page: (builtIn) => {
			const copy = changed.get(builtIn.path)
			return copy ? { ...builtIn, copy } : builtIn
		},
	}
}
