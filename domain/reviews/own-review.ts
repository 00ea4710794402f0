// Apart from review.ts and review-scale.ts: the chunk of all forms needs this and neither of those.

/** For how long a visitor may correct or withdraw a review, from the browser that sent it. */
export const ownReviewMs = 60 * 60 * 1000

/** Names a review together with the key that its writer's browser has. */
export type OwnReviewKey = { id: string; key: string }

/** Carries the key with which a visitor changes their review. */
export const reviewKeyHeader = 'x-review-key'
