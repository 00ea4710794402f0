import type { OtherWords, SiteContent } from '#app/services.ts'
import type { Chrome } from '#content/chrome.ts'
import { facts } from '#content/facts.ts'
import type { ServiceCopy } from '#content/services.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import { applyToFacts } from '#domain/editing/facts-overlay.ts'
import { applyToCopy, type OverlayEntry } from '#domain/editing/overlay.ts'
import { photosIn } from '#domain/editing/photo.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import {
	builtInCopy,
	copyDocuments,
	entriesOf,
	factsDocument,
	nameOfPage,
} from './built-in-documents.ts'

/** What each document is. Those of pages are typed by the pages themselves. */
type Copies = OtherWords & {
	chrome: Chrome
	'service-cards': ServiceCopy
	offers: OfferWords
}

/** The built-in words and facts with the owner's changes: one consistent state of the site. */
export function createSiteContent(entries: readonly OverlayEntry[] = []): SiteContent {
	const changed = new Map(
		[...copyDocuments]
			.map(([name, builtIn]) => ({ name, builtIn, own: entriesOf(name, entries) }))
			.filter(({ own }) => own.length > 0)
			.map(({ name, builtIn, own }) => [name, applyToCopy(builtIn, own)]),
	)
	const words = <Name extends keyof Copies>(name: Name) =>
		(changed.get(name) ?? builtInCopy(name)) as InBothLanguages<Copies[Name]>
	return {
		photos: photosIn(entries),
		facts: applyToFacts(facts, entriesOf(factsDocument, entries)),
		chrome: words('chrome'),
		services: words('service-cards'),
		offers: words('offers'),
		page: (builtIn) => {
			const copy = changed.get(nameOfPage.get(builtIn.path) ?? '')
			return copy ? { ...builtIn, copy } : builtIn
		},
		words,
	}
}
