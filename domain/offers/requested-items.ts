import * as z from 'zod/mini'
import { clockPattern } from '#domain/time/dates.ts'
import { mostItems, mostUnits, offerIds, type RequestedItem } from './offers.ts'

z.config({ jitless: true })

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
				z.string({ error: 'errHour' }).check(z.regex(clockPattern, { error: 'errHour' })),
			),
		},
		{ error: 'errItems' },
	),
	z.transform(
		({ offer, units = 1, hour }): RequestedItem => ({ offer, units, hour: hour ?? null }),
	),
)

/** One entry an offer. */
export const RequestedItemsSchema = z.array(Item, { error: 'errItems' }).check(
	z.maxLength(mostItems, { error: 'errItems' }),
	z.refine((items) => new Set(items.map(({ offer }) => offer)).size === items.length, {
		error: 'errItems',
	}),
)
