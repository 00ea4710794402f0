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
import { type BookingState, hasArrived } from '#server/stays/requests/booking-state.ts'

/** Other days or people that a guest asks for. Fields that are missing stay as they are. */
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
export type Wanted = Stay & { people: number; party: Party }

/** Checks the wanted days and people. Fields that are missing stay as in a change that waits, or else as agreed. */
export function checkedChange(
	terms: Terms & Pick<BookingState, 'state'>,
	wanted: WantedChange,
	today: Day,
	pending: Wanted | null = null,
): Wanted {
	const current = pending ?? terms
	const { from = current.from, to = current.to } = wanted
	const [comesOn, leavesOn] = [from !== terms.from, to !== terms.to]
	const isMoved = comesOn || leavesOn
	const reason = isMoved && rangeError({ from, to }, today)
	if (reason === 'errDepartureBeforeArrival') throw invalidField('from', 'errWantedDays')
	if (reason) throw invalidField('to', reason)
	// A guest who has arrived may stay longer or leave today, but cannot change the arrival.
	if (comesOn && (from < today || hasArrived(terms, today)))
		throw invalidField('from', 'errWantedDays')
	if (leavesOn && to < today) throw invalidField('to', 'errWantedDays')
	if (isMoved && from === to && terms.items.some(({ offer }) => isNightly(offer)))
		throw invalidField('to', 'errWantedDays')
	const party = checkedParty(current.party, wanted)
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

export type Reader = { words: LetterWords['rows']; language: Locale }

/** The entry of a change in the history. One that takes days and people back to what was agreed has them too. */
export function changeInWords(
	terms: Terms,
	{ wanted, pending }: { wanted: Wanted; pending: Wanted | null },
	text: string,
	reader: Reader,
): WordedChange {
	const changes = changedLines(terms, wanted, reader)
	if (changes.length === 0 && text === '') throw invalidField('text', 'errNothingWanted')
	return {
		text: [...changes, ...(text === '' ? [] : [text])].join('\n'),
		wanted: changes.length > 0 || pending ? wanted : null,
	}
}

export function isAsAgreed(wanted: Wanted, terms: Terms): boolean {
	return changedParts(wanted, terms).length === 0
}

/** A change has a line for each of them. */
export function changedParts({ from, to, party }: Wanted, terms: Terms) {
	return [
		...(from === terms.from ? [] : (['from'] as const)),
		...(to === terms.to ? [] : (['to'] as const)),
		...(isSameParty(party, terms.party) ? [] : (['party'] as const)),
	]
}

export function changedLines(terms: Terms, wanted: Wanted, reader: Reader): string[] {
	const { words, language } = reader
	const lines = {
		from: () => `${words.arrival}: ${formatDay(wanted.from, language)}`,
		to: () => `${words.departure}: ${formatDay(wanted.to, language)}`,
		party: () => `${words.people}: ${peopleInWords(wanted.party, terms.party, reader)}`,
	}
	return changedParts(wanted, terms).map((part) => lines[part]())
}

/** '4', '3, con un niño (8 años)'; '2, sin niños' where some were to come. */
function peopleInWords(party: Party, before: Party, { words, language }: Reader): string {
	const figure = { one: '{count}', other: '{count}' }
	const { withChildren, withoutChildren } = words
	const text = partyInWords(party, { people: figure, withChildren }, language)
	const isWithout = party.children.length === 0 && before.children.length > 0
	return isWithout ? fill(withoutChildren, { people: text }) : text
}
