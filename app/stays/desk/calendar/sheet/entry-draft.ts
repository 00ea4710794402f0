import { checkForm } from '#domain/forms/check-form.ts'
import type { Locale } from '#domain/locale.ts'
import { isWithoutNight, type Taking } from '#domain/offers/item.ts'
import { isNightly, isTimed, type OfferId, type OfferOrAll } from '#domain/offers/offers.ts'
import { NewEntrySchema } from '#domain/stays/entry.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import { readPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { newUuid } from '#domain/text/uuid.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'
import { daysBetween, mostDays } from '#domain/time/bounds.ts'
import { addDays, isDay } from '#domain/time/dates.ts'

/** The text of each field while the owner edits. */
export type EntryDraft = {
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

const draftErrors = ['from', 'to', 'units', 'hour', 'guest', 'people', 'pesos', 'more'] as const
export type DraftError = (typeof draftErrors)[number]

/** Closes every offer from a day to the one before `to`. */
export type BlockOfAll = Pick<EntryResponse, 'id' | 'from' | 'to' | 'note'> & { offer: 'all' }
export type Entry = EntryResponse | BlockOfAll
type Read = { entry: Entry } | { errors: DraftError[] }

/** A booking has one offer: nobody books the whole house by phone. */
export function withOffer(draft: EntryDraft): EntryDraft {
	return draft.kind === 'phone' && draft.offer === 'all' ? { ...draft, offer: 'cabin' } : draft
}

/** The entry that the fields describe, or the fields that are wrong. */
export function readEntry(draft: EntryDraft): Read {
	const entry = entryOf(draft)
	const found = checkForm(NewEntrySchema, entry).errors ?? []
	const wrong = found.map(({ field }) => field.split('.')[0])
	// The calendar has no day that is not a night of it.
	if (entry.offer !== 'all' && isWithoutNight(entry)) wrong.push('to')
	const errors = draftErrors.filter((field) => wrong.includes(field))
	return errors.length > 0 ? { errors } : { entry }
}

function entryOf({ id, kind, offer, from, ...draft }: EntryDraft): Entry {
	const note = draft.note.trim() || null
	if (offer === 'all') return { id, offer, from, to: draft.to, note }
	const isPhone = kind === 'phone'
	// A booking of a table or a ride is for one day.
	const day = isPhone ? from : lastClosedDay({ from, to: draft.to })
	const pesos = draft.pesos.trim() && (readPesos(draft.pesos) ?? -1)
	const more = draft.more.map(itemOf)
	const person = {
		guest: draft.guest.trim(),
		phone: draft.phone.trim() || null,
		people: wholeOrNull(draft.people),
		...(pesos !== '' && { pesos }),
		...(more.length > 0 && { more }),
	}
	return {
		id,
		offer,
		from,
		to: isNightly(offer) ? draft.to : day,
		units: wholeOrNull(draft.units) ?? (isPhone ? draft.emptyUnits : null),
		hour: (isTimed(offer) && draft.hour) || null,
		note,
		...(isPhone ? person : { guest: null, phone: null, people: null }),
	}
}

function itemOf({ offer, from, to, units, hour }: MoreDraft): Taking {
	return {
		offer,
		from,
		to: isNightly(offer) ? to : from,
		units: wholeOrNull(units) ?? 1,
		hour: (isTimed(offer) && hour) || null,
	}
}

/** The fields of a new entry on the days chosen in the calendar. */
export function newDraft(chosen: Pick<EntryDraft, 'offer' | 'from' | 'to'>): EntryDraft {
	return {
		id: newUuid(),
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
export function draftOf(booking: EntryResponse, locale: Locale): EntryDraft {
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

/** An offer without nights is blocked from its first day to its last: the day before the departure that was chosen. */
export function lastClosedDay({ from, to }: Pick<EntryDraft, 'from' | 'to'>): string {
	return isDay(to) && to > from ? addDays(to, -1) : from
}

/** Null for an empty field; 0, which no field takes, for text that is not a number. */
function wholeOrNull(text: string): number | null {
	return text.trim() === '' ? null : readWholeNumber(text) || 0
}

/** Zero while a date is half typed: then it is empty, or in the year 2. */
export function nightCount({ from, to }: Pick<EntryDraft, 'from' | 'to'>): number {
	const days = isDay(from) && isDay(to) ? daysBetween({ from, to }) : 0
	return days <= mostDays ? days : 0
}

/** Closes the whole house, or every unit of an offer. */
export function takesEverything({ kind, offer, units }: EntryDraft): boolean {
	return offer === 'all' || (kind === 'blocked' && units.trim() === '')
}

/** The fields that are stored until they are saved. The days, the offer and the units come from the calendar. */
export type UnsavedEntry = Pick<
	EntryDraft,
	'kind' | 'guest' | 'phone' | 'people' | 'pesos' | 'note' | 'more'
>

/** Ignores the chosen kind while the other fields are empty: nothing has been written yet. */
export function unsavedPart(
	{ kind, guest, phone, people, pesos, note, more }: EntryDraft,
	kindIfEmpty: EntryDraft['kind'],
): UnsavedEntry {
	const isEmpty = !guest && !phone && !people && !pesos && !note && more.length === 0
	return { kind: isEmpty ? kindIfEmpty : kind, guest, phone, people, pesos, note, more }
}
