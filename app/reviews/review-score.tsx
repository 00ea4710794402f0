import { Stars } from '#app/components/stars/stars.tsx'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Review } from '#domain/reviews/review.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './review-score.module.css'

type Props = { stars: number; words: ReviewWords }

export function ReviewScore({ stars, words }: Props) {
	return (
		<p className={styles.score}>
			<Stars stars={stars} label={fill(words.stars, { stars: String(stars) })} />
			{` ${words.scores[stars - 1]}`}
		</p>
	)
}

type LabelProps = Pick<Props, 'words'> & { review: Pick<Review, 'isExample' | 'isGuest'> }

/** Marks a review that we wrote ourselves, and one by a guest with a confirmed booking. */
export function ReviewLabel({ review, words }: LabelProps) {
	if (!review.isExample && !review.isGuest) return null
	return (
		<span className={styles.label}>{review.isExample ? words.sampleLabel : words.guestLabel}</span>
	)
}
