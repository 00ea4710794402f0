import { type OwnerWords, ownerWords } from '#content/owner/owner-words.ts'
import { splitLocale } from '#domain/locale.ts'

/** What only the owner reads comes with the owner's code, fetched when needed: visitors' pages do not carry it. */
export function ownerWordsHere(): OwnerWords {
	return ownerWords[splitLocale(location.pathname).locale]
}
