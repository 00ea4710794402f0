import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDelete, deleteLabel } from '#app/reviews/list/delete-review.tsx'
import { listId } from '#app/reviews/list/review-box.tsx'
import { ReviewItem } from '#app/reviews/list/review-item.tsx'
import type { DeskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import styles from './desk-reviews.module.css'

type Props = {
	/** The id of the heading that names the list. */
	labelledBy: string
	words: DeskReviewsWords
	reviewWords: ReviewWords
	locale: Locale
}

const shownAtMost = 100

/** The newest reviews on the owner's desk, each with a button to delete it. */
export function DeskReviews({ labelledBy, words, reviewWords, locale }: Props) {
	const [reviews, setReviews] = useState<Review[] | 'failed'>()
	const [chosen, setChosen] = useState<Review>()

	const load = useCallback(() => {
		callApi(`/api/reviews?limit=${shownAtMost}&language=${locale}`)
			.then((answer) => answer.json())
			.then(setReviews, () => setReviews('failed'))
	}, [locale])
	useEffect(load, [load])

	if (reviews === undefined) return <p role="status">{words.loading}</p>
	if (reviews === 'failed')
		return (
			<>
				<p role="alert">{words.failed}</p>
				<Button type="button" onClick={load}>
					{words.tryAgain}
				</Button>
			</>
		)
	return (
		<section id={listId} aria-labelledby={labelledBy} tabIndex={-1}>
			{reviews.length === 0 && <p>{reviewWords.empty}</p>}
			<ul className={styles.reviews}>
				{reviews.map((review) => (
					<ReviewItem
						key={review._id}
						review={review}
						words={reviewWords}
						locale={locale}
						owner={{ label: deleteLabel, remove: setChosen }}
					/>
				))}
			</ul>
			{chosen && (
				<ConfirmDelete
					key={chosen._id}
					review={chosen}
					onChange={load}
					onClose={() => setChosen(undefined)}
				/>
			)}
		</section>
	)
}
