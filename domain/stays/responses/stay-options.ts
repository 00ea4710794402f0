import { z } from 'zod'
import { inEachLanguage } from '#domain/locale.ts'

export const StayOptionsSchema = z.object({
	thanksMail: z.boolean().describe('Thank guests by mail on the day after their stay'),
	arrivalLetterDays: z
		.int()
		.min(0)
		.max(30)
		.describe('How many days before arrival guests get the letter; 0 is none'),
	howToPay: z
		.object(inEachLanguage(() => z.string().max(1000)))
		.describe('Shown where a deposit is asked for'),
})
export type StayOptions = z.infer<typeof StayOptionsSchema>
