import type { OtherWords, SiteContent } from '#app/services.ts'
import { facts } from '#content/facts.ts'
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
} from './built-in-words.ts'

/** The built-in words and facts with the owner's changes: one consistent state of the site. */
export function withOwnersChanges(entries: readonly OverlayEntry[] = []): SiteContent {
	const changed = new Map(
		[...copyDocuments]
			.map(([name, builtIn]) => ({ name, builtIn, own: entriesOf(name, entries) }))
			.filter(({ own }) => own.length > 0)
			.map(({ name, builtIn, own }) => [name, applyToCopy(builtIn, own)]),
	)
	const words = <Name extends keyof OtherWords>(name: Name) =>
		(changed.get(name) ?? builtInCopy(name)) as InBothLanguages<OtherWords[Name]>
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
