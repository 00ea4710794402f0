import { Carousel } from '#app/components/carousel/carousel.tsx'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import { fill } from '#domain/fill.ts'
import { ReviewCard } from './review-card.tsx'
import type { ShownReview } from './reviews-for-carousel.ts'

type Props = {
	reviews: ShownReview[]
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
			{reviews.some(({ isExample }) => isExample) && <p>{words.examplesNote}</p>}
		</>
	)
}
