import * as z from 'zod/mini'

z.config({ jitless: true })

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

/** Without units it is one. The hour is for a table, `HH:MM`. */
const Item = z.pipe(
	z.object(
		{
			offer: z.enum(offerIds, { error: 'errItems' }),
			units: z.optional(
				z
					.int({ error: 'errItems' })
					.check(z.gte(1, { error: 'errItems' }), z.lte(mostUnits, { error: 'errItems' })),
			),
			hour: z.nullish(
				z
					.string({ error: 'errHour' })
					.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'errHour' })),
			),
		},
		{ error: 'errItems' },
	),
	z.transform(
		({ offer, units = 1, hour }): RequestedItem => ({ offer, units, hour: hour ?? null }),
	),
)

/** 'Cabaña × 1', 'Mesa en el restaurante × 2, 13:00'. */
export function itemLine({ offer, units, hour }: RequestedItem, names: OfferNames): string {
	return `${names[offer].name} × ${units}${hour ? `, ${hour}` : ''}`
}

export type OfferNames = Record<OfferId, { name: string }>

/** One entry an offer. */
export const RequestedItemsSchema = z.array(Item, { error: 'errItems' }).check(
	z.maxLength(mostItems, { error: 'errItems' }),
	z.refine((items) => new Set(items.map(({ offer }) => offer)).size === items.length, {
		error: 'errItems',
	}),
)
