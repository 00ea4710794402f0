import { type ContentTree, firstTextIn, mapTexts } from '#domain/editing/content-tree.ts'
import type { CopyDocument, ListField, ListItem } from '#domain/editing/responses.ts'
import { defaultLocale, inEachLanguage } from '#domain/locale.ts'

/** 'sections «Trucha» dishes': a list inside an item is named after it, because its path changes when the item moves. */
export function listName({ lists }: CopyDocument, path: string): string {
	const [, outer, index, inner] = /^(.+)\.(\d+)\.(.+)$/.exec(path) ?? []
	const item = lists.find((list) => list.path === outer)?.items[Number(index)]
	return item ? `${outer} «${firstTextIn(item[defaultLocale])}» ${inner}` : path
}

/** Where the item with these own texts is, or would be added. */
export function indexIn(items: ListItem[], item: ListItem): number {
	const index = items.findIndex((other) => JSON.stringify(ownPart(other)) === JSON.stringify(item))
	return index < 0 ? items.length : index
}

/** An item like the others, without words and without what is inside its lists. */
export function blankItem({ model }: ListField): ListItem {
	const blank = mapTexts(withoutItems(model), () => '')
	return inEachLanguage(() => blank)
}

export function ownPart(item: ListItem): ListItem {
	return inEachLanguage((locale) => withoutItems(item[locale]))
}

function withoutItems(tree: ContentTree): ContentTree {
	if (typeof tree === 'string') return tree
	if (Array.isArray(tree)) return []
	return Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, withoutItems(child)]))
}
