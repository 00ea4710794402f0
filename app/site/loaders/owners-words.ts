import { type OtherWords, type SiteContent, servicesContext } from '#app/services.ts'
import type { ContentTree } from '#domain/editing/content-tree.ts'
import { factsInWords } from '#domain/facts.ts'
import { type InBothLanguages, type Locale, splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { changesTo, type WordChanges } from '#domain/word-changes.ts'
import type { PageArguments } from './page-loader.ts'

type Name = keyof OtherWords
export type OwnersWords = Partial<Record<Name, WordChanges>>

/** Words as they are now, the owner's changes included. For loaders and actions. */
export function wordsOf<Of extends Name>(
	content: Pick<SiteContent, 'words' | 'facts'>,
	name: Of,
	locale: Locale,
): OtherWords[Of] {
	return fill(content.words(name)[locale], factsInWords(content.facts, locale))
}

/**
 * Added to a page's data: what the owner changed in words that components import, because in the data they would cost every
 * visitor their bytes. Nothing, with the built-in words.
 */
export function withOwnersWords(
	{ url, context }: PageArguments,
	imported: Partial<Record<Name, InBothLanguages<ContentTree>>>,
): { ownersWords?: OwnersWords } {
	const { locale } = splitLocale(url.pathname)
	const { content } = context.get(servicesContext)
	const changed = Object.entries(imported).flatMap(([name, builtIn]) => {
		const changes = changesTo(builtIn[locale], wordsOf(content, name as Name, locale))
		return changes === undefined ? [] : [[name, changes] as const]
	})
	return changed.length > 0 ? { ownersWords: Object.fromEntries(changed) } : {}
}
