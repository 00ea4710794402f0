import { type ComponentType, memo, type ReactNode } from 'react'
import { ReviewLabel, ReviewScore } from '#app/reviews/review-score.tsx'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { starsOf } from '#domain/reviews/review-scale.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { DeleteButtonProps } from './delete-button.tsx'
import styles from './review-item.module.css'

/** The owner's tools for a review. */
export type OwnerTools = {
	DeleteButton: ComponentType<DeleteButtonProps>
	remove: (review: Review) => void
}

type Props = {
	review: Review
	words: ReviewWords
	locale: Locale
	/** Shown in place of the date until the server has the review. */
	sending?: string | undefined
	owner?: OwnerTools | undefined
	className?: string
	/** Controls below the review. */
	children?: ReactNode
}

/**
 * Memoised, so that loading older reviews renders only those: at 10,000 reviews 231 and 259 ms of script a load. Without it
 * a load took over 30 s and the bench failed (`npm run bench -- reviews-scroll`, processor slowed four times).
 */
export const ReviewItem = memo(function ReviewItem({
	review,
	words,
	locale,
	sending,
	owner,
	className,
	children,
}: Props) {
	const name = review.name || words.anonymous
	return (
		<li
			className={className ? `${className} ${styles.review}` : styles.review}
			aria-busy={sending ? true : undefined}
		>
			<ReviewScore stars={starsOf(review.evaluation)} words={words} />
			<p className={styles.message} dir="auto">
				{review.message}
			</p>
			<p className={styles.author}>
				<b dir="auto">{name}</b>
				<ReviewLabel review={review} words={words} />
				{!review.isExample && (
					<time dateTime={new Date(review.createdAt).toISOString()}>
						{sending ?? formatDate(review.createdAt, locale)}
					</time>
				)}
			</p>
			{review.answer && (
				<div className={styles.answer}>
					<p className={styles.author}>
						<b>{words.answer}</b>
						<time dateTime={new Date(review.answer.at).toISOString()}>
							{formatDate(review.answer.at, locale)}
						</time>
					</p>
					<p className={styles.message} dir="auto">
						{review.answer.message}
					</p>
				</div>
			)}
			{children}
			{owner && !sending && <owner.DeleteButton name={name} onClick={() => owner.remove(review)} />}
		</li>
	)
})
