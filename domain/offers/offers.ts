/** What can be booked. The ids are part of the API. */
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

/** What a price is for. Offers by night take their nights; the others take the day of arrival. */
export type OfferUnit = 'night' | 'person-night' | 'person' | 'hour'

export const unitOf: Record<OfferId, OfferUnit> = {
	cabin: 'night',
	glamping: 'night',
	camping: 'person-night',
	table: 'hour',
	horses: 'person',
	'package-own-style': 'person',
	'package-birthday': 'person',
	'package-friends': 'person',
}

export function isNightly(offer: OfferId): boolean {
	return unitOf[offer] === 'night' || unitOf[offer] === 'person-night'
}

/** A part of a booking request: one cabin, two pitches, a table at one o'clock. */
export type RequestedItem = { offer: OfferId; units: number; hour: string | null }

export const mostItems = 8
export const mostUnits = 200

/** 'Cabaña × 1', 'Mesa en el restaurante × 2, 13:00'. */
export function itemLine({ offer, units, hour }: RequestedItem, names: OfferNames): string {
	return `${names[offer].name} × ${units}${hour ? `, ${hour}` : ''}`
}

export type OfferNames = Record<OfferId, { name: string }>
