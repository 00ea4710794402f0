import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { useRevalidator } from 'react-router'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { ReviewList } from './review-list.tsx'
import { changeReviews, inOrder, noReviews } from './review-set.ts'
import { useDeleteTools } from './use-delete-tools.tsx'

type Props = {
	labelledBy: string
	/** The page's own; it changes when the page is loaded anew. */
	reviews: Review[]
	isDegraded: boolean
	next: string | undefined
	/** Written here and accepted. */
	published: Review[]
	sending: Review | undefined
	words: ReviewWords
	listWords: ReviewsPageWords['list']
	locale: Locale
}

/** The list, with what has happened to it since the page was loaded. */
export function ReviewBoard({ reviews, isDegraded, published, words, ...rest }: Props) {
	const { revalidate } = useRevalidator()
	const [set, change] = useReducer(changeReviews, noReviews)

	useEffect(() => {
		// Examples that stand in for reviews go when those come.
		if (!isDegraded) change({ type: 'loaded', reviews })
	}, [reviews, isDegraded])

	const shown = useMemo(
		() => inOrder(changeReviews(set, { type: 'loaded', reviews: [...reviews, ...published] })),
		[set, reviews, published],
	)
	const onLoad = useCallback((older: Review[]) => change({ type: 'loaded', reviews: older }), [])
	const { owner, confirmation } = useDeleteTools((deletion) => {
		change(deletion)
		revalidate()
	})

	return (
		<>
			<ReviewList
				{...rest}
				reviews={shown}
				words={words}
				empty={words.empty}
				onLoad={onLoad}
				owner={owner}
			/>
			{confirmation}
		</>
	)
}
