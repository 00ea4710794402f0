import { z } from 'zod'
import { takeKinds } from '#domain/stays/availability.ts'
import { Day, Offer } from './response-fields.ts'

/** A day on which too little is free, and what has taken it. */
export const InTheWay = z.object({
	offer: Offer,
	day: Day,
	free: z.int(),
	by: z.array(
		z.object({
			kind: z.enum(takeKinds),
			from: Day,
			to: Day,
			units: z.int().nullable(),
			reference: z.string().nullable(),
			guest: z.string().nullable(),
			note: z.string().nullable(),
		}),
	),
})
export type InTheWay = z.infer<typeof InTheWay>
