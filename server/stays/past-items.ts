import { AppError } from '#domain/errors.ts'
import { lastDayTaken, type Taking } from '#domain/offers/item.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { RemovalRefusal } from '#domain/stays/responses.ts'
import { addDays, type Day } from '#domain/time/dates.ts'

/*
 * What is past in a booking by phone stays on record, whatever is sent later: a dinner of yesterday, the nights that a guest has
 * slept here. Items have no ids: one that is sent is the stored one with the same days, or with the same first day.
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
	// All find their own before one takes another's: the order in which they are sent says nothing.
	const same = sent.map((item) => takeFirst((stored) => isSame(item, stored)))
	const known = sent.map(
		(item, index) =>
			same[index] ?? takeFirst((stored) => isStartOf(item, stored) && !isGone(stored, today)),
	)
	const items = sent.map((item, index) => {
		const itself = same[index]
		if (itself) return isOver(itself, today) ? itself : item
		const code = refusalOf(item, known[index], { sent, before, left, today })
		if (!code) return item
		const part = code === 'errArrivalPast' ? 'from' : 'to'
		const field = index === 0 ? part : `more.${index - 1}.${part}`
		throw new AppError('invalid-input', { errors: [{ field, code }] })
	})
	return [...items, ...left.flatMap((item) => pastOf(item, today))]
}

type Sent = Change & {
	sent: readonly Taking[]
	/** The stored items that no sent one stands for. */
	left: readonly Taking[]
}

function refusalOf(item: Taking, known: Taking | undefined, { sent, before, left, today }: Sent) {
	const { offer, from, to, units } = item
	const isHere = (stored: Taking) => stored.from < today && !isOver(stored, today)
	if (from >= today) {
		// The arrival of a guest who is here stays as it was.
		const isMoved = !known && left.some((stored) => isHere(stored) && stored.offer === offer)
		return isMoved ? 'errArrivalPast' : undefined
	}
	if (isOver(item, today)) {
		// Who is here may leave today; only the nights to come are given back.
		const leavesToday = isNightly(offer) && to === today && known && isHere(known)
		return leavesToday && known.units === (units ?? known.units) ? undefined : 'errStayPast'
	}
	const its = before.filter((stored) => isStartOf(item, stored))
	if (known) return undefined
	// Of two tents one may leave earlier: a stay is split, and no night has more of them than it had.
	const split = sent.filter((it) => isStartOf(it, item) && !isGone(it, today))
	if (unitsOf(split) <= unitsOf(its.filter(isHere))) return undefined
	return its.some((stored) => isGone(stored, today)) ? 'errStayPast' : 'errArrivalPast'
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

/** Nothing of it is to come; on the day of departure the guest is still here, and may stay on. */
function isOver(item: Taking, today: Day): boolean {
	return lastDayTaken(item) < today
}

/** No number is all of them. */
function unitsOf(items: readonly Taking[]): number {
	return items.reduce((sum, { units }) => sum + (units ?? Number.POSITIVE_INFINITY), 0)
}

function isGone({ to }: Taking, today: Day): boolean {
	return to < today
}

function isStartOf(item: Taking, stored: Taking): boolean {
	return item.offer === stored.offer && item.from === stored.from
}

/** All units, sent again, are as many as there were when it was entered. */
function isSame(item: Taking, stored: Taking): boolean {
	const isCounted = item.units === null || item.units === stored.units
	return isStartOf(item, stored) && item.to === stored.to && item.hour === stored.hour && isCounted
}
