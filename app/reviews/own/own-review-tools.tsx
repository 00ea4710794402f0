import { useState } from 'react'
import { callApi, codeOf } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import type { Notice } from '#app/components/notice/notices.ts'
import { forgetCorrectionDraft, readCorrectionDraft } from '#app/reviews/dialog/review-draft.ts'
import { ConfirmRemoval } from '#app/reviews/list/confirm-removal.tsx'
import type { Deletion } from '#app/reviews/list/review-set.ts'
import { useWords } from '#app/site/page-context.tsx'
import { ownWords } from '#content/reviews/own-words.ts'
import { reviewKeyHeader } from '#domain/reviews/own-review.ts'
import type { Review } from '#domain/reviews/review.ts'
import styles from './own-review-tools.module.css'
import { type Correction, correctionOf, forgetOwnReview } from './own-reviews.ts'

type Props = {
	review: Review
	reviewKey: string
	onCorrect: (correction: Correction) => void
	onChange: (deletion: Deletion) => void
}

/** Below a review that was written in this browser within the last hour. */
export function OwnReviewTools({ review, reviewKey, onCorrect, onChange }: Props) {
	const [isAsking, setIsAsking] = useState(false)
	const words = useWords(ownWords, 'own-review')

	const correct = () =>
		onCorrect({
			...correctionOf({ review, key: reviewKey, words }),
			draft: readCorrectionDraft(review._id),
		})

	async function withdraw(): Promise<Notice> {
		try {
			await callApi(`/api/reviews/${review._id}`, {
				method: 'DELETE',
				headers: { [reviewKeyHeader]: reviewKey },
			})
		} catch (problem) {
			return { text: codeOf(problem) === 'not-found' ? words.tooLate : words.failed, tone: 'bad' }
		}
		forgetOwnReview(review._id)
		forgetCorrectionDraft(review._id)
		onChange({ type: 'removed', id: review._id })
		return { text: words.withdrawn }
	}

	return (
		<div className={styles.own}>
			<p>{review.answer ? words.answered : words.note}</p>
			{!review.answer && (
				<Button variant="quiet" onClick={correct}>
					{words.correct}
				</Button>
			)}
			<Button variant="quiet" onClick={() => setIsAsking(true)}>
				{words.withdraw}
			</Button>
			{isAsking && (
				<ConfirmRemoval
					excerpt={review.message}
					words={{ ...words, title: words.withdrawTitle, text: words.withdrawText }}
					onConfirm={withdraw}
					onClose={() => setIsAsking(false)}
				/>
			)}
		</div>
	)
}
