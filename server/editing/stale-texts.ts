import { isAt } from '#domain/editing/content-tree.ts'
import { applyToCopy, type DraftEntry, keyOf, type OverlayEntry } from '#domain/editing/overlay.ts'
import type { ContentChange } from '#domain/editing/responses.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { builtInCopy, entriesOf, staleDocument, textAt } from './built-in-words.ts'

/*
 * A text changed in one language only waits for its translation. That is an entry of the overlay too: publishing,
 * discarding and restoring apply to it as to the words.
 */

type Address = { document: string; path: string; locale: Locale }

function staleEntry({ document, path, locale }: Address, isStale: boolean): DraftEntry {
	const value = isStale ? true : null
	return { document: staleDocument, path: `${document}:${path}`, locale, value, base: null }
}

/** The texts of a document that wait, with the language that does. */
export function staleTexts(
	document: string,
	entries: readonly OverlayEntry[],
): { path: string; locale: Locale }[] {
	return entriesOf(staleDocument, entries).flatMap(({ path, locale }) =>
		locale !== '' && path.startsWith(`${document}:`)
			? [{ path: path.slice(document.length + 1), locale }]
			: [],
	)
}

/**
 * The draft entries that mark translations as stale or current after these changes. `before` and `after` hold all entries
 * of the site.
 */
export function followTranslations(
	document: string,
	changes: readonly ContentChange[],
	{ before, after }: { before: readonly OverlayEntry[]; after: readonly OverlayEntry[] },
): DraftEntry[] {
	const waiting = new Map(
		staleTexts(document, before).map((text) => [keyOf({ document, ...text }), text]),
	)
	const builtIn = builtInCopy(document)
	const [was, is] = [before, after].map((entries) =>
		applyToCopy(builtIn, entriesOf(document, entries)),
	)
	const found = new Map<string, DraftEntry>()
	const set = (path: string, locale: Locale, isStale: boolean) => {
		const entry = staleEntry({ document, path, locale }, isStale)
		found.set(keyOf(entry), entry)
	}
	for (const { path, locale } of changes) {
		// Both languages of a list come together.
		if (!locale) {
			for (const text of waiting.values())
				if (isAt(text.path, path)) set(text.path, text.locale, false)
			continue
		}
		const isBuiltIn = locales.every(
			(language) => textAt(is?.[language], path) === textAt(builtIn[language], path),
		)
		const isChanged = textAt(was?.[locale], path) !== textAt(is?.[locale], path)
		const catchesUp = waiting.has(keyOf({ document, path, locale }))
		set(path, locale, false)
		for (const other of locales.filter((language) => language !== locale)) {
			const isBoth = changes.some((change) => change.path === path && change.locale === other)
			if (isBoth || isBuiltIn) set(path, other, false)
			else if (isChanged && !catchesUp) set(path, other, true)
		}
	}
	return [...found.values()]
}
