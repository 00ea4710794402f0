import { z } from 'zod'
import { Day, Offer, Weekdays } from './response-fields.ts'

export const Warning = z.discriminatedUnion('about', [
	z.object({ about: z.literal('capacity'), offer: Offer, people: z.int(), most: z.int() }),
	z.object({ about: z.literal('min-nights'), offer: Offer, nights: z.int(), least: z.int() }),
	z.object({ about: z.literal('hours'), offer: Offer, hour: z.string() }),
	z
		.object({
			about: z.enum(['left-out', 'no-bed']),
			offer: Offer,
			people: z.int(),
			party: z.int(),
		})
		.describe('Not everybody takes part, or sleeps here: told to the owner'),
	z
		.object({ about: z.literal('no-unit'), offer: Offer, from: Day, to: Day, units: z.int() })
		.describe('No named unit is free on all of these nights, for so many units: told to the owner'),
	z.object({
		about: z.enum(['arrival-day', 'departure-day']),
		offer: Offer,
		days: Weekdays,
	}),
])
