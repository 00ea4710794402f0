import type { Locale } from '#domain/locale.ts'
import { times } from '#domain/text/numbers.ts'
import { type Day, dayAndMonth } from '#domain/time/dates.ts'

/** Everything that can be booked. The ids are part of the API. */
export const offerIds = [
	'cabin',
	'glamping',
	'camping',
	'table',
	'horses',
	'package-own-style',
	'package-birthday',
	'package-friends',
] as const
export type OfferId = (typeof offerIds)[number]

/** One offer, or every one at once: what can be closed together, and read in one feed. */
export const offersOrAll = ['all', ...offerIds] as const
export type OfferOrAll = (typeof offersOrAll)[number]

/** An offer's kind decides what can be said of it, and how long it takes its units. */
export type ItemKind = 'nights' | 'table' | 'ride' | 'package'

export const kindOf = {
	cabin: 'nights',
	glamping: 'nights',
	camping: 'nights',
	table: 'table',
	horses: 'ride',
	'package-own-style': 'package',
	'package-birthday': 'package',
	'package-friends': 'package',
} as const satisfies Record<OfferId, ItemKind>

/** The offers of a kind. */
export type OfferOf<Kind extends ItemKind> = {
	[Id in OfferId]: (typeof kindOf)[Id] extends Kind ? Id : never
}[OfferId]

/** The unit of a price. Offers by night take their nights; the others take a day, and cost the same however long they last. */
export type OfferUnit = 'night' | 'person-night' | 'person' | 'table'

export const unitOf: Record<OfferId, OfferUnit> = {
	cabin: 'night',
	glamping: 'night',
	camping: 'person-night',
	table: 'table',
	horses: 'person',
	'package-own-style': 'person',
	'package-birthday': 'person',
	'package-friends': 'person',
}

/** Whether everybody has a price, rather than the unit. */
export function isPerPerson(offer: OfferId): boolean {
	return unitOf[offer] === 'person' || unitOf[offer] === 'person-night'
}

export function isNightly(offer: OfferId): offer is OfferOf<'nights'> {
	return kindOf[offer] === 'nights'
}

/** Whether an item of the offer has a time of day. */
export function isTimed(offer: OfferId): offer is OfferOf<'table' | 'ride'> {
	return kindOf[offer] === 'table' || kindOf[offer] === 'ride'
}

export const mostItems = 10
export const mostUnits = 200

/** Describes an item in a line of text. */
type Described = { offer: OfferId; units: number; hour: string | null; day?: Day | null } & {
	/** Where they are not those of the whole booking. */
	nights?: { from: Day; to: Day } | undefined
}

/** 'Cabaña × 1', 'Mesa en el restaurante × 2, 12 de diciembre, 13:00'. */
export function itemLine(item: Described, names: OfferNames, locale: Locale): string {
	const { offer, units, hour, day, nights } = item
	const own = nights && [nights.from, nights.to].map((it) => dayAndMonth(it, locale)).join(' – ')
	const words = [times(names[offer].name, units), own, day && dayAndMonth(day, locale), hour]
	return words.filter(Boolean).join(', ')
}

export type OfferNames = Record<OfferId, { name: string }>
