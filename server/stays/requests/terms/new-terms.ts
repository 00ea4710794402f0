import { invalidField } from '#domain/errors.ts'
import { peopleAfter } from '#domain/offers/change-people.ts'
import { type Item, isWithoutNight, namedItem } from '#domain/offers/item.ts'
import { itemProblems } from '#domain/offers/item-problems.ts'
import { isNightly, mostItems, type OfferId } from '#domain/offers/offers.ts'
import { type Party, sizeOf } from '#domain/offers/party.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import { isSameParty, itemsOfStay, type TermChanges, type Terms } from '#domain/stays/agreement.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { figuresOf, type Offer } from '#domain/stays/offer.ts'
import {
	areOtherBeds,
	asleepBefore,
	isOver,
	itemsToCome,
	itemsToTheEnd,
	partyAsleep,
	partyInBeds,
	withPast,
} from '#domain/stays/past-terms.ts'
import { isStayOver } from '#domain/stays/states/states.ts'
import { daysBetween, rangeError } from '#domain/time/bounds.ts'
import { addDays, type Day, earliest, latest } from '#domain/time/dates.ts'
import {
	type BookingState,
	hasArrived,
	hereOn,
	standingOf,
} from '#server/stays/requests/booking-state.ts'

type Context = { offers: readonly Offer[]; today: Day }

/**
 * The terms as they would be with other days, items or people, for trying them out as well as for agreeing to them. Refused
 * before anything is counted by the day.
 */
export function newTerms(
	before: BookingState,
	changes: TermChanges,
	{ offers, today }: Context,
): Terms {
	const from = changes.from ?? before.from
	const here = hereOn({ ...before, from }, today)
	const terms = {
		...before,
		items: here ? itemsToCome(before, here) : itemsToTheEnd(before),
	}
	const to = changes.to ?? terms.to
	const party = changes.party ?? terms.party
	const code = rangeError({ from, to }, today)
	if (code) throw invalidField('to', code)
	const stay = { from, to, people: sizeOf(party) }
	const sent = changes.items && toComeOf(changes.items, before, here)
	// Nobody would sleep in them.
	if (sent && here === to && areOtherBeds(sent, terms.items))
		throw invalidField('to', 'errNoNightToCome')
	const requested = sent ?? asRequested(terms, { from, to, party }, { offers, here })
	const toCome = itemsOfStay(requested, stay, offers)
	const items = here ? withPast({ items: toCome, party }, inBeds(before, here), here) : toCome
	refusePast(before, { from, to, party, items }, today)
	if (items.some(isWithoutNight)) throw invalidField('to', 'errNoNight')
	const unitsOf = (offer: OfferId) => {
		const { units } = figuresOf(offer, offers)
		if (units === null) return null
		// What was agreed stays possible though the owner has lowered the number since. A ride without a number is for
		// everybody. If too few are left, taking the units fails.
		const had = before.items.filter((item) => item.offer === offer).map(namedItem)
		const riders = offer === 'horses' ? stay.people : 0
		return Math.max(units, riders, ...had.map((item) => item.units))
	}
	const [problem] = itemProblems(sent ?? [], stay, { unitsOf })
	if (problem) {
		const [index, field] = problem.path
		const place = changes.items?.indexOf(sent?.[index] as RequestedItem)
		throw invalidField(`items.${place}.${field}`, problem.code)
	}
	if (items.length > mostItems) throw invalidField('items', 'errItemsMany')
	// A guest may ask for nothing in particular, and the owner agree to it in words.
	if (items.length === 0 && before.items.length > 0) throw invalidField('items', 'errItemsNone')
	return { from, to, party: here === to ? partyLeaving(party, items, before, here) : party, items }
}

/** The terms with the party that slept in the beds, though another may have been agreed since, on the day of departure. */
function inBeds(before: BookingState, here: Day): Terms {
	const asleep = here === before.to ? partyInBeds(before.agreements, here) : undefined
	return { ...before, party: asleep ?? before.party }
}

/**
 * The party of a guest who leaves today. People who were to come only for the dropped nights no longer belong to it. People may join
 * for a meal or a ride of today, and for no night.
 */
function partyLeaving(
	party: Party,
	items: readonly Item[],
	before: BookingState,
	today: Day,
): Party {
	const stayed = partyAsleep(before.agreements, today) ?? before.party
	const joining = items.filter((item) => item.kind !== 'nights' && item.day === today)
	const joined = Math.max(0, ...joining.map(({ people }) => people))
	if (isSameParty(party, before.party)) return joined > sizeOf(stayed) ? party : stayed
	if (sizeOf(party) > Math.max(sizeOf(stayed), asleepBefore(before, today), joined))
		throw invalidField('people', 'errNoNightToCome')
	return party
}

/** The sent items that are to come. One that is over is on record: sent as it is, it changes nothing; otherwise it is refused. */
function toComeOf(sent: readonly RequestedItem[], before: Terms, here: Day | undefined) {
	if (!here) return [...sent]
	const over = before.items.filter((item) => isOver(item, before, here)).map((it) => namedItem(it))
	return sent.filter(({ offer, day = before.from, hour, units }, index) => {
		if (isNightly(offer) || day >= here) return true
		const isOnRecord = over.some(
			(it) => it.offer === offer && it.day === day && it.hour === hour && it.units === units,
		)
		if (!isOnRecord) throw invalidField(`items.${index}.day`, 'errItemPast')
		return false
	})
}

/** Refuses to agree to a past stay, or to move one into the past. Its price may still be corrected. */
function refusePast(before: BookingState, terms: Terms, today: Day) {
	const { from, to } = terms
	const isMoved = from !== before.from || to !== before.to
	const standing = standingOf({ ...before, ...terms }, today)
	if (isStayOver(standing) && (isMoved || before.state !== 'confirmed'))
		throw invalidField('to', 'errStayPast')
	const isLate = from < today || hasArrived(before, today)
	if (isLate && from !== before.from) throw invalidField('from', 'errArrivalPast')
}

/** Items that stay as they are keep their people, as far as those come. */
function asRequested(
	terms: Terms,
	after: Pick<Terms, 'from' | 'to' | 'party'>,
	{ offers, here }: Pick<Context, 'offers'> & { here: Day | undefined },
): RequestedItem[] {
	const [before, now] = [sizeOf(terms.party), sizeOf(after.party)]
	const capacityOf = (offer: OfferId) => figuresOf(offer, offers).maxPeople
	const people = peopleAfter(terms.items, { before, now, capacityOf })
	// A guest who is here and leaves earlier does without what was to come: moved to today, its hour may be over.
	return terms.items.flatMap((item, index) => {
		if (here && item.kind !== 'nights' && item.day > after.to) return []
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
