import type { Locale } from '#domain/locale.ts'
import type { Taking } from '#domain/offers/item.ts'
import {
	isNightly,
	isTimed,
	mostUnits,
	type OfferId,
	type OfferOrAll,
} from '#domain/offers/offers.ts'
import type { BlockResponse } from '#domain/stays/responses/block-response.ts'
import { readPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'
import { daysBetween, mostDays } from '#domain/time/bounds.ts'
import { addDays, clockPattern, isDay } from '#domain/time/dates.ts'

/** The text of each field while the owner edits. */
export type BlockDraft = {
	id: string
	kind: 'blocked' | 'phone'
	offer: OfferOrAll
	from: string
	to: string
	units: string
	/** The meaning of an empty number of units: one in a new booking, all where an entry took all of them. */
	emptyUnits: 1 | null
	hour: string
	guest: string
	phone: string
	people: string
	/** Empty: to be agreed. */
	pesos: string
	note: string
	/** Further items of a booking. */
	more: MoreDraft[]
}

export type MoreDraft = Record<'from' | 'to' | 'units' | 'hour', string> & { offer: OfferId }

export type DraftError = 'from' | 'to' | 'units' | 'hour' | 'guest' | 'people' | 'pesos' | 'more'

/** Closes every offer from a day to the one before `to`. */
export type BlockOfAll = Pick<BlockResponse, 'id' | 'from' | 'to' | 'note'> & { offer: 'all' }
export type Entry = BlockResponse | BlockOfAll
type Read = { block: Entry } | { errors: DraftError[] }

/** A booking has one offer: nobody books the whole house by phone. */
export function withOffer(draft: BlockDraft): BlockDraft {
	return draft.kind === 'phone' && draft.offer === 'all' ? { ...draft, offer: 'cabin' } : draft
}

/** The block that the fields describe, or the fields that are wrong. */
export function readBlock(draft: BlockDraft): Read {
	const { id, kind, offer, from } = draft
	if (offer === 'all') return readBlockOfAll(draft)
	const units = wholeOrNull(draft.units)
	const people = wholeOrNull(draft.people)
	const isPhone = kind === 'phone'
	const pesos = readPesos(draft.pesos)
	const more = draft.more.map(readItem)
	// A booking of a table or a ride is for one day.
	const day = isPhone ? from : lastDayOf(draft)
	const to = isNightly(offer) ? draft.to : day
	const hour = (isTimed(offer) && draft.hour) || null
	const wrong: Record<DraftError, boolean> = {
		from: !isDay(from),
		to: !isDay(to) || to < from || (isNightly(offer) && to === from),
		units: units !== null && !(units >= 1 && units <= mostUnits),
		hour: hour !== null && !clockPattern.test(hour),
		guest: isPhone && !draft.guest.trim(),
		people: isPhone && people !== null && !(people >= 1 && people <= 1000),
		pesos: isPhone && draft.pesos.trim() !== '' && pesos === undefined,
		more: isPhone && more.some((item) => item === undefined),
	}
	const errors = (Object.keys(wrong) as DraftError[]).filter((field) => wrong[field])
	if (errors.length > 0) return { errors }
	const person = {
		guest: draft.guest.trim(),
		phone: draft.phone.trim() || null,
		people,
		...(pesos !== undefined && { pesos }),
		...(more.length > 0 && { more: more.filter((item) => item !== undefined) }),
	}
	const nobody = { guest: null, phone: null, people: null }
	const note = draft.note.trim() || null
	const taken = units ?? (isPhone ? draft.emptyUnits : null)
	const block = { id, offer, from, to, units: taken, hour, note, ...(isPhone ? person : nobody) }
	return { block }
}

/** Undefined where something is wrong with it. */
function readItem({ offer, from, to: departure, ...item }: MoreDraft): Taking | undefined {
	const to = isNightly(offer) ? departure : from
	const units = wholeOrNull(item.units) ?? 1
	const hour = (isTimed(offer) && item.hour) || null
	const isRight =
		isDay(from) &&
		isDay(to) &&
		(isNightly(offer) ? to > from : true) &&
		units >= 1 &&
		units <= mostUnits &&
		(hour === null || clockPattern.test(hour))
	return isRight ? { offer, from, to, units, hour } : undefined
}

/** The fields of a new entry on the days chosen in the calendar. */
export function newDraft(chosen: Pick<BlockDraft, 'offer' | 'from' | 'to'>): BlockDraft {
	return {
		id: crypto.randomUUID(),
		kind: 'blocked',
		...chosen,
		units: '',
		emptyUnits: 1,
		hour: '',
		guest: '',
		phone: '',
		people: '',
		pesos: '',
		note: '',
		more: [],
	}
}

/** The fields of a booking that is to be changed. */
export function draftOf(booking: BlockResponse, locale: Locale): BlockDraft {
	const { id, offer, from, to, units, hour, guest, phone, people, pesos, note, more = [] } = booking
	const text = (value: string | number | null | undefined) => String(value ?? '')
	return {
		id,
		kind: 'phone',
		offer,
		from,
		to,
		units: text(units),
		emptyUnits: units === null ? null : 1,
		hour: text(hour),
		guest: text(guest),
		phone: text(phone),
		people: text(people),
		pesos: pesos == null ? '' : formatNumber(pesos, locale),
		note: text(note),
		more: more.map((item) => ({ ...item, units: text(item.units), hour: text(item.hour) })),
	}
}

function readBlockOfAll({ id, from, to, note }: BlockDraft): Read {
	const wrong = { from: !isDay(from), to: !isDay(to) || to <= from }
	const errors = (['from', 'to'] as const).filter((field) => wrong[field])
	if (errors.length > 0) return { errors }
	return { block: { id, offer: 'all', from, to, note: note.trim() || null } }
}

/** An offer without nights is blocked from its first day to its last: the day before the departure that was chosen. */
export function lastDayOf({ from, to }: Pick<BlockDraft, 'from' | 'to'>): string {
	return isDay(to) && to > from ? addDays(to, -1) : from
}

/** Null for an empty field, NaN for text that is not a number. */
function wholeOrNull(text: string): number | null {
	return text.trim() === '' ? null : readWholeNumber(text)
}

/** Zero while a date is half typed: then it is empty, or in the year 2. */
export function nightsOf({ from, to }: Pick<BlockDraft, 'from' | 'to'>): number {
	const days = isDay(from) && isDay(to) ? daysBetween({ from, to }) : 0
	return days <= mostDays ? days : 0
}

/** Closes the whole house, or every unit of an offer. */
export function takesEverything({ kind, offer, units }: BlockDraft): boolean {
	return offer === 'all' || (kind === 'blocked' && units.trim() === '')
}

/** The fields that are stored until they are saved. The days, the offer and the units come from the calendar. */
export type UnsavedBlock = Pick<
	BlockDraft,
	'kind' | 'guest' | 'phone' | 'people' | 'pesos' | 'note' | 'more'
>

/** Ignores the chosen kind while the other fields are empty: nothing has been written yet. */
export function unsavedPart(
	{ kind, guest, phone, people, pesos, note, more }: BlockDraft,
	kindIfEmpty: BlockDraft['kind'],
): UnsavedBlock {
	const isEmpty = !guest && !phone && !people && !pesos && !note && more.length === 0
	return { kind: isEmpty ? kindIfEmpty : kind, guest, phone, people, pesos, note, more }
}
