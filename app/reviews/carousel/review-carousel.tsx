import { Carousel } from '#app/components/carousel/carousel.tsx'
import { ReviewScore, SampleLabel } from '#app/reviews/review-score.tsx'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import { fill } from '#domain/fill.ts'
import type { CarouselReview } from './carousel-reviews.ts'
import styles from './review-card.module.css'

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
			{reviews.some(({ isExample }) => isExample) && <p>{words.samplesNote}</p>}
		</>
	)
}

export function ReviewCard({ review, words }: { review: CarouselReview; words: ReviewWords }) {
	return (
		<figure className={styles.card}>
			<ReviewScore stars={review.stars} words={words} />
			<blockquote>
				<p>{review.message}</p>
			</blockquote>
			<figcaption>
				{review.name || words.anonymous}
				{review.isExample && <SampleLabel words={words} />}
			</figcaption>
		</figure>
	)
}
