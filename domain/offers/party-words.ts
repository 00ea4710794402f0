import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { type PluralWords, plural } from '#domain/text/numbers.ts'
import { childrenAsText, type Party, sizeOf } from './party.ts'

type Words = { people: PluralWords; withChildren: PluralWords }

/** '4 personas', '4 personas, con 2 niños (6, 9 años)'. */
export function partyInWords(party: Party, words: Words, locale: Locale): string {
	const people = plural(sizeOf(party), words.people, locale)
	const { children } = party
	if (children.length === 0) return people
	const text = plural(children.length, words.withChildren, locale)
	return fill(text, { people, ages: childrenAsText(children) })
}
