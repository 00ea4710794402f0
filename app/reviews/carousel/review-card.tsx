import { Stars } from '#app/components/stars/stars.tsx'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import { fill } from '#domain/fill.ts'
import styles from './review-card.module.css'
import type { ShownReview } from './reviews-for-carousel.ts'

export function ReviewCard({ review, words }: { review: ShownReview; words: ReviewWords }) {
	const { stars } = review
	return (
		<figure className={styles.card}>
			<p className={styles.score}>
				<Stars stars={stars} label={fill(words.stars, { stars: String(stars) })} />{' '}
				{words.scores[stars - 1]}
			</p>
			<blockquote>
				<p>{review.message}</p>
			</blockquote>
			<figcaption>
				{review.name || words.anonymous}
				{review.isExample && <span className={styles.example}>{words.example}</span>}
			</figcaption>
		</figure>
	)
}
