import { createContext, useContext } from 'react'
import type { OtherWords } from '#app/services.ts'
import type { ContentTree } from '#domain/editing/content-tree.ts'
import { type WordChanges, withChanges } from '#domain/editing/word-changes.ts'
import { defaultLocale, type InBothLanguages, type Locale, splitLocale } from '#domain/locale.ts'

export type OwnersWords = Partial<Record<keyof OtherWords, WordChanges>>

/**
 * Facts about the current page for any component. Plain data: a document carries it, so that its islands
 * (app/islands) know in the browser what they knew on the server.
 */
export type PageInfo = {
	locale: Locale
	/** The page's Spanish path; an unknown path shows the home page. */
	path: string
	/** The owner's changes to words that components import. */
	ownersWords?: OwnersWords
}

export const PageContext = createContext<PageInfo>({ locale: defaultLocale, path: '/' })

export function usePage(): PageInfo {
	return useContext(PageContext)
}

export function useLocale(): Locale {
	return usePage().locale
}

export function usePagePath(): string {
	return usePage().path
}

/** Words that a component imports, in the page's language. Those with a name may have been changed by the owner. */
export function useWords<Words extends ContentTree>(
	builtIn: InBothLanguages<Words>,
	name?: keyof OtherWords,
): Words {
	return withChanges(builtIn[useLocale()], useOwnersWords(name))
}

/** For words that are imported in part, or later than their component. */
export function useOwnersWords(name: keyof OtherWords | undefined): WordChanges | undefined {
	return usePage().ownersWords?.[name as keyof OtherWords]
}

/** Whether a Spanish path belongs to the owner's desk. */
export function isDesk(path: string): boolean {
	return path.startsWith('/admin')
}

/** The id of the element in which a visitor's page carries its info. */
export const pageInfoId = 'page'

/** Outside React, in the browser. */
export function pageHere(): PageInfo {
	const text = document.getElementById(pageInfoId)?.textContent
	return text ? JSON.parse(text) : { ...splitLocale(location.pathname) }
}

export function localeHere(): Locale {
	return splitLocale(location.pathname).locale
}
