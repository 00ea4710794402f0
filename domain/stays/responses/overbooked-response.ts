import { z } from 'zod'
import { Day, Offer } from './response-fields.ts'

/** Nights that were sold here and on another site, more often than there are units. */
const Overbooked = z.object({
	offer: Offer,
	from: Day,
	to: Day.describe('The day after the last of these nights'),
	excess: z.int().describe('How many units too many are sold'),
	here: z.array(
		z.object({
			request: z.string().nullable().describe('Null for a booking by phone'),
			reference: z.string().nullable(),
			guest: z.string(),
			from: Day,
			to: Day,
		}),
	),
	there: z.array(z.string()).describe('The hosts of the imported calendars'),
})
export type Overbooked = z.infer<typeof Overbooked>

export const OverbookedResponseSchema = z.object({ overbooked: z.array(Overbooked) })
export type OverbookedResponse = z.infer<typeof OverbookedResponseSchema>
