import { AppError } from '#domain/errors.ts'
import { peopleAfter } from '#domain/offers/change-people.ts'
import { namedItem } from '#domain/offers/item.ts'
import { itemProblems } from '#domain/offers/item-problems.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import { sizeOf } from '#domain/offers/party.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import { itemsOfStay, type TermChanges, type Terms } from '#domain/stays/agreement.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { figuresOf, type Offer } from '#domain/stays/offer.ts'
import { daysBetween, rangeError } from '#domain/time/bounds.ts'
import { addDays, type Day, earliest, latest } from '#domain/time/dates.ts'

type Context = { offers: readonly Offer[]; today: Day }

/** The terms as they would be with other days, items or people. Refused before anything is counted by the day. */
export function newTerms(terms: Terms, changes: TermChanges, { offers, today }: Context): Terms {
	const from = changes.from ?? terms.from
	const to = changes.to ?? terms.to
	const party = changes.party ?? terms.party
	const code = rangeError({ from, to }, today)
	if (code) throw invalid('to', code)
	const stay = { from, to, people: sizeOf(party) }
	const requested = changes.items ?? asRequested(terms, { from, to, party }, { offers, today })
	const items = itemsOfStay(requested, stay, offers)
	const isChanged = changes.from !== undefined || changes.to !== undefined || changes.items
	if (isChanged && from === to && items.some(({ offer }) => isNightly(offer)))
		throw invalid('to', 'errNoNight')
	const unitsOf = (offer: OfferId) => {
		const { units } = figuresOf(offer, offers)
		// A ride for everybody is what was asked for without a number: too few horses are in the way when they are taken.
		return units !== null && offer === 'horses' ? Math.max(units, stay.people) : units
	}
	const [problem] = itemProblems(changes.items ?? [], stay, { unitsOf })
	if (problem) throw invalid(['items', ...problem.path].join('.'), problem.code)
	return { from, to, party, items }
}

/** Items that stay as they are keep their people, as far as those come. */
function asRequested(
	terms: Terms,
	after: Pick<Terms, 'from' | 'to' | 'party'>,
	{ offers, today }: Context,
): RequestedItem[] {
	const [before, now] = [sizeOf(terms.party), sizeOf(after.party)]
	const capacityOf = (offer: OfferId) => figuresOf(offer, offers).maxPeople
	const people = peopleAfter(terms.items, { before, now, capacityOf })
	// A guest who is here and leaves earlier does without what was to come: moved to today, its hour may be over.
	const isHere = terms.from < today && after.from === terms.from
	return terms.items.flatMap((item, index) => {
		if (isHere && item.kind !== 'nights' && item.day > after.to) return []
		const inIt = people[index] ?? item.people
		const { offer, units, hour } = namedItem(item)
		const day = item.kind === 'nights' ? {} : { day: movedDay(item.day, terms, after) }
		return { offer, units: item.kind === 'ride' ? inIt : units, hour, people: inIt, ...day }
	})
}

/** A dinner on the second evening stays on the second evening, and within the stay. */
function movedDay(day: Day, before: Stay, after: Stay): Day {
	const moved = addDays(day, daysBetween({ from: before.from, to: after.from }))
	return earliest(latest(moved, after.from), after.to)
}

function invalid(field: string, code: string) {
	return new AppError('invalid-input', { errors: [{ field, code }] })
}
