import { childrenIn } from '#domain/offers/children-in.ts'
import {
	type Item,
	isWithoutNight,
	lastDayTaken,
	namedItem,
	takingOf,
} from '#domain/offers/item.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { Party } from '#domain/offers/party.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import { type Day, dayInBogota } from '#domain/time/dates.ts'
import type { Agreement, Terms } from './agreement.ts'

/*
 * A guest who is here has slept some of the nights, and may have eaten or ridden. That part of a booking stays on record as it
 * was: only what is to come is agreed again. A bed that changes is therefore two items, until today and from today on.
 */

type Days = Pick<Terms, 'to'>

/** On the day of departure the guest is still here, and may stay on. */
export function isOver(item: Item, { to }: Days, today: Day): boolean {
	if (item.kind !== 'nights') return item.day < today
	return item.departure <= today && item.departure < to
}

/** The items that can still be changed. */
export function itemsToCome({ items, to }: Terms, today: Day): Item[] {
	return items.filter((item) => !isOver(item, { to }, today))
}

/** The items that another stay would have: a bed that was left for another one is not taken again. */
export function itemsToTheEnd({ items, to }: Pick<Terms, 'items' | 'to'>): Item[] {
	return items.filter((item) => item.kind !== 'nights' || item.departure >= to)
}

/** The items of a changed booking: those to come, as they are now, and everything that is past, in the previous order. */
export function withPast(
	{ items: toCome, party }: Pick<Terms, 'items' | 'party'>,
	before: Terms,
	today: Day,
): Item[] {
	const stored = itemsToCome(before, today)
	const left = new Set(stored)
	const agesThen = childrenIn(stored, before.party).map(String)
	const agesNow = childrenIn(toCome, party).map(String)
	const known = toCome.map((item, index) => {
		const isSame = (it: Item) => agesNow[index] === agesThen[stored.indexOf(it)]
		const found = [...left].find((it) => continues(item, it, isSame(it)))
		if (found) left.delete(found)
		return found
	})
	const placeOf = (stored: Item | undefined) =>
		stored ? before.items.indexOf(stored) : before.items.length
	const placed = [
		...before.items
			.filter((item) => isOver(item, before, today))
			.map((item) => ({ place: placeOf(item), item })),
		...[...left].flatMap((stored) =>
			stored.kind === 'nights' && stored.arrival < today
				? [{ place: placeOf(stored), item: { ...stored, departure: today } }]
				: [],
		),
		...toCome.flatMap((item, index) => {
			const now = fromNow(item, known[index], today)
			return now ? [{ place: placeOf(known[index]), item: now }] : []
		}),
	]
	return placed.sort((one, other) => one.place - other.place).map(({ item }) => item)
}

/** A bed continues if only its departure changes: a child in an adult's place has another price. */
function continues(item: Item, stored: Item, hasSameAges: boolean): boolean {
	if (item.offer !== stored.offer) return false
	if (item.kind !== 'nights' || stored.kind !== 'nights') return true
	return item.units === stored.units && item.people === stored.people && hasSameAges
}

/** Undefined where no night is left of it: a bed that was to begin today, for guests who leave today after all. */
function fromNow(item: Item, stored: Item | undefined, today: Day): Item | undefined {
	if (item.kind !== 'nights') return item
	const arrival = stored?.kind === 'nights' ? stored.arrival : today
	const now = { ...item, arrival }
	return isWithoutNight(now) ? undefined : now
}

/** The last day with something to come: a night that begins on it, a meal, a ride. */
export function lastDayOf({ items, to }: Pick<Terms, 'items' | 'to'>): Day {
	const days = items.map((item) => lastDayTaken(takingOf(item)))
	return days.sort().at(-1) ?? to
}

/** How many slept here in the night before this day. */
export function asleepBefore({ items }: Pick<Terms, 'items'>, day: Day): number {
	return items.reduce(
		(sum, item) =>
			item.kind === 'nights' && item.arrival < day && day <= item.departure
				? sum + item.people
				: sum,
		0,
	)
}

/**
 * The party that has slept here, whoever was to come from today on: the last that was agreed for as many. One that others
 * joined for a meal or a ride on the day of departure counts only if there is no other.
 */
export function partyAsleep(agreements: readonly Terms[], today: Day): Party | undefined {
	const last = agreements.at(-1)
	const asleep = last && asleepBefore(last, today)
	const forAsMany = agreements.filter(
		(terms) => asleepBefore(terms, terms.to) === asleep && !hasBedFrom(terms, today),
	)
	return (forAsMany.findLast((terms) => !hasJoining(terms)) ?? forAsMany.at(-1))?.party
}

/** The party that last night's beds were agreed for. Whatever is agreed on its day of departure is for no night. */
export function partyInBeds(agreements: readonly Agreement[], today: Day): Party | undefined {
	const forNights = agreements.filter(({ at, to }) => dayInBogota(at) < to)
	return forNights.findLast((terms) => !hasBedFrom(terms, today))?.party
}

function hasBedFrom({ items }: Pick<Terms, 'items'>, day: Day): boolean {
	return items.some((item) => item.kind === 'nights' && item.arrival >= day)
}

function hasJoining({ items, to }: Terms): boolean {
	const asleep = asleepBefore({ items }, to)
	return items.some((item) => item.kind !== 'nights' && item.day === to && item.people > asleep)
}

/** Whether these are other beds than those of the items, whoever sleeps in them. */
export function areOtherBeds(sent: readonly RequestedItem[], items: readonly Item[]): boolean {
	const bedsIn = (all: readonly Pick<RequestedItem, 'offer' | 'units'>[]) =>
		all
			.filter(({ offer }) => isNightly(offer))
			.map(({ offer, units }) => `${offer} ${units}`)
			.sort()
			.join()
	return bedsIn(sent) !== bedsIn(items.map(namedItem))
}
