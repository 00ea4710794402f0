import { mostDays } from '#domain/time/bounds.ts'
import { addDays, type Day, daysFrom } from '#domain/time/dates.ts'
import { type ItemKind, kindOf, type OfferId, type OfferOf } from './offers.ts'

/*
 * A part of a booking, of one offer. Each kind says only what it can have: nights know no hour, a table knows no
 * departure.
 */

/** Takes its units for every night. */
export type NightsItem = {
	kind: 'nights'
	offer: OfferOf<'nights'>
	arrival: Day
	departure: Day
	units: number
	people: number
}

/** Takes its tables for the length of a sitting; without a time, all day. */
export type TableItem = {
	kind: 'table'
	offer: OfferOf<'table'>
	day: Day
	time: string | null
	/** How many tables. */
	units: number
	people: number
}

/** Takes one horse per rider for the length of a ride; without a time, all day. */
type RideItem = {
	kind: 'ride'
	offer: OfferOf<'ride'>
	day: Day
	time: string | null
	/** The riders. */
	people: number
}

/** Takes what the owner says there is of it in a day. */
type PackageItem = {
	kind: 'package'
	offer: OfferOf<'package'>
	day: Day
	units: number
	people: number
}

export type Item = NightsItem | TableItem | RideItem | PackageItem

/** In minutes: how long a table is occupied, and a horse on its way. Nights and packages take whole days. */
export const lengthOf = {
	nights: null,
	table: 90,
	ride: 120,
	package: null,
} as const satisfies Record<ItemKind, number | null>

/** Units that something takes of an offer: on which days, how many, and at what time of the day. */
export type Taking = {
	offer: OfferId
	/** The first day, and the day of departure or the last day. */
	from: Day
	to: Day
	/** Null takes all of them. */
	units: number | null
	/** `HH:MM`; null is all day. */
	hour: string | null
}

export function takingOf(item: Item): Taking {
	const { offer } = item
	if (item.kind === 'nights')
		return { offer, from: item.arrival, to: item.departure, units: item.units, hour: null }
	const day = { offer, from: item.day, to: item.day }
	if (item.kind === 'package') return { ...day, units: item.units, hour: null }
	return { ...day, units: item.kind === 'ride' ? item.people : item.units, hour: item.time }
}

/** Whether it is to be slept in, and from no day to the next: nobody can book, agree to or take that. */
export function isWithoutNight(item: Item | Pick<Taking, 'offer' | 'from' | 'to'>): boolean {
	const { offer, from, to } = 'kind' in item ? takingOf(item) : item
	return kindOf[offer] === 'nights' && to <= from
}

/** The days on which units are taken: the nights of a stay, or each day from the first to the last of what has no nights. */
export function daysTaken({ offer, from, to }: Pick<Taking, 'offer' | 'from' | 'to'>): Day[] {
	return daysFrom(from, lastDayTaken({ offer, from, to }), mostDays + 1)
}

/** Earlier versions took a stay without a night, and blocks of one day name it twice: those take their first day. */
export function lastDayTaken({ offer, from, to }: Pick<Taking, 'offer' | 'from' | 'to'>): Day {
	const last = kindOf[offer] === 'nights' ? addDays(to, -1) : to
	return last > from ? last : from
}

/** An item as the API names it: the day and the hour of what has them. */
export type NamedItem = {
	offer: OfferId
	units: number
	hour: string | null
	people: number
	day: Day | null
}

export function namedItem(item: Item): NamedItem {
	const { offer, people } = item
	const { hour } = takingOf(item)
	const units = item.kind === 'ride' ? item.people : item.units
	return { offer, units, hour, people, day: item.kind === 'nights' ? null : item.day }
}

/** An item of a booking, with its nights where they are not those of the whole. */
export type BookedItem = NamedItem & { nights?: { from: Day; to: Day } }

export function bookedItems(terms: { items: readonly Item[]; from: Day; to: Day }): BookedItem[] {
	return terms.items.map((item) => {
		if (item.kind !== 'nights') return namedItem(item)
		const nights = { from: item.arrival, to: item.departure }
		const isApart = nights.from !== terms.from || nights.to !== terms.to
		return { ...namedItem(item), ...(isApart && { nights }) }
	})
}
