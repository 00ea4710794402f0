import type { LetterWords } from '#content/stays/letter-words.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { invalidField } from '#domain/errors.ts'
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

/** Days and people as they would be. */
type Wanted = Required<{ [Field in keyof WantedChange]: NonNullable<WantedChange[Field]> }>

/** The wanted days and people, checked. */
export function checkedChange(terms: Terms, wanted: WantedChange, today: Day): Wanted {
	const { from = terms.from, to = terms.to, people = sizeOf(terms.party) } = wanted
	const [comesOn, leavesOn] = [from !== terms.from, to !== terms.to]
	const isMoved = comesOn || leavesOn
	if (isMoved && rangeError({ from, to }, today)) throw invalidField('from', 'errWantedDays')
	// A guest who has arrived may stay longer or leave today, but cannot change the arrival.
	if (comesOn && (from < today || terms.from < today)) throw invalidField('from', 'errWantedDays')
	if (leavesOn && to < today) throw invalidField('to', 'errWantedDays')
	if (isMoved && from === to && terms.items.some(({ offer }) => isNightly(offer)))
		throw invalidField('to', 'errWantedDays')
	const { fewest, most } = enquiryLimits.people
	// A form posts what was typed.
	if (!Number.isInteger(people) || people < fewest || people > most)
		throw invalidField('people', 'errWantedPeople')
	if (people <= terms.party.children.length) throw invalidField('people', 'errParty')
	return { from, to, people }
}

export type WordedChange = {
	/** In lines, in the language of the request, with what the guest wrote below them. */
	text: string
	/** Null where only words differ. */
	wanted: Wanted | null
}

type Reader = { words: LetterWords['rows']; language: Locale }

export function changeInWords(
	terms: Terms,
	wanted: Wanted,
	text: string,
	reader: Reader,
): WordedChange {
	const changes = changedLines(terms, wanted, reader)
	if (changes.length === 0 && text === '') throw invalidField('text', 'errNothingWanted')
	return {
		text: [...changes, ...(text === '' ? [] : [text])].join('\n'),
		wanted: changes.length > 0 ? wanted : null,
	}
}

/** The text of a change that has just been asked for, with the lines that the site wrote in the language of another reader. */
export function changeForReader(
	{ text, wanted }: WordedChange,
	terms: Terms,
	{ from, to }: { from: Reader; to: Reader },
): string {
	if (!wanted) return text
	const written = changedLines(terms, wanted, from).join('\n')
	if (!text.startsWith(written)) return text
	return changedLines(terms, wanted, to).join('\n') + text.slice(written.length)
}

function changedLines(
	terms: Terms,
	{ from, to, people }: Wanted,
	{ words, language }: Reader,
): string[] {
	return [
		from !== terms.from && `${words.arrival}: ${formatDay(from, language)}`,
		to !== terms.to && `${words.departure}: ${formatDay(to, language)}`,
		people !== sizeOf(terms.party) && `${words.people}: ${people}`,
	].filter((line) => line !== false)
}
