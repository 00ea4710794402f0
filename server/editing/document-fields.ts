import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { longestAt, longestText, placeholdersIn } from '#domain/editing/check-text.ts'
import { allListsIn, type ContentTree, textsIn, valueAt } from '#domain/editing/content-tree.ts'
import { applyToFacts, factAt, factPaths } from '#domain/editing/facts-overlay.ts'
import { applyToCopy, type OverlayEntry } from '#domain/editing/overlay.ts'
import type {
	Attention,
	CopyDocument,
	CopyField,
	FactField,
	FactsDocument,
	ListField,
	Orphan,
	Placeholder,
	Texts,
} from '#domain/editing/responses.ts'
import { defaultLocale, type InBothLanguages, inEachLanguage } from '#domain/locale.ts'
import {
	builtInCopy,
	entriesOf,
	factsDocument,
	isSame,
	itemModel,
	itemsAt,
	placeholderFacts,
	textAt,
} from './built-in-words.ts'
import { staleTexts } from './stale-texts.ts'

type State = { published: OverlayEntry[]; merged: OverlayEntry[] }

export function describeDocument(name: string, state: State): CopyDocument | FactsDocument {
	const orphans = orphansOf(name, state.merged)
	if (name === factsDocument) return { name, fields: factFields(state), orphans }
	return {
		name,
		fields: copyFields(name, state),
		lists: listsOf(name, state.merged),
		placeholders: placeholdersOf(name, state.merged),
		orphans,
	}
}

/** How much in a document needs the owner's attention. */
export function attentionOf(name: string, merged: OverlayEntry[]): Attention {
	return {
		name,
		stale: staleTexts(name, merged).length,
		defaultChanged: name === factsDocument ? 0 : outdatedIn(name, merged).length,
		orphans: orphansOf(name, merged).length,
	}
}

export function isNeeded(attention: Attention): boolean {
	return attention.stale + attention.defaultChanged + attention.orphans > 0
}

/** Changes based on a built-in text or list that an update of the site has changed. */
function outdatedIn(name: string, merged: OverlayEntry[]): OverlayEntry[] {
	const builtIn = builtInCopy(name)
	return entriesOf(name, merged).filter(({ path, locale, base }) => {
		if (valueAt(builtIn[defaultLocale], path) === undefined) return false
		if (locale !== '') return textAt(builtIn[locale], path) !== base
		return !isSame(
			base,
			inEachLanguage((language) => valueAt(builtIn[language], path)),
		)
	})
}

/** Lists as the draft has them, also those that are empty: the owner may fill them. */
function listsOf(name: string, merged: OverlayEntry[]): ListField[] {
	const drafted = applyToCopy(builtInCopy(name), entriesOf(name, merged))
	return allListsIn(drafted[defaultLocale]).map((path) => ({
		path,
		items: itemsAt(drafted, path),
		model: itemModel(name, path) ?? '',
	}))
}

/** Facts that a text may name, with their present words; those that the page fills in have none. */
function placeholdersOf(name: string, merged: OverlayEntry[]): Placeholder[] {
	const drafted = applyToFacts(facts, entriesOf(factsDocument, merged))
	const words = inEachLanguage((locale): Record<string, string> => factsInWords(drafted, locale))
	const own = textsIn(builtInCopy(name)[defaultLocale]).flatMap(({ text }) => placeholdersIn(text))
	const all = new Set([...Object.keys(words[defaultLocale]), ...own])
	return [...all].map((placeholder) => ({
		name: placeholder,
		...inEachLanguage((locale) => words[locale][placeholder] ?? null),
	}))
}

function copyFields(name: string, { published, merged }: State): CopyField[] {
	const builtIn = builtInCopy(name)
	const shown = applyToCopy(builtIn, entriesOf(name, published))
	const drafted = applyToCopy(builtIn, entriesOf(name, merged))
	const paths = new Set(
		[shown, drafted].flatMap((copy) => textsIn(copy[defaultLocale])).map(({ path }) => path),
	)
	const outdated = new Set(outdatedIn(name, merged).map(({ path }) => path))
	const waiting = new Map(staleTexts(name, merged).map(({ path, locale }) => [path, locale]))
	return [...paths].map((path) => {
		const at = (copy: InBothLanguages<ContentTree>): Texts =>
			inEachLanguage((locale) => textAt(copy[locale], path))
		const texts = { now: at(shown), default: at(builtIn), draft: at(drafted) }
		const behind = waiting.get(path)
		const longest = longestAt(path)
		return {
			path,
			...texts.now,
			default: texts.default[defaultLocale] === null ? null : texts.default,
			draft: isSame(texts.now, texts.draft) ? null : texts.draft,
			...(behind && { stale: behind }),
			...(outdated.has(path) && { isDefaultChanged: true as const }),
			...(longest < longestText && { longest }),
		}
	})
}

function factFields({ published, merged }: State): FactField[] {
	const shown = applyToFacts(facts, entriesOf(factsDocument, published))
	const drafted = applyToFacts(facts, entriesOf(factsDocument, merged))
	return factPaths(facts).map((path) => {
		const [value, draft, builtIn] = [shown, drafted, facts].map((from) => factAt(from, path))
		return {
			path,
			value,
			default: builtIn,
			draft: isSame(value, draft) ? null : draft,
			...(placeholderFacts.includes(path) &&
				isSame(draft, builtIn) && { isPlaceholder: true as const }),
		}
	})
}

/** For documents without built-in values. `'built-in'` in the draft removes the published value. */
export function entryFields(name: string, { published, merged }: State): FactField[] {
	const at = (entries: OverlayEntry[], path: string) =>
		entries.find((entry) => entry.path === path)?.value ?? null
	const [shown, drafted] = [entriesOf(name, published), entriesOf(name, merged)]
	const paths = new Set([...shown, ...drafted].map(({ path }) => path))
	return [...paths].map((path) => {
		const [value, draft] = [at(shown, path), at(drafted, path)]
		const isDrafted = !isSame(value, draft)
		return { path, value, default: null, draft: isDrafted ? (draft ?? 'built-in') : null }
	})
}

/** Changes to texts that this version of the site no longer has: shown to the owner, never lost. */
function orphansOf(name: string, entries: OverlayEntry[]): Orphan[] {
	const isKnown = (path: string) =>
		(name === factsDocument
			? factAt(facts, path)
			: valueAt(builtInCopy(name)[defaultLocale], path)) !== undefined
	return entriesOf(name, entries)
		.filter(({ path }) => !isKnown(path))
		.map(({ path, locale, value }) => ({ path, locale, value }))
}
