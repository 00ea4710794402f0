import { z } from 'zod'
import { offerIds } from '#domain/offers/offers.ts'

/*
 * Fields that the API's responses about stays share. Days are `YYYY-MM-DD`, times ISO 8601, money whole pesos.
 * Browsers import only the types of these responses.
 */

export const Day = z.iso.date()
export const Offer = z.enum(offerIds)
export const Pesos = z.int().nullable().describe('Null where no price is set')
export const Weekdays = z.array(z.int()).describe('From 0, Sunday')

/** For the desk alone. */
export const Holidays = z
	.array(z.object({ day: Day, name: z.object({ es: z.string(), en: z.string() }) }))
	.describe('Public holidays, as the owner changed them')
export type Holidays = z.infer<typeof Holidays>

/** For the desk alone. */
export const MailToGuest = z.enum(['pending', 'sent', 'failed', 'unconfigured'])
export type MailToGuest = z.infer<typeof MailToGuest>

/** For the desk alone. */
export const personName = z
	.string()
	.nullable()
	.describe('Who did it; null for the site and the guest')
