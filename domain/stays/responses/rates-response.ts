import { z } from 'zod'
import { inEachLanguage } from '#domain/locale.ts'
import { type RatePlan, seasonNights } from '#domain/stays/prices/rate-plan.ts'

const SeasonPresetSchema = z.object({
	id: z.string(),
	name: z.object(inEachLanguage(() => z.string())),
	from: z.string(),
	to: z.string(),
	nights: z.enum(seasonNights).optional(),
})
export type SeasonPreset = z.infer<typeof SeasonPresetSchema>

const fields = {
	version: z.string(),
	person: z.string().nullable().describe('Who saved them'),
	presets: z.array(SeasonPresetSchema),
}

/** Loose, because the rate plan beside these fields was checked when it was saved. */
export const RatesResponseSchema = z.looseObject(fields)
export type RatesResponse = RatePlan & z.infer<z.ZodObject<typeof fields>>
