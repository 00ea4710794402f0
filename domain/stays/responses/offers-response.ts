import { z } from 'zod'
import { Day, Offer, Pesos, Weekdays } from './response-fields.ts'

export const OffersResponseSchema = z.object({
	offers: z.array(
		z.object({
			id: Offer,
			unit: z.enum(['night', 'person-night', 'person', 'table']),
			units: z.int().nullable().describe('How many there are; null until the owner says'),
			maxPeople: z.int().nullable(),
			minNights: z.int(),
			from: Pesos.describe('The lowest price of a unit; null where none is set'),
		}),
	),
})
export type OffersResponse = z.infer<typeof OffersResponseSchema>

export const EstimateResponseSchema = z.object({
	pesos: Pesos,
	nights: z.array(z.object({ day: Day, season: z.string().nullable(), pesos: Pesos })),
	minNights: z.int().describe('The shortest stay that the seasons of these nights ask for'),
	arrivalDays: Weekdays.optional().describe(
		'When such a stay begins; absent where any day will do',
	),
	departureDays: Weekdays.optional(),
})
export type EstimateResponse = z.infer<typeof EstimateResponseSchema>

export const AvailabilityResponseSchema = z.object({
	days: z.array(
		z.object({
			day: Day,
			free: z.int().nullable().describe('Null while the owner has not said how many there are'),
		}),
	),
	isOpened: z
		.boolean()
		.describe(
			'False until the owner enters a price or a date: what is free is then still to be confirmed',
		),
})
export type AvailabilityResponse = z.infer<typeof AvailabilityResponseSchema>
