import type { LetterWords } from '#content/stays/letter-words.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { invalidField } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { ChildrenSchema, type Party, partyOf, sizeOf } from '#domain/offers/party.ts'
import { partyInWords } from '#domain/offers/party-words.ts'
import { isSameParty, type Terms } from '#domain/stays/agreement.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { fill } from '#domain/text/fill.ts'
import { rangeError } from '#domain/time/bounds.ts'
import { type Day, formatDay } from '#domain/time/dates.ts'
import { type BookingState, hereOn } from './booking-state.ts'

/** Other days or people that a guest asks for; what is not said stays. */
export type WantedChange = {
	from?: Day | undefined
	to?: Day | undefined
	/** All who come, children included. */
	people?: number | undefined
	adults?: number | undefined
	/** The age of each; as text where a form has it. */
	children?: readonly number[] | string | undefined
}

/** Days and people as they would be. */
type Wanted = Stay & { people: number; party: Party }

/** The wanted days and people, checked. */
export function checkedChange(
	terms: Terms & Pick<BookingState, 'state'>,
	wanted: WantedChange,
	today: Day,
): Wanted {
	const { from = terms.from, to = terms.to } = wanted
	const [comesOn, leavesOn] = [from !== terms.from, to !== terms.to]
	const isMoved = comesOn || leavesOn
	if (isMoved && rangeError({ from, to }, today)) throw invalidField('from', 'errWantedDays')
	// A guest who has arrived may stay longer or leave today, but cannot change the arrival.
	if (comesOn && (from < today || hereOn(terms, today))) throw invalidField('from', 'errWantedDays')
	if (leavesOn && to < today) throw invalidField('to', 'errWantedDays')
	if (isMoved && from === to && terms.items.some(({ offer }) => isNightly(offer)))
		throw invalidField('to', 'errWantedDays')
	const party = checkedParty(terms.party, wanted)
	return { from, to, people: sizeOf(party), party }
}

/** Without a number of all people, the adults are as many as before. */
function checkedParty(before: Party, { people, adults, children }: WantedChange): Party {
	const ages = ChildrenSchema.safeParse(children ?? before.children)
	if (!ages.success) throw invalidField('children', 'errChildren')
	if (adults !== undefined && !isNumberOfPeople(adults)) throw invalidField('adults', 'errAdults')
	const everybody = people ?? (adults ?? before.adults) + ages.data.length
	if (!isNumberOfPeople(everybody)) throw invalidField('people', 'errWantedPeople')
	const party = partyOf(everybody, ages.data)
	const isContradicted = adults !== undefined && adults !== party.adults
	if (party.adults < 1 || isContradicted) {
		const isOnlyPeople = adults === undefined && children === undefined
		throw invalidField(isOnlyPeople ? 'people' : 'children', 'errParty')
	}
	return party
}

/** A form posts what was typed. */
function isNumberOfPeople(people: number): boolean {
	const { fewest, most } = enquiryLimits.people
	return Number.isInteger(people) && people >= fewest && people <= most
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

/** One that was stored before the ages of the children could be changed. */
type EarlierWanted = Omit<Wanted, 'party'> & { party?: undefined }

/** The text of a change that has just been asked for, with the lines that the site wrote in the language of another reader. */
export function changeForReader(
	{ text, wanted }: { text: string; wanted: Wanted | EarlierWanted | null },
	terms: Terms,
	{ from, to }: { from: Reader; to: Reader },
): string {
	if (!wanted?.party) return text
	const written = changedLines(terms, wanted, from).join('\n')
	if (!text.startsWith(written)) return text
	return changedLines(terms, wanted, to).join('\n') + text.slice(written.length)
}

function changedLines(
	terms: Terms,
	{ from, to, party }: Wanted,
	{ words, language }: Reader,
): string[] {
	return [
		from !== terms.from && `${words.arrival}: ${formatDay(from, language)}`,
		to !== terms.to && `${words.departure}: ${formatDay(to, language)}`,
		!isSameParty(party, terms.party) &&
			`${words.people}: ${peopleInWords(party, terms.party, { words, language })}`,
	].filter((line) => line !== false)
}

/** '4', '3, con un niño (8 años)'; '2, sin niños' where some were to come. */
function peopleInWords(party: Party, before: Party, { words, language }: Reader): string {
	const figure = { one: '{count}', other: '{count}' }
	const { withChildren, withoutChildren } = words
	const text = partyInWords(party, { people: figure, withChildren }, language)
	const isWithout = party.children.length === 0 && before.children.length > 0
	return isWithout ? fill(withoutChildren, { people: text }) : text
}
