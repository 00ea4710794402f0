import { z } from 'zod'
import { locales } from '#domain/locale.ts'

export const PublishedReview = z.object({
	_id: z.string(),
	name: z.string(),
	evaluation: z.int(),
	message: z.string(),
	createdAt: z.int(),
	isExample: z.boolean().describe('A sample review'),
	isGuest: z
		.literal(true)
		.optional()
		.describe('By the link that guests with a confirmed booking get'),
	answer: z.object({ message: z.string(), at: z.int() }).optional().describe('By the owner'),
})
export const Id = z.object({ id: z.string() })
export const language = z.enum(locales).default('es')
export const tags = ['Reviews']
