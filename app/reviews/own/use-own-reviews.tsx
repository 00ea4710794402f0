import { type ReactNode, useEffect, useState } from 'react'
import type { Deletion } from '#app/reviews/list/review-set.ts'
import type { Review } from '#domain/reviews/review.ts'
import { type Correction, type OwnReview, readOwnReviews } from './own-reviews.ts'

type Tools = typeof import('./own-review-tools.tsx')
type Options = {
	/** Written on this page: their keys are saved by now. */
	published: Review[]
	onCorrect: (correction: Correction) => void
	onChange: (deletion: Deletion) => void
}

/** Correcting and withdrawing, loaded only for visitors who wrote a review within the last hour. */
export function useOwnReviews({ published, onCorrect, onChange }: Options) {
	const [own, setOwn] = useState<OwnReview[]>([])
	const [tools, setTools] = useState<Tools>()

	// biome-ignore lint/correctness/useExhaustiveDependencies: publishing adds to what is saved.
	useEffect(() => {
		const saved = readOwnReviews()
		setOwn(saved)
		if (saved.length > 0) import('./own-review-tools.tsx').then(setTools, () => {})
	}, [published])

	return (review: Review): ReactNode => {
		const mine = own.find(({ id }) => id === review._id)
		if (!tools || !mine) return undefined
		return (
			<tools.OwnReviewTools
				review={review}
				onCorrect={onCorrect}
				onChange={onChange}
				reviewKey={mine.key}
			/>
		)
	}
}
