import { facts } from '#content/facts.ts'
import { isExtra } from '#domain/editing/content-tree.ts'
import { changesBetween } from '#domain/editing/copy-changes.ts'
import { applyToFacts, factAt, factPaths } from '#domain/editing/facts-overlay.ts'
import { applyToCopy, type OverlayEntry } from '#domain/editing/overlay.ts'
import type { PublishedChange } from '#domain/editing/responses.ts'
import type { Facts } from '#domain/facts.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import {
	builtInCopy,
	copyDocuments,
	entriesOf,
	factsDocument,
	isSame,
	staleDocument,
} from './built-in-words.ts'

/** Text by text and fact by fact, for the history. */
export function describeChanges(before: OverlayEntry[], after: OverlayEntry[]): PublishedChange[] {
	const touched = new Set([...before, ...after].map(({ document }) => document))
	return [...touched].flatMap((document): PublishedChange[] => {
		if (document === factsDocument) return describeFactChanges(before, after)
		if (document === staleDocument) return []
		if (!copyDocuments.has(document)) return describeEntryChanges(document, before, after)
		const builtIn = builtInCopy(document)
		const [old, fresh] = [before, after].map((entries) =>
			applyToCopy(builtIn, entriesOf(document, entries)),
		)
		return locales.flatMap((locale) =>
			changesBetween(old?.[locale], fresh?.[locale]).flatMap((change): PublishedChange[] => {
				if (!isExtra(change.path.split('.').at(-1) ?? '')) return [{ document, locale, ...change }]
				// Prices and badges are the same in both languages.
				return locale === defaultLocale ? [{ document, locale: '', ...change }] : []
			}),
		)
	})
}

/** Whether visitors see the same: a confirmed translation changes nothing for them. */
export function looksSame(one: readonly OverlayEntry[], other: readonly OverlayEntry[]): boolean {
	const shown = (entries: readonly OverlayEntry[]) =>
		entries
			.filter(({ document }) => document !== staleDocument)
			.map(({ base: _, ...entry }) => entry)
	return isSame(shown(one), shown(other))
}

/** The facts with the owner's changes. */
export function factsIn(entries: readonly OverlayEntry[]): Facts {
	return applyToFacts(facts, entriesOf(factsDocument, entries))
}

function describeFactChanges(before: OverlayEntry[], after: OverlayEntry[]) {
	const [old, fresh] = [before, after].map(factsIn)
	return factPaths(facts).flatMap((path) => {
		const [was, is] = [old && factAt(old, path), fresh && factAt(fresh, path)]
		if (isSame(was, is)) return []
		return [{ document: factsDocument, path, locale: '' as const, before: was, after: is }]
	})
}

/** For documents without built-in words: photographs. */
function describeEntryChanges(document: string, before: OverlayEntry[], after: OverlayEntry[]) {
	const paths = new Set(
		[...entriesOf(document, before), ...entriesOf(document, after)].map(({ path }) => path),
	)
	return [...paths].flatMap((path) => {
		const [was, is] = [before, after].map(
			(entries) => entriesOf(document, entries).find((entry) => entry.path === path)?.value ?? null,
		)
		return isSame(was, is) ? [] : [{ document, path, locale: '' as const, before: was, after: is }]
	})
}
