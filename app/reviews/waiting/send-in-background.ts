import { showNotice } from '#app/components/notice/notices.ts'
import { ownersWordsNow } from '#app/site/loaders/root-data.ts'
import { localeHere } from '#app/site/locale.tsx'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'
import { retryReviews } from './waiting-reviews.ts'

/** Sends waiting reviews from pages that do not show them, with a notice for each. Returns a function that stops it. */
export function sendInBackground(): () => void {
	return retryReviews(() => {
		const words = withChanges(waitingReviewWords[localeHere()], ownersWordsNow('waiting-reviews'))
		showNotice({ text: words.published })
	})
}
