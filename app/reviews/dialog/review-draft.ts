import { readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import type { Review } from '#domain/reviews/review.ts'
import { oneLine, severalLines } from '#domain/text/text.ts'
import type { TypedReview } from './review-fields.tsx'

/** app/islands/early-drafts.ts saves the review as it is written. */
export const reviewDraftKey = 'draft-review'

/** The correction of a review has a draft of its own. */
export const correctionDraftKey = (id: string) => `${reviewDraftKey} ${id}`

export function readCorrectionDraft(id: string): TypedReview | undefined {
	const draft = readFromBrowser<TypedReview>('sessionStorage', correctionDraftKey(id))
	// The page after a post without scripts empties it.
	return draft?.message === undefined ? undefined : { ...draft, consent: 'on' }
}

export function forgetCorrectionDraft(id: string) {
	saveInBrowser('sessionStorage', correctionDraftKey(id), undefined)
}

export function readDraft(): TypedReview | undefined {
	return readFromBrowser('sessionStorage', reviewDraftKey)
}

/** An empty draft, not none: it is newer than the words that a browser refills. */
export function clearDraft() {
	saveInBrowser('sessionStorage', reviewDraftKey, {})
}

/** Clears the draft of a review that was sent from elsewhere, but not one that was begun or changed since. */
export function clearDraftOf({ name, message }: Review) {
	const draft = readDraft()
	if (oneLine(draft?.name ?? '') === name && severalLines(draft?.message ?? '') === message)
		clearDraft()
}
