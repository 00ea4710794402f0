import { Carousel } from '#app/components/carousel/carousel.tsx'
import { ReviewLabel, ReviewScore } from '#app/reviews/review-score.tsx'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Review } from '#domain/reviews/review.ts'
import { starsOf } from '#domain/reviews/review-scale.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './review-card.module.css'

/** Only what a card shows, so that the page's data stays small. */
export type CarouselReview = Pick<
	Review,
	'_id' | 'name' | 'message' | 'evaluation' | 'isExample' | 'isGuest'
>

type Props = {
	reviews: CarouselReview[]
	words: ReviewWords
	labels: { title: string; previous: string; next: string }
}

export function ReviewCarousel({ reviews, words, labels }: Props) {
	if (reviews.length === 0) return <p>{words.empty}</p>
	const count = String(reviews.length)
	return (
		<>
			<Carousel
				label={labels.title}
				previous={labels.previous}
				next={labels.next}
				describePlace={(index) => fill(words.place, { place: String(index + 1), count })}
				items={reviews.map((review) => ({
					id: review._id,
					content: <ReviewCard review={review} words={words} />,
				}))}
			/>
			{reviews.some(({ isExample }) => isExample) && (
				<p className={styles.note}>{words.samplesNote}</p>
			)}
		</>
	)
}

export function ReviewCard({ review, words }: { review: CarouselReview; words: ReviewWords }) {
	return (
		<figure className={styles.card}>
			<ReviewScore stars={starsOf(review.evaluation)} words={words} />
			<blockquote>
				<p>{review.message}</p>
			</blockquote>
			<figcaption>
				{review.name || words.anonymous}
				<ReviewLabel review={review} words={words} />
			</figcaption>
		</figure>
	)
}
