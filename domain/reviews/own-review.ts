/** For how long a visitor may correct or withdraw a review, from the browser that sent it. */
export const ownReviewMs = 60 * 60 * 1000

/** Carries the key with which a visitor changes their review. */
export const reviewKeyHeader = 'x-review-key'
