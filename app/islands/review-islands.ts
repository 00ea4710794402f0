/* The list of reviews with its form, and what sends a review later. */

export { ReviewBoard } from '#app/reviews/review-board.tsx'
export { sendInBackground } from '#app/reviews/waiting/send-in-background.ts'
