import { type InBothLanguages, type Locale, locales } from '#domain/locale.ts'
import { type ContentTree, valueAt, withValueAt } from './content-tree.ts'

/**
 * One change of the owner's to a document: a text in one language, a whole list in both (`{ es: […], en: […] }`), or a
 * fact. An update of the site never touches these.
 */
export type OverlayEntry = {
	document: string
	path: string
	/** Empty where both languages share the value. */
	locale: Locale | ''
	value: unknown
	/** The built-in value when the change was made: it shows when an update of the site changed that text. */
	base: unknown
}

/** `value: null` takes the change back: the built-in value shows again. */
export type DraftEntry = OverlayEntry

type ListValue = InBothLanguages<readonly ContentTree[]>

export function keyOf({ document, path, locale }: Omit<OverlayEntry, 'value' | 'base'>): string {
	return [document, path, locale].join(' ')
}

/** The published entries once the draft is. */
export function mergeDraft(
	published: readonly OverlayEntry[],
	draft: readonly DraftEntry[],
): OverlayEntry[] {
	const entries = new Map(published.map((entry) => [keyOf(entry), entry]))
	for (const entry of draft) {
		if (entry.value === null) entries.delete(keyOf(entry))
		else entries.set(keyOf(entry), entry)
	}
	return [...entries.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** A document's words with the owner's changes. A path that the site no longer has changes nothing. */
export function applyToCopy<Tree extends ContentTree>(
	builtIn: InBothLanguages<Tree>,
	entries: readonly OverlayEntry[],
): InBothLanguages<Tree> {
	const copy = { ...builtIn }
	for (const { path, locale, value } of entries) {
		for (const language of locale === '' ? locales : [locale]) {
			const its = locale === '' ? (value as ListValue)[language] : (value as string)
			if (valueAt(copy[language], path) !== undefined)
				copy[language] = withValueAt(copy[language], path, its)
		}
	}
	return copy
}
