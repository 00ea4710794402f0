import { memo } from 'react'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { type OwnerTools, ReviewItem } from './review-item.tsx'
import styles from './review-list.module.css'

const chunkSize = 50

type Props = {
	reviews: readonly Review[]
	/** Shown before the server has it. */
	sending?: { review: Review; note: string } | undefined
	words: ReviewWords
	locale: Locale
	owner: OwnerTools | undefined
}

/**
 * A stretch of a long list. The browser skips stretches out of sight as a whole, and React those that did not change: so
 * ten thousand reviews scroll like fifty.
 */
export const ReviewChunk = memo(function ReviewChunk({ reviews, sending, ...shared }: Props) {
	return (
		<ul className={styles.list}>
			{sending && <ReviewItem review={sending.review} sending={sending.note} {...shared} />}
			{reviews.map((review) => (
				<ReviewItem key={review._id} review={review} {...shared} />
			))}
		</ul>
	)
}, areSame)

function areSame({ reviews: before, ...was }: Props, { reviews: after, ...is }: Props): boolean {
	const keys = Object.keys(is) as (keyof typeof is)[]
	return (
		keys.every((key) => was[key] === is[key]) &&
		before.length === after.length &&
		before.every((review, index) => review === after[index])
	)
}

export function inChunks(reviews: readonly Review[]): (readonly Review[])[] {
	const count = Math.max(1, Math.ceil(reviews.length / chunkSize))
	return Array.from({ length: count }, (_, index) =>
		reviews.slice(index * chunkSize, (index + 1) * chunkSize),
	)
}
