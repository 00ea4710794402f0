import { z } from 'zod'
import { offersOrAll } from '#domain/offers/offers.ts'
import { skipReasons } from '#domain/stays/feed-failure.ts'
import { Day, Offer } from './response-fields.ts'

export const CalendarsResponseSchema = z.object({
	imports: z.array(
		z.object({
			id: z.string(),
			offer: Offer,
			url: z.string(),
			events: z.int().describe('How many stays of others the last successful reading found'),
			echoes: z.int().describe('How many it found that the other site has from our own feed'),
			readAt: z.iso.datetime().nullable().describe('The last successful reading'),
			error: z
				.string()
				.nullable()
				.describe('Why the last reading failed: a code, and a status such as 503'),
			failingSince: z.iso.datetime().nullable(),
			skipped: z
				.array(z.object({ event: z.string(), day: Day.nullable(), reason: z.enum(skipReasons) }))
				.describe('The first events that were left out or cut'),
			skippedCount: z.int(),
		}),
	),
	feeds: z.array(z.object({ offer: z.enum(offersOrAll), url: z.string() })),
	unitFeeds: z.array(
		z.object({
			offer: Offer,
			unit: z.object({ id: z.string(), name: z.string() }),
			url: z.string(),
		}),
	),
	guestNames: z.boolean().describe('Whether the feeds name guests'),
	version: z.string().describe('Of the imports and guestNames'),
})
export type CalendarsResponse = z.infer<typeof CalendarsResponseSchema>
