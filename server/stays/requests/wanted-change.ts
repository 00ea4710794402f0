import type { LetterWords } from '#content/stays/letter-words.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { AppError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { sizeOf } from '#domain/offers/party.ts'
import type { Terms } from '#domain/stays/agreement.ts'
import { rangeError } from '#domain/time/bounds.ts'
import { type Day, formatDay } from '#domain/time/dates.ts'

/** Other days or people that a guest asks for; what is not said stays. */
export type WantedChange = {
	from?: Day | undefined
	to?: Day | undefined
	people?: number | undefined
}

type Context = { today: Day; words: LetterWords['rows']; language: Locale }

/** The change in lines of words, in the language of the request, with what the guest wrote below it. */
export function changeInWords(
	terms: Terms,
	wanted: WantedChange,
	text: string,
	{ today, words, language }: Context,
): string {
	const { from = terms.from, to = terms.to, people = sizeOf(terms.party) } = wanted
	const isMoved = from !== terms.from || to !== terms.to
	if (isMoved && (rangeError({ from, to }, today) || from < today))
		throw invalid('from', 'errWantedDays')
	if (isMoved && from === to && terms.items.some(({ offer }) => isNightly(offer)))
		throw invalid('to', 'errWantedDays')
	const { fewest, most } = enquiryLimits.people
	if (!(people >= fewest && people <= most)) throw invalid('people', 'errWantedPeople')
	if (people <= terms.party.children.length) throw invalid('people', 'errParty')
	const lines = [
		from !== terms.from && `${words.arrival}: ${formatDay(from, language)}`,
		to !== terms.to && `${words.departure}: ${formatDay(to, language)}`,
		people !== sizeOf(terms.party) && `${words.people}: ${people}`,
		text,
	].filter((line) => typeof line === 'string' && line !== '')
	if (lines.length === 0) throw invalid('text', 'errNothingWanted')
	return lines.join('\n')
}

function invalid(field: string, code: string) {
	return new AppError('invalid-input', { errors: [{ field, code }] })
}
