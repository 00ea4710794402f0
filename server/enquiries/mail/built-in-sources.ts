import { mailWords } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { itemLine } from '#domain/offers/offers.ts'
import type { LetterSources } from './channel.ts'

/** The built-in facts and words, for letters without a database: `npm run mail:test` and tests. */
export function builtInSources(publicUrl: string): LetterSources {
	return {
		currentFacts: () => facts,
		currentMails: () => mailWords,
		describeItem: (item, locale) => itemLine(item, offerWords[locale], locale),
		linkTo: async () => publicUrl,
	}
}
