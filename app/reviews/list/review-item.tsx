import { memo } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { Stars } from '#app/components/stars/stars.tsx'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import { formatDate } from '#domain/dates.ts'
import { fill } from '#domain/fill.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { starsOf } from '#domain/reviews/review-scale.ts'
import styles from './review-item.module.css'

/** What the owner may do with a review. */
export type OwnerTools = { label: (name: string) => string; remove: (review: Review) => void }

type Props = {
	review: Review
	words: ReviewWords
	locale: Locale
	/** Shown before the server has it. */
	sending?: string | undefined
	owner?: OwnerTools | undefined
}

export const ReviewItem = memo(function ReviewItem({
	review,
	words,
	locale,
	sending,
	owner,
}: Props) {
	const stars = starsOf(review.evaluation)
	const name = review.name || words.anonymous
	return (
		<li className={styles.review} aria-busy={sending ? true : undefined}>
			<p className={styles.score}>
				<Stars stars={stars} label={fill(words.stars, { stars: String(stars) })} />{' '}
				{words.scores[stars - 1]}
			</p>
			<p className={styles.message} dir="auto">
				{review.message}
			</p>
			<p className={styles.author}>
				<b dir="auto">{name}</b>
				{review.isExample ? (
					<span className={styles.example}>{words.example}</span>
				) : (
					<time dateTime={new Date(review.createdAt).toISOString()}>
						{sending ?? formatDate(review.createdAt, locale)}
					</time>
				)}
			</p>
			{owner && !sending && (
				<button
					type="button"
					className={styles.remove}
					aria-label={owner.label(name)}
					onClick={() => owner.remove(review)}
				>
					<Icon name="trash" />
				</button>
			)}
		</li>
	)
})
