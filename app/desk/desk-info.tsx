import { createContext, useContext } from 'react'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { ContentTree } from '#domain/editing/content-tree.ts'
import type { InBothLanguages, Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'

type DeskInfo = {
	/** The names of what can be booked, with the owner's changes. */
	offerNames: OfferWords
	/** The site's facts, formatted for sentences. */
	facts: InBothLanguages<Record<string, string>>
}

/** The id of the section's heading, which names what it holds. */
export const deskTitleId = 'desk-title'

export const DeskInfoContext = createContext<DeskInfo | undefined>(undefined)

function useDeskInfo(): DeskInfo {
	const info = useContext(DeskInfoContext)
	if (!info) throw new Error('only sections of the desk know this')
	return info
}

export const useOfferNames = () => useDeskInfo().offerNames

export const useFacts = (locale: Locale) => useDeskInfo().facts[locale]

/** Words that mention facts, such as the hotel's name. */
export function useFilledWords<Words extends ContentTree>(words: InBothLanguages<Words>): Words {
	return fill(useWords(words), useFacts(useLocale()))
}
