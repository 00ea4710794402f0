import { fill } from '#content/fill.ts'
import type { ReviewsWords } from '#content/reviews-words.ts'
import styles from './review-card.module.css'
import type { ShownReview } from './reviews-for-carousel.ts'

/** Scores run from 0 to 4; the built-in samples reach 5 (specification, section 3). */
export function starsOf(evaluation: number): number {
	return Math.min(evaluation + 1, 5)
}

export function ReviewCard({ review, words }: { review: ShownReview; words: ReviewsWords }) {
	const stars = starsOf(review.evaluation)
	const score = words.scores[stars - 1]
	return (
		<figure className={styles.card}>
			<p className={styles.score}>
				<span role="img" aria-label={fill(words.stars, { stars: String(stars) })}>
					{'★'.repeat(stars)}
					<span>{'★'.repeat(5 - stars)}</span>
				</span>{' '}
				{score}
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
