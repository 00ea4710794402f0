import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { checkText } from '#domain/editing/check-text.ts'
import {
	type ContentTree,
	extrasIn,
	fixedStringsIn,
	hasSameShape,
	isAt,
	listsIn,
	textsIn,
	valueAt,
	withValueAt,
} from '#domain/editing/content-tree.ts'
import { applyToFacts, factAt } from '#domain/editing/facts-overlay.ts'
import { applyToCopy, type DraftEntry, type OverlayEntry } from '#domain/editing/overlay.ts'
import type { ContentChange } from '#domain/editing/responses.ts'
import type { FieldError } from '#domain/errors.ts'
import { checkFacts } from '#domain/facts-schema.ts'
import {
	defaultLocale,
	type InBothLanguages,
	inEachLanguage,
	type Locale,
	locales,
} from '#domain/locale.ts'
import {
	copyDocuments,
	factsDocument,
	isSame,
	itemModel,
	itemsAt,
	menuDocument,
} from './built-in-words.ts'

const factNames = Object.keys(factsInWords(facts, defaultLocale))

type ChangeOutcome =
	| { entry: DraftEntry; error?: undefined; conflict?: undefined }
	| { error: FieldError; entry?: undefined; conflict?: undefined }
	| {
			conflict: { path: string; locale?: Locale; current: unknown }
			entry?: undefined
			error?: undefined
	  }

/** Checks one change against the document as the draft has it; `entries` are the published ones with the draft's. */
export function readChange(
	document: string,
	change: ContentChange,
	entries: readonly OverlayEntry[],
): ChangeOutcome {
	const own = entries.filter((entry) => entry.document === document)
	return document === factsDocument
		? readFactChange(change, own)
		: readCopyChange(document, change, own)
}

function readFactChange({ path, value, seen }: ContentChange, own: OverlayEntry[]): ChangeOutcome {
	const base = factAt(facts, path)
	if (base === undefined || (typeof base === 'object' && !Array.isArray(base)))
		return { error: { field: path, code: 'factUnknown' } }
	const current = factAt(applyToFacts(facts, own), path)
	if (seen !== undefined && !isSame(seen, current)) return { conflict: { path, current } }
	const entry = (changed: unknown): ChangeOutcome => ({
		entry: { document: factsDocument, path, locale: '', value: changed, base },
	})
	return entry(value)
}

/** Facts depend on each other (opening before closing), so they are checked when all changes are in. */
export function checkFactEntries(
	changed: readonly DraftEntry[],
	entries: readonly OverlayEntry[],
): { errors: FieldError[]; checked: DraftEntry[] } {
	const own = entries.filter(({ document }) => document === factsDocument)
	const { values, errors = [] } = checkFacts(applyToFacts(facts, own))
	const wrong = changed.flatMap(({ path }) => {
		const error = errors.find(({ field }) => isAt(field, path) || isAt(path, field))
		return error ? [{ field: path, code: error.code }] : []
	})
	const checked = changed.map((entry) =>
		values && entry.value !== null ? { ...entry, value: factAt(values, entry.path) } : entry,
	)
	return { errors: wrong, checked }
}

function readCopyChange(
	document: string,
	change: ContentChange,
	own: OverlayEntry[],
): ChangeOutcome {
	const builtIn = copyDocuments.get(document) as InBothLanguages<ContentTree>
	const current = applyToCopy(builtIn, own)
	const { path, value, locale } = change
	const list = listsIn(current[defaultLocale]).find((outermost) => isAt(path, outermost))
	const asList = (lists: InBothLanguages<ContentTree> | null): ChangeOutcome => ({
		entry: {
			document,
			path: list ?? path,
			locale: '',
			value: lists,
			base: inEachLanguage((language) => valueAt(builtIn[language], list ?? path) ?? null),
		},
	})

	if (locale === undefined) {
		if (list === undefined || !Array.isArray(valueAt(current[defaultLocale], path)))
			return {
				error: {
					field: path,
					code: isText(current[defaultLocale], path) ? 'textLanguage' : 'textUnknown',
				},
			}
		const items = itemsAt(current, path)
		if (change.seen !== undefined && !isSame(change.seen, items))
			return { conflict: { path, current: items } }
		if (value === null && path === list) return asList(null)
		const { lists, error } = readList(document, path, value, builtIn)
		if (error) return { error }
		return asList(
			inEachLanguage((language) =>
				path === list ? lists[language] : within(current[language], list, path, lists[language]),
			),
		)
	}

	const before = valueAt(current[locale], path)
	if (typeof before !== 'string' || !isText(current[locale], path))
		return { error: { field: path, code: 'textUnknown' } }
	if (change.seen !== undefined && change.seen !== before)
		return { conflict: { path, locale, current: before } }
	const base = valueAt(builtIn[locale], path)
	const baseText = typeof base === 'string' ? base : undefined
	if (value === null && list === undefined)
		return { entry: { document, path, locale, value: null, base: baseText } }
	const given = value === null ? baseText : value
	if (typeof given !== 'string') return { error: { field: path, code: 'textUnknown' } }
	const { text, code } = checkText(given, { path, builtIn: baseText, factNames })
	if (code) return { error: { field: path, code } }
	if (list === undefined) return { entry: { document, path, locale, value: text, base: baseText } }
	return asList(
		inEachLanguage((language) =>
			language === locale
				? within(current[language], list, path, text)
				: (valueAt(current[language], list) as ContentTree),
		),
	)
}

function isText(tree: ContentTree, path: string): boolean {
	return textsIn(tree).some((text) => text.path === path)
}

/** The list as it will be when what is inside it, at `path`, has another value. */
function within(tree: ContentTree, list: string, path: string, value: ContentTree): ContentTree {
	return valueAt(withValueAt(tree, path, value), list) as ContentTree
}

const mostItems = 100

type ReadList =
	| { lists: InBothLanguages<ContentTree[]>; error?: undefined }
	| { lists?: undefined; error: FieldError }

/** `[{ es: item, en: item }, …]`: both languages of an item come together, so that lists never drift apart. */
function readList(
	document: string,
	path: string,
	value: unknown,
	builtIn: InBothLanguages<ContentTree>,
): ReadList {
	const fail = (code: string): ReadList => ({ error: { field: path, code } })
	if (!Array.isArray(value)) return fail('listShape')
	if (value.length > mostItems) return fail('listTooLong')
	const model = itemModel(document, path)
	// An address in an item must be one that the site already has there.
	const fixed = new Set(locales.flatMap((locale) => fixedStringsIn(builtIn[locale])))
	const lists = inEachLanguage((): ContentTree[] => [])
	for (const [index, item] of value.entries()) {
		for (const locale of locales) {
			const tree: unknown = item?.[locale]
			if (!hasSameShape(tree, model)) return fail('listShape')
			if (!fixedStringsIn(tree as ContentTree).every((it) => fixed.has(it)))
				return fail('listShape')
			const { checked, error } = checkItem(`${path}.${index}`, tree as ContentTree)
			if (error) return { error }
			lists[locale].push(checked)
		}
		if (!hasExtrasOf(document, item)) return fail('listShape')
	}
	return { lists }
}

/** Only dishes have prices and badges, the same in both languages. */
function hasExtrasOf(document: string, item: InBothLanguages<ContentTree>): boolean {
	const extras = extrasIn(item[defaultLocale])
	if (!extras || !locales.every((locale) => isSame(extras, extrasIn(item[locale])))) return false
	return document === menuDocument || Object.keys(extras).length === 0
}

type CheckedItem =
	| { checked: ContentTree; error?: undefined }
	| { checked?: undefined; error: FieldError }

function checkItem(path: string, item: ContentTree): CheckedItem {
	let checked = item
	for (const { path: inside, text: given } of textsIn(item)) {
		const { text, code } = checkText(given, { path: inside, builtIn: undefined, factNames })
		if (code) return { error: { field: inside ? `${path}.${inside}` : path, code } }
		checked = inside ? withValueAt(checked, inside, text) : text
	}
	return { checked }
}
