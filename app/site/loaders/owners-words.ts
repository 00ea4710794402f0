import { type OtherWords, type SiteContent, servicesContext } from '#app/services.ts'
import type { OwnersWords } from '#app/site/page-context.tsx'
import { almanacWords } from '#content/almanac-words.ts'
import { directionsWords } from '#content/directions-words.ts'
import { errorWords } from '#content/error-words.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { openingWords } from '#content/opening-words.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import { signalWords } from '#content/signal-words.ts'
import type { ContentTree } from '#domain/editing/content-tree.ts'
import { changesTo } from '#domain/editing/word-changes.ts'
import { type InBothLanguages, type Locale, splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { PageArguments } from './page-loader.ts'

type Name = keyof OtherWords

/** Words as they are now, the owner's changes included. For loaders and actions. */
export function pickWords<Of extends Name>(
	content: Pick<SiteContent, 'words' | 'facts'>,
	name: Of,
	locale: Locale,
): OtherWords[Of] {
	return fill(content.words(name)[locale], factsInWords(content.facts, locale))
}

/** Overrides for words used outside page loaders: shared parts and the error page. */
export function ownersWordsOfAll(args: Pick<PageArguments, 'url' | 'context'>) {
	return withOwnersWords(args, {
		almanac: almanacWords,
		directions: directionsWords,
		opening: openingWords,
		signal: signalWords,
		'error-page': errorWords,
		'waiting-reviews': waitingReviewWords,
	})
}

/**
 * Added to a page's data: what the owner changed in words that components import, because in the data they would cost every
 * visitor their bytes. Nothing, with the built-in words.
 */
export function withOwnersWords(
	{ url, context }: Pick<PageArguments, 'url' | 'context'>,
	imported: Partial<Record<Name, InBothLanguages<ContentTree>>>,
): { ownersWords?: OwnersWords } {
	const { locale } = splitLocale(url.pathname)
	const { content } = context.get(servicesContext)
	const changed = Object.entries(imported).flatMap(([name, builtIn]) => {
		const changes = changesTo(builtIn[locale], pickWords(content, name as Name, locale))
		return changes === undefined ? [] : [[name, changes] as const]
	})
	return changed.length > 0 ? { ownersWords: Object.fromEntries(changed) } : {}
}
