import { showNotice } from '#app/components/notice/notices.ts'
import { clearDraftOf } from '#app/reviews/dialog/review-draft.ts'
import { pageHere } from '#app/site/page-context.tsx'
import { retryWaiting } from '#app/waiting/outbox.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'
import { reviewCarrier } from './waiting-reviews.ts'

/** Sends waiting reviews from pages that do not show them, with a notice for each. Returns a function that stops it. */
export function sendInBackground(): () => void {
	return retryWaiting(reviewCarrier, {
		onSent(review) {
			clearDraftOf(review)
			const { locale, ownersWords } = pageHere()
			const words = withChanges(waitingReviewWords[locale], ownersWords?.['waiting-reviews'])
			showNotice({ about: 'review', text: words.published })
		},
	})
}
