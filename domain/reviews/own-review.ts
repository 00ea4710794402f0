import * as z from 'zod/mini'

/** For how long a visitor may correct or withdraw a review, from the browser that sent it. */
export const ownReviewMs = 60 * 60 * 1000

/** Carries the key with which a visitor changes their review. */
export const reviewKeyHeader = 'x-review-key'

/** Made by the browser: at least 128 bits. The server keeps its hash. */
export const OwnKeySchema = z.object({
	key: z.optional(z.string().check(z.regex(/^[\w-]{22,64}$/))),
})
