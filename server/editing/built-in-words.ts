import { facts } from '#content/facts.ts'
import { images } from '#content/images.ts'
import { pagesByName } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { wordsByDocument } from '#content/words-by-document.ts'
import { type ContentTree, valueAt } from '#domain/editing/content-tree.ts'
import type { OverlayEntry } from '#domain/editing/overlay.ts'
import type { Facts } from '#domain/facts.ts'
import { factInputs } from '#domain/facts-schema.ts'
import {
	defaultLocale,
	type InBothLanguages,
	inEachLanguage,
	type Locale,
	locales,
} from '#domain/locale.ts'

export const factsDocument = 'facts'
export const menuDocument = 'menu' satisfies keyof typeof pagesByName
/** Not words: which texts wait for their translation (stale-texts.ts). */
export const staleDocument = 'stale'

/** The built-in words of everything the owner may edit. Facts are separate, because they have no language. */
export const copyDocuments: ReadonlyMap<string, InBothLanguages<ContentTree>> = new Map<
	string,
	InBothLanguages<ContentTree>
>([
	...Object.entries(wordsByDocument),
	['drawings', inEachLanguage(altsOf)],
	...Object.entries(pagesByName).map(([name, { copy }]) => [name, copy] as const),
])

function altsOf(locale: Locale): Record<string, string> {
	return Object.fromEntries(Object.entries(images).map(([slot, { alt }]) => [slot, alt[locale]]))
}

/** The build has its own copies of `content/`, so a page is known by its path. */
export const nameOfPage: ReadonlyMap<string, string> = new Map(
	Object.entries<PageContent>(pagesByName).map(([name, { path }]) => [path, name]),
)

/** Models of items for lists that are empty in the built-in site. */
const emptyItems: Readonly<Record<string, ContentTree>> = {
	'who-are-we societies.list': { name: '', detail: '' },
	'who-are-we certificates.list': { name: '', detail: '' },
}

/** Facts whose built-in value is invented and waits for the owner's own. */
export const placeholderFacts: readonly string[] = factInputs
	.filter(({ isPlaceholder }) => isPlaceholder)
	.map(({ path }) => path)

export function builtInCopy(name: string): InBothLanguages<ContentTree> {
	return copyDocuments.get(name) as InBothLanguages<ContentTree>
}

export function entriesOf(name: string, entries: readonly OverlayEntry[]): OverlayEntry[] {
	return entries.filter(({ document }) => document === name)
}

export function textAt(tree: ContentTree | undefined, path: string): string | null {
	const text = valueAt(tree, path)
	return typeof text === 'string' ? text : null
}

/** A list as the API has it: both languages of an item together. */
export function itemsAt(
	copy: InBothLanguages<ContentTree>,
	path: string,
): InBothLanguages<ContentTree>[] {
	const lists = inEachLanguage((locale) => valueAt(copy[locale], path))
	const first = lists[defaultLocale]
	if (!Array.isArray(first) || !locales.every((locale) => Array.isArray(lists[locale]))) return []
	return first.map((item, index) =>
		inEachLanguage((locale) => (lists[locale] as ContentTree[])[index] ?? item),
	)
}

/** The model of a list's items. Lists inside a list, such as a section's dishes, are like the first of their kind. */
export function itemModel(document: string, path: string): ContentTree | undefined {
	const modelPath = path.replace(/\.\d+\./g, '.0.')
	const models = valueAt(builtInCopy(document)[defaultLocale], modelPath)
	return (Array.isArray(models) ? models[0] : undefined) ?? emptyItems[`${document} ${modelPath}`]
}

export function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}

/** The paths of published facts that still have their invented value. */
export function placeholderFactsIn(current: Facts): string[] {
	const [now, builtIn] = [current, facts] as unknown as [ContentTree, ContentTree]
	return placeholderFacts.filter((path) => isSame(valueAt(now, path), valueAt(builtIn, path)))
}
