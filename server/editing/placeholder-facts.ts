import { facts } from '#content/facts.ts'
import { type ContentTree, valueAt } from '#domain/editing/content-tree.ts'
import type { Facts } from '#domain/facts.ts'
import { isSame, placeholderFacts } from './documents.ts'

/** The paths of published facts that still have their invented value. */
export function placeholdersIn(current: Facts): string[] {
	const [now, builtIn] = [current, facts] as unknown as [ContentTree, ContentTree]
	return placeholderFacts.filter((path) => isSame(valueAt(now, path), valueAt(builtIn, path)))
}
