import { z } from 'zod'
import { takeKinds } from '#domain/stays/availability.ts'
import { EntryResponseSchema } from './entry-response.ts'
import { Day, Holidays } from './response-fields.ts'

/** A take, for the owner's calendar. */
export const TakeResponseSchema = EntryResponseSchema.extend({
	kind: z.enum(takeKinds),
	heldUntil: Day.nullable(),
	unitNames: z.array(z.string()).optional().describe('Of its units that the owner has named'),
	unnamedUnits: z
		.int()
		.optional()
		.describe('Of an offer with named units: how many of this take have no name yet'),
	itemPeople: z
		.int()
		.nullable()
		.describe('The people of this item alone; null where nobody has said who is in it'),
	bookingItems: z
		.int()
		.optional()
		.describe(
			'Of a booking by phone with several items: how many, all of which are removed at once',
		),
	request: z
		.object({
			id: z.string(),
			reference: z.string(),
			name: z.string(),
			phone: z.string(),
			people: z.int(),
		})
		.nullable(),
})
export type TakeResponse = z.infer<typeof TakeResponseSchema>

export const TakesResponseSchema = z.object({
	stays: z.array(TakeResponseSchema),
	holidays: Holidays,
})
export type TakesResponse = z.infer<typeof TakesResponseSchema>

const NightsResponseSchema = z.object({
	arrivals: z.array(TakeResponseSchema),
	departures: z.array(TakeResponseSchema),
	staying: z.array(TakeResponseSchema).describe('Who sleeps here in the first night'),
})

export const ComingsResponseSchema = NightsResponseSchema.extend({
	imported: NightsResponseSchema.describe('The same of other sites, whose people nobody knows'),
	meals: z.array(TakeResponseSchema).describe('Tables on the first day and the next'),
	rides: z.array(TakeResponseSchema).describe('Rides on the first day and the next'),
	holidays: Holidays.describe(
		'Public holidays until the day after the last: one on a Monday makes its weekend long',
	),
})
export type ComingsResponse = z.infer<typeof ComingsResponseSchema>
