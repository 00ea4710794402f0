import * as z from 'zod/mini'
import { clockPattern, type Day, isDay } from '#domain/time/dates.ts'
import { isNightly, isTimed, mostItems, mostUnits, type OfferId, offerIds } from './offers.ts'

const says = (error: string) => ({ error })
const count = (least: number, error: string) =>
	z.int(says(error)).check(z.gte(least, says(error)), z.lte(mostUnits, says(error)))

type People = { offer: OfferId; units?: number | undefined; people?: number | undefined }

/** A ride has one number, a horse for each rider: a second one would be dropped. */
function hasOneNumber({ offer, units, people }: People): boolean {
	return offer !== 'horses' || people === undefined || people === (units ?? people)
}

/**
 * An item as it is asked for: the same for browser, API, desk and imports. Nights are those of the stay; what has no nights
 * has its day, or that of the arrival. Without units it is one, of a ride as many horses as people; without people they
 * are distributed. A key that no item has is refused: nights on a table would be dropped without a word.
 */
const RequestedItemSchema = z
	.strictObject(
		{
			offer: z.enum(offerIds, says('errItems')),
			units: z.optional(count(1, 'errItems')),
			hour: z.nullish(z.string(says('errHour')).check(z.regex(clockPattern, says('errHour')))),
			/** 0 is valid: everybody may sleep in other beds. */
			people: z.optional(count(0, 'errQuantityRange')),
			day: z.nullish(z.string(says('errItemDay')).check(z.refine(isDay, says('errItemDay')))),
		},
		says('errItems'),
	)
	.check(
		z.refine(({ offer, hour }) => !hour || isTimed(offer), {
			error: 'errHourNotTaken',
			path: ['hour'],
		}),
		z.refine(({ offer, day }) => !day || !isNightly(offer), {
			error: 'errItemDay',
			path: ['day'],
		}),
		z.refine(hasOneNumber, { error: 'errItems', path: ['people'] }),
		// A bed may have nobody in it.
		z.refine(({ offer, people }) => people !== 0 || isNightly(offer), {
			error: 'errQuantityRange',
			path: ['people'],
		}),
	)

/** One entry per offer. Their number is checked before any of them is read. */
export const RequestedItemsSchema = z.pipe(
	z.array(z.unknown(), says('errItems')).check(z.maxLength(mostItems, says('errItemsMany'))),
	z.array(RequestedItemSchema).check(
		z.refine((items) => new Set(items.map(({ offer }) => offer)).size === items.length, {
			error: 'errItems',
		}),
	),
)

/** The request for one offer, as stored with a booking request. */
export type RequestedItem = {
	offer: OfferId
	/** For a ride, the number of riders. */
	units: number
	hour: string | null
	/** Where the sender says how many people are in it. */
	people?: number
	/** For an item without nights, if it is not on the day of arrival. */
	day?: Day
}

/** The items with what was left open: one unit, and a horse for everybody. */
export function completeItems(
	items: z.infer<typeof RequestedItemsSchema>,
	everybody: number,
): RequestedItem[] {
	return items.map(({ offer, units, hour, people, day }) => ({
		offer,
		units: units ?? (offer === 'horses' ? (people ?? everybody) : 1),
		hour: hour ?? null,
		...(people !== undefined && { people }),
		...(day && { day }),
	}))
}
