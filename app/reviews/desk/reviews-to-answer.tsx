import { useCallback } from 'react'
import { callApi } from '#app/api/call-api.ts'
import { useLoad } from '#app/api/use-load.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { ReviewItem } from '#app/reviews/list/review-item.tsx'
import type { DeskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import styles from './reviews-to-answer.module.css'

type Props = {
	words: DeskReviewsWords
	reviewWords: ReviewWords
	locale: Locale
	/** Where all of them are. */
	reviewsPath: string
}

const shownAtMost = 3
const looksThrough = 50

/** The newest reviews of visitors that the owner has not answered, in *today*. */
export function ReviewsToAnswer({ words, reviewWords, locale, reviewsPath }: Props) {
	const fetchUnanswered = useCallback(async (): Promise<Review[]> => {
		const answer = await callApi(`/api/reviews?limit=${looksThrough}&language=${locale}`)
		const reviews: Review[] = await answer.json()
		return reviews.filter(({ isExample, answer }) => !isExample && !answer).slice(0, shownAtMost)
	}, [locale])
	const { data: reviews, hasFailed } = useLoad(fetchUnanswered)
	return (
		<section className={styles.reviews}>
			<h2>{words.toAnswer}</h2>
			{!reviews && <p role="status">{hasFailed ? words.failed : words.loading}</p>}
			{reviews?.length === 0 && <p>{words.allAnswered}</p>}
			<ul>
				{reviews?.map((review) => (
					<ReviewItem key={review._id} review={review} words={reviewWords} locale={locale} />
				))}
			</ul>
			<ActionLink to={reviewsPath} variant="quiet">
				{words.all}
			</ActionLink>
		</section>
	)
}
