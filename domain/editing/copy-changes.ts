import { type ContentTree, firstTextIn, isExtra, isWords, join, textsIn } from './content-tree.ts'

/** One difference between two versions of a document's words in one language. */
type CopyChange = {
	path: string
	/** The first words of the list's item that it is in: the name of a dish. */
	item?: string
	/** null where there was nothing, or is nothing any more. */
	before: string | null
	after: string | null
}

/**
 * Lists changes as a reader would: an item that is gone, new or in another place is one change, not a change of every text
 * behind it in its list.
 */
export function changesBetween(
	before: ContentTree | undefined,
	after: ContentTree | undefined,
	path = '',
	item?: string,
): CopyChange[] {
	if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after, path)
	if (isGroup(before) && isGroup(after))
		return [...new Set([...Object.keys(before), ...Object.keys(after)])]
			.filter((key) => isWords(key) || isExtra(key))
			.flatMap((key) => changesBetween(before[key], after[key], join(path, key), item))
	if (before === after) return []
	const change = { path, before: textIn(before), after: textIn(after) }
	return [item === undefined || item === change.after ? change : { ...change, item }]
}

function changesOfList(
	before: readonly ContentTree[],
	after: readonly ContentTree[],
	path: string,
): CopyChange[] {
	const { moved, edited, removed, added } = compareItems(before, after)
	const at = (index: number) => join(path, String(index))
	return [
		...edited.flatMap(([from, to]) =>
			changesBetween(before[from], after[to], at(to), nameOf(after[to])),
		),
		...moved.map(([from, to]) => ({
			path: at(to),
			before: `${from + 1}. ${nameOf(after[to])}`,
			after: `${to + 1}. ${nameOf(after[to])}`,
		})),
		...removed.map((from) => ({ path: at(from), before: textIn(before[from]), after: null })),
		...added.map((to) => ({ path: at(to), before: null, after: textIn(after[to]) })),
	]
}

type Pair = [from: number, to: number]

/** Places in the old list and in the new. Items that stayed as they were are left out. */
function compareItems(before: readonly ContentTree[], after: readonly ContentTree[]) {
	const [were, are] = [before.map(keyOf), after.map(keyOf)]
	const stayed = longestCommon(were, are)
	const removed = new Set(were.keys())
	const added = new Set(are.keys())
	for (const [from, to] of stayed) {
		removed.delete(from)
		added.delete(to)
	}
	const pairOff = (isPair: (from: number, to: number) => boolean): Pair[] =>
		[...removed].flatMap((from): Pair[] => {
			const to = [...added].find((to) => isPair(from, to))
			if (to === undefined) return []
			removed.delete(from)
			added.delete(to)
			return [[from, to]]
		})
	const moved = pairOff((from, to) => were[from] === are[to])
	const sameName = pairOff((from, to) => nameOf(before[from]) === nameOf(after[to]))
	const renamed = pairOff((from, to) => isEdited(before[from], after[to]))
	return { moved, edited: [...sameName, ...renamed], removed: [...removed], added: [...added] }
}

/** The longest row of values that both have in the same order: what did not move. */
function longestCommon(before: readonly string[], after: readonly string[]): Pair[] {
	const rows: Pair[][][] = [Array(after.length + 1).fill([])]
	for (const [from, value] of before.entries()) {
		const above = rows[from] as Pair[][]
		const row: Pair[][] = [[]]
		for (const [to, other] of after.entries()) {
			const [left, up, corner] = [row[to], above[to + 1], above[to]] as [Pair[], Pair[], Pair[]]
			if (value === other) row.push([...corner, [from, to]])
			else row.push(left.length > up.length ? left : up)
		}
		rows.push(row)
	}
	return rows.at(-1)?.at(-1) ?? []
}

function isGroup(tree: ContentTree | undefined): tree is { readonly [key: string]: ContentTree } {
	return typeof tree === 'object' && !Array.isArray(tree)
}

/** A text may have become any other; a group keeps some of its words. */
function isEdited(before: ContentTree | undefined, after: ContentTree | undefined): boolean {
	if (!isGroup(before) || !isGroup(after)) return typeof before === typeof after
	const words = new Set(textsIn(before).map(({ text }) => text))
	return textsIn(after).some(({ text }) => words.has(text))
}

const keyOf = (item: ContentTree) => JSON.stringify(item)

function nameOf(item: ContentTree | undefined): string {
	return item === undefined ? '' : firstTextIn(item)
}

/** A group's own words, without those of the lists in it. */
function textIn(tree: ContentTree | undefined): string | null {
	if (tree === undefined) return null
	if (typeof tree === 'string') return tree
	const own = Object.entries(tree).filter(
		([key, value]) => isWords(key) && typeof value === 'string',
	)
	return own.map(([, value]) => value).join(' · ')
}
