/** A document's words in one language: texts, lists and groups of them. */
export type ContentTree = string | readonly ContentTree[] | { readonly [key: string]: ContentTree }

/**
 * Strings that nobody edits: addresses, names that code relies on, the words of an authorisation, which is kept with the
 * version of its text, and the pieces of a sentence (`inMonth`).
 */
const fixedKeys = new Set([
	...['to', 'reserveTo', 'href', 'id'],
	...['consent', 'consentPolicy'],
	'inMonth',
])

/** Fields of an item besides its words, the same in both languages: a dish's price in pesos, and its badge with the day it is for. */
const extras: Readonly<Record<string, RegExp>> = {
	pesos: /^[1-9]\d{0,7}$/,
	mark: /^(today|soldOut) \d{4}-\d{2}-\d{2}$/,
}

export const isExtra = (key: string) => Object.hasOwn(extras, key)
export const isWords = (key: string) => !fixedKeys.has(key) && !isExtra(key)

type TextAt = { path: string; text: string }

/** Every text that can be edited, with its dotted path: `price.text`, `rules.items.0`. */
export function textsIn(tree: ContentTree, path = ''): TextAt[] {
	if (typeof tree === 'string') return [{ path, text: tree }]
	return Object.entries(tree)
		.filter(([key]) => isWords(key))
		.flatMap(([key, child]) => textsIn(child, join(path, key)))
}

/** Keys that name an item of a list: the name of a dish, the title of a section. */
export function firstTextIn(tree: ContentTree): string {
	return textsIn(tree)[0]?.text ?? ''
}

/** A copy of the tree with its texts replaced. */
export function mapTexts<Tree extends ContentTree>(
	tree: Tree,
	replace: (text: string, path: string) => string,
	path = '',
): Tree {
	const walk = (child: ContentTree, key: string) => mapTexts(child, replace, join(path, key))
	if (typeof tree === 'string') return replace(tree, path) as Tree
	if (Array.isArray(tree))
		return tree.map((child, index) => walk(child, String(index))) as unknown as Tree
	return Object.fromEntries(
		Object.entries(tree).map(([key, child]) => [key, isWords(key) ? walk(child, key) : child]),
	) as Tree
}

/** The strings that are not words, as `key value`. */
export function fixedStringsIn(tree: ContentTree): string[] {
	if (typeof tree === 'string') return []
	return Object.entries(tree).flatMap(([key, child]) =>
		typeof child === 'string' && fixedKeys.has(key) ? [`${key} ${child}`] : fixedStringsIn(child),
	)
}

/** The paths of the outermost lists. */
export function listsIn(tree: ContentTree, path = ''): string[] {
	if (typeof tree === 'string') return []
	if (Array.isArray(tree)) return [path]
	return Object.entries(tree).flatMap(([key, child]) => listsIn(child, join(path, key)))
}

/** The paths of all lists, also of those inside others. */
export function allListsIn(tree: ContentTree, path = ''): string[] {
	if (typeof tree === 'string') return []
	const inside = Object.entries(tree).flatMap(([key, child]) => allListsIn(child, join(path, key)))
	return Array.isArray(tree) ? [path, ...inside] : inside
}

/** Whether the path leads into the place, or is the place. */
export function isAt(path: string, place: string): boolean {
	return path === place || path.startsWith(`${place}.`)
}

export function valueAt(tree: ContentTree | undefined, path: string): ContentTree | undefined {
	let value = tree
	for (const key of path.split('.')) {
		if (value === undefined || typeof value === 'string' || !Object.hasOwn(value, key))
			return undefined
		value = (value as Record<string, ContentTree>)[key]
	}
	return value
}

/** A copy of the tree with another value at a path that is there. */
export function withValueAt<Tree extends ContentTree>(
	tree: Tree,
	path: string,
	value: ContentTree,
): Tree {
	const [key = '', ...rest] = path.split('.')
	const child = (tree as Record<string, ContentTree>)[key] as ContentTree
	const changed = rest.length > 0 ? withValueAt(child, rest.join('.'), value) : value
	if (Array.isArray(tree)) return tree.with(Number(key), changed) as unknown as Tree
	return { ...(tree as object), [key]: changed } as unknown as Tree
}

/** Whether two values have the same groups and texts; lists may differ in length. */
export function hasSameShape(value: unknown, model: ContentTree | undefined): boolean {
	if (model === undefined) return false
	if (typeof model === 'string') return typeof value === 'string'
	if (Array.isArray(model))
		return Array.isArray(value) && value.every((item) => hasSameShape(item, model[0] ?? item))
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
	const keys = Object.keys(model).filter((key) => !Object.hasOwn(extras, key))
	const own = Object.keys(value).filter((key) => !Object.hasOwn(extras, key))
	return (
		keys.length === own.length &&
		keys.every(
			(key) =>
				Object.hasOwn(value, key) &&
				hasSameShape(
					(value as Record<string, unknown>)[key],
					(model as Record<string, ContentTree>)[key],
				),
		)
	)
}

/** Prices and badges inside a value, by path; undefined when one is malformed. */
export function extrasIn(tree: ContentTree, path = ''): Record<string, string> | undefined {
	if (typeof tree === 'string') return {}
	const found: Record<string, string> = {}
	for (const [key, child] of Object.entries(tree)) {
		const at = join(path, key)
		const pattern = Array.isArray(tree) ? undefined : extras[key]
		if (!pattern) {
			const inside = extrasIn(child, at)
			if (!inside) return undefined
			Object.assign(found, inside)
		} else if (typeof child === 'string' && pattern.test(child)) found[at] = child
		else return undefined
	}
	return found
}

export function join(path: string, key: string): string {
	return path === '' ? key : `${path}.${key}`
}
