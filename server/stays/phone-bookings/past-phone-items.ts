import { invalidField } from '#domain/errors.ts'
import { daysTaken, lastDayTaken, type Taking } from '#domain/offers/item.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { RemovalRefusal } from '#domain/stays/responses/entry-response.ts'
import { addDays, type Day } from '#domain/time/dates.ts'

/*
 * The past part of a booking by phone stays on record, whatever is sent later: yesterday's dinner, the nights that a guest has
 * slept here. A change leaves the units of each offer on each past day as they were. Items have no ids: a sent one matches the
 * stored one with the same days, or with the same first day.
 */

type Change = { before: readonly Taking[]; today: Day }

/**
 * The items of a changed booking: those that were sent, and what is past of those that were left out. Throws where a sent one
 * would rewrite the past.
 */
export function itemsAfter(sent: readonly Taking[], { before, today }: Change): Taking[] {
	const left = [...before]
	const takeFirst = (is: (stored: Taking) => boolean) => {
		const index = left.findIndex(is)
		return index < 0 ? undefined : left.splice(index, 1)[0]
	}
	// Exact matches come first, so that the order of the sent items does not matter.
	const same = sent.map((item) => takeFirst((stored) => isSame(item, stored)))
	const known = sent.map(
		(item, index) =>
			same[index] ?? takeFirst((stored) => isStartOf(item, stored) && !isGone(stored, today)),
	)
	const items = sent.map((item, index) => counted(item, known[index], today))
	const kept = pastLacking(items, { before, left, today })
	for (const [index, item] of sent.entries()) {
		const code = same[index] ? undefined : refusalOf(item, known[index], { before, kept, today })
		if (code) throw invalid(index, code === 'errArrivalPast' ? 'from' : 'to', code)
	}
	const after = [...items, ...kept.map(({ past }) => past)]
	if (!isSamePast(before, after, today)) {
		const begun = sent.findIndex(({ from }) => from < today)
		throw invalid(Math.max(begun, 0), 'units', 'errPastNights')
	}
	return after
}

function invalid(index: number, part: 'from' | 'to' | 'units', code: string) {
	const field = index === 0 ? part : `more.${index - 1}.${part}`
	return invalidField(field, code)
}

/** All units, sent again for what has begun, are as many as there were when it was entered. */
function counted(item: Taking, known: Taking | undefined, today: Day): Taking {
	return known && item.from < today ? { ...item, units: item.units ?? known.units } : item
}

type Kept = { stored: Taking; past: Taking }

function refusalOf(
	item: Taking,
	known: Taking | undefined,
	{ before, kept, today }: Change & { kept: readonly Kept[] },
) {
	const { offer, from, to } = item
	if (from >= today) {
		// The arrival of a guest who is here stays as it was.
		const isMoved =
			!known && kept.some(({ stored }) => !isOver(stored, today) && stored.offer === offer)
		return isMoved ? 'errArrivalPast' : undefined
	}
	const its = before.filter((stored) => isStartOf(item, stored))
	const isHere = its.some((stored) => !isGone(stored, today))
	// A guest who is here may leave today: only the nights to come are given back.
	if (isOver(item, today))
		return isHere && isNightly(offer) && to === today ? undefined : 'errStayPast'
	// A stay may be split: of two tents one may leave earlier.
	if (isHere) return undefined
	return its.length > 0 ? 'errStayPast' : 'errArrivalPast'
}

/**
 * The past parts of stored items that match no sent one, as far as the sent ones do not cover them: two items of one tent
 * each, sent as one item of two tents, leave nothing to add.
 */
function pastLacking(
	items: readonly Taking[],
	{ before, left, today }: Change & { left: readonly Taking[] },
): Kept[] {
	const had = unitsByPastDay(before, today)
	const kept: Kept[] = []
	for (const stored of left) {
		const [past] = pastOf(stored, today)
		if (!past) continue
		const has = unitsByPastDay([...items, ...kept.map((it) => it.past)], today)
		const lacking = keysOf(past, today).map((key) => less(had.get(key), has.get(key)))
		const units = Math.min(past.units ?? Number.POSITIVE_INFINITY, ...lacking)
		if (units > 0)
			kept.push({ stored, past: { ...past, units: Number.isFinite(units) ? units : null } })
	}
	return kept
}

function less(had = 0, has = 0): number {
	return has >= had ? 0 : had - has
}

/** Whether every past day has as many units of each offer after a change as before it. */
function isSamePast(before: readonly Taking[], after: readonly Taking[], today: Day): boolean {
	const [had, has] = [unitsByPastDay(before, today), unitsByPastDay(after, today)]
	return [...had.keys(), ...has.keys()].every((key) => had.get(key) === has.get(key))
}

/** Null means all units. */
function unitsByPastDay(items: readonly Taking[], today: Day): Map<string, number> {
	const units = new Map<string, number>()
	for (const item of items)
		for (const key of keysOf(item, today))
			units.set(key, (units.get(key) ?? 0) + (item.units ?? Number.POSITIVE_INFINITY))
	return units
}

function keysOf(item: Taking, today: Day): string[] {
	return daysTaken(item).flatMap((day) => (day < today ? [`${item.offer} ${day}`] : []))
}

/** A night that was slept stays on record, also when the booking is removed; a table of yesterday alone does not keep it. */
export function whyNotRemoved(items: readonly Taking[], today: Day): RemovalRefusal | undefined {
	if (items.length > 0 && items.every((item) => isOver(item, today))) return 'stay-past'
	const isBegun = items.some(({ offer, from }) => isNightly(offer) && from < today)
	return isBegun ? 'stay-begun' : undefined
}

/** The part of a stored item that has been: its nights to come are free when it is left out. */
function pastOf(item: Taking, today: Day): Taking[] {
	if (item.from >= today) return []
	if (isOver(item, today)) return [item]
	return [{ ...item, to: isNightly(item.offer) ? today : addDays(today, -1) }]
}

/** An item is over when no night or day of it is to come. On the day of departure the guest is still here, and may stay on. */
function isOver(item: Taking, today: Day): boolean {
	return lastDayTaken(item) < today
}

function isGone({ to }: Taking, today: Day): boolean {
	return to < today
}

function isStartOf(item: Taking, stored: Taking): boolean {
	return item.offer === stored.offer && item.from === stored.from
}

/** "All units" means as many as there were when the booking was entered. */
function isSame(item: Taking, stored: Taking): boolean {
	const isCounted = item.units === null || item.units === stored.units
	return isStartOf(item, stored) && item.to === stored.to && item.hour === stored.hour && isCounted
}
