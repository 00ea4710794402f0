import { useCallback } from 'react'
import { callApi } from '#app/api/call-api.ts'
import { useLoad } from '#app/api/use-load.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { ReviewItem } from '#app/reviews/list/review-item.tsx'
import type { DeskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import styles from './newest-reviews.module.css'

type Props = {
	words: DeskReviewsWords
	reviewWords: ReviewWords
	locale: Locale
	/** Where all of them are. */
	reviewsPath: string
}

const shownAtMost = 3
const looksThrough = 50

/** Reviews that the owner may want to answer. Sample reviews need no answer. */
function needsAnswer({ isExample }: Review): boolean {
	return !isExample
}

/** The newest reviews in *today*. */
export function NewestReviews({ words, reviewWords, locale, reviewsPath }: Props) {
	const fetchNewest = useCallback(async (): Promise<Review[]> => {
		const answer = await callApi(`/api/reviews?limit=${looksThrough}&language=${locale}`)
		const reviews: Review[] = await answer.json()
		return reviews.filter(needsAnswer).slice(0, shownAtMost)
	}, [locale])
	const { data: reviews, hasFailed } = useLoad(fetchNewest)
	return (
		<section className={styles.newest}>
			<h2>{words.newest}</h2>
			{!reviews && <p role="status">{hasFailed ? words.failed : words.loading}</p>}
			{reviews?.length === 0 && <p>{words.none}</p>}
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
