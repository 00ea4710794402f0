import { z } from 'zod'
import { seasonNights } from '#domain/stays/prices/rate-plan.ts'

export const SeasonPresetSchema = z.object({
	id: z.string(),
	name: z.object({ es: z.string(), en: z.string() }),
	from: z.string(),
	to: z.string(),
	nights: z.enum(seasonNights).optional(),
})
export type SeasonPreset = z.infer<typeof SeasonPresetSchema>
