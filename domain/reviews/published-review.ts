import { z } from 'zod'

/*
 * Reviews as the API returns them. Browsers import only the types.
 */

export const ReviewSchema = z.object({
	_id: z.string(),
	/** Empty names show as ANONIMO or ANONYMOUS. */
	name: z.string(),
	/** 0 to 4 from the form; sample reviews hold 3 to 5. */
	evaluation: z.int(),
	message: z.string(),
	/** In milliseconds since 1970. */
	createdAt: z.int(),
	isExample: z.boolean().describe('A sample review'),
	isGuest: z
		.literal(true)
		.optional()
		.describe('By the link that guests with a confirmed booking get'),
	answer: z.object({ message: z.string(), at: z.int() }).optional().describe('By the owner'),
})

const DeskReviewSchema = ReviewSchema.extend({
	isHidden: z.boolean(),
	answeredBy: z.string().nullable().describe('Who replied'),
})

/** The reviews without a reply, and one page of the rest. */
export const DeskReviewListSchema = z.object({
	unanswered: z.array(DeskReviewSchema),
	others: z.array(DeskReviewSchema),
	next: z.string().optional().describe('The `before` of the next part of `others`'),
})

export type Review = z.infer<typeof ReviewSchema>
/** A review as the owner sees it. */
export type DeskReview = z.infer<typeof DeskReviewSchema>
export type DeskReviewList = z.infer<typeof DeskReviewListSchema>
