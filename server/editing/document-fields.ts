import { facts } from '#content/facts.ts'
import { type ContentTree, textsIn, valueAt } from '#domain/editing/content-tree.ts'
import { applyToFacts, factAt, factPaths } from '#domain/editing/facts-overlay.ts'
import { applyToCopy, keyOf, type OverlayEntry } from '#domain/editing/overlay.ts'
import { type InBothLanguages, type Locale, locales } from '#domain/locale.ts'
import { builtInCopy, factsDocument, isSame, of, placeholderFacts, textAt } from './documents.ts'

type Texts = { es: string | null; en: string | null }

export type CopyField = Texts & {
	path: string
	/** Null where the built-in site has no such text, in an item that the owner added. */
	default: Texts | null
	draft: Texts | null
	/** The language that was not changed together with the other. */
	stale?: Locale
	/** An update of the site changed the text on which the owner's is based. */
	isDefaultChanged?: true
}

export type FactField = {
	path: string
	value: unknown
	default: unknown
	draft: unknown
	isPlaceholder?: true
}

type State = { published: OverlayEntry[]; merged: OverlayEntry[] }

export function copyFields(
	name: string,
	{ published, merged }: State,
	stale: Set<string>,
): CopyField[] {
	const builtIn = builtInCopy(name)
	const shown = applyToCopy(builtIn, of(name, published))
	const drafted = applyToCopy(builtIn, of(name, merged))
	const paths = new Set([...textsIn(shown.es), ...textsIn(drafted.es)].map(({ path }) => path))
	const outdated = new Set(
		of(name, merged)
			.filter(({ path, locale, base }) => locale !== '' && textAt(builtIn[locale], path) !== base)
			.map(({ path }) => path),
	)
	return [...paths].map((path) => {
		const at = (copy: InBothLanguages<ContentTree>): Texts => ({
			es: textAt(copy.es, path),
			en: textAt(copy.en, path),
		})
		const texts = { now: at(shown), default: at(builtIn), draft: at(drafted) }
		const behind = locales.find((locale) => stale.has(keyOf({ document: name, path, locale })))
		return {
			path,
			...texts.now,
			default: texts.default.es === null ? null : texts.default,
			draft: isSame(texts.now, texts.draft) ? null : texts.draft,
			...(behind && { stale: behind }),
			...(outdated.has(path) && { isDefaultChanged: true as const }),
		}
	})
}

export function factFields({ published, merged }: State): FactField[] {
	const shown = applyToFacts(facts, of(factsDocument, published))
	const drafted = applyToFacts(facts, of(factsDocument, merged))
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

/** Changes to texts that this version of the site no longer has: shown to the owner, never lost. */
export function orphansOf(name: string, entries: OverlayEntry[]) {
	const builtIn = builtInCopy(name)
	return of(name, entries)
		.filter(({ path }) => valueAt(builtIn.es, path) === undefined)
		.map(({ path, locale, value }) => ({ path, locale, value }))
}
