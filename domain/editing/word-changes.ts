import type { ContentTree } from './content-tree.ts'

/** The changed words of a document, in the groups that they are in. */
export type WordChanges = ContentTree

/** Undefined when nothing differs. A list that differs is there whole. */
export function changesTo(builtIn: ContentTree, words: ContentTree): WordChanges | undefined {
	if (typeof words === 'string' || Array.isArray(words))
		return JSON.stringify(words) === JSON.stringify(builtIn) ? undefined : words
	const changed = Object.entries(words).flatMap(([key, child]) => {
		const changes = changesTo((builtIn as Record<string, ContentTree>)[key] ?? '', child)
		return changes === undefined ? [] : [[key, changes] as const]
	})
	return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

export function withChanges<Words extends ContentTree>(
	builtIn: Words,
	changes: WordChanges | undefined,
): Words {
	if (changes === undefined) return builtIn
	if (typeof builtIn === 'string' || Array.isArray(builtIn)) return changes as Words
	return Object.fromEntries(
		Object.entries(builtIn).map(([key, child]) => [
			key,
			withChanges(child, (changes as Record<string, ContentTree>)[key]),
		]),
	) as unknown as Words
}
