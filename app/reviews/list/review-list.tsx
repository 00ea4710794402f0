import { useCallback, useEffect, useMemo, useReducer } from 'react'
import type { Correction } from '#app/reviews/own/own-reviews.ts'
import { useOwnReviews } from '#app/reviews/own/use-own-reviews.tsx'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { ReviewBox, type Waiting } from './review-box.tsx'
import { changeReviews, type Deletion, inOrder, noReviews } from './review-set.ts'
import { useDeleteTools } from './use-delete-tools.tsx'

type Props = {
	labelledBy: string
	/** From the page's loader. */
	reviews: Review[]
	isDegraded: true | undefined
	next: string | undefined
	/** Written on this page and accepted. */
	published: Review[]
	sending: Review | undefined
	waiting: Waiting[]
	words: ReviewWords
	listWords: ReviewsPageWords['list']
	locale: Locale
	onCorrect: (correction: Correction) => void
	/** Called after a deletion or its undoing. */
	onChanged: () => void
}

/** The page's reviews with what changed since it was loaded: older ones, new ones, deletions. */
export function ReviewList({ reviews, isDegraded, published, words, ...rest }: Props) {
	const { onCorrect, onChanged, ...shared } = rest
	const [set, change] = useReducer(changeReviews, noReviews)

	useEffect(() => {
		// Sample reviews shown in a failure go once the real ones are loaded.
		if (!isDegraded) change({ type: 'loaded', reviews })
	}, [reviews, isDegraded])

	const shown = useMemo(
		() => inOrder(changeReviews(set, { type: 'loaded', reviews: [...reviews, ...published] })),
		[set, reviews, published],
	)
	const onLoad = useCallback((older: Review[]) => change({ type: 'loaded', reviews: older }), [])
	function onChange(deletion: Deletion) {
		change(deletion)
		onChanged()
	}
	const { owner, confirmation } = useDeleteTools(onChange)
	const ownTools = useOwnReviews({ published, onCorrect, onChange })

	return (
		<>
			<ReviewBox
				{...shared}
				reviews={shown}
				words={words}
				empty={words.empty}
				onLoad={onLoad}
				owner={owner}
				ownTools={ownTools}
			/>
			{confirmation}
		</>
	)
}
