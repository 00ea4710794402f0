import type { TypedReview } from '#app/reviews/dialog/review-fields.tsx'
import { readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import type { OwnWords } from '#content/reviews/own-words.ts'
import { ownReviewMs } from '#domain/reviews/own-review.ts'
import type { Review } from '#domain/reviews/review.ts'

/** A review written in this browser: the key with which it may be changed, and until when. */
export type OwnReview = { id: string; key: string; until: number }

/** Lets the dialog correct a review instead of sending a new one. */
export type Correction = {
	review: Review
	key: string
	/** What its writer typed earlier, and did not save. */
	draft?: TypedReview | undefined
	words: { title: string; save: string; done: string; tooLate: string }
}

/** The page with the writer's review, for browsers without scripts. */
export function ownAddress({ review, key }: { review: Review; key: string }): string {
	return `/reviews?${new URLSearchParams({ sent: review._id, key })}`
}

export function correctionOf({
	review,
	key,
	words,
}: {
	review: Review
	key: string
	words: OwnWords
}): Correction {
	const { correctTitle: title, save, corrected: done, tooLate } = words
	return { review, key, words: { title, save, done, tooLate } }
}

const storageKey = 'own-reviews'

export function readOwnReviews(): OwnReview[] {
	const stored = readFromBrowser<OwnReview[]>('localStorage', storageKey)
	if (!Array.isArray(stored)) return []
	const usable = stored.filter(({ until }) => until > Date.now())
	if (usable.length < stored.length) write(usable)
	return usable
}

export function saveOwnReview(id: string, key: string) {
	const others = readOwnReviews().filter((own) => own.id !== id)
	write([...others, { id, key, until: Date.now() + ownReviewMs }])
}

export function forgetOwnReview(id: string) {
	write(readOwnReviews().filter((own) => own.id !== id))
}

function write(reviews: OwnReview[]) {
	// An empty list is deleted: anything stored makes every page load its scripts at once.
	saveInBrowser('localStorage', storageKey, reviews.length > 0 ? reviews : undefined)
}
