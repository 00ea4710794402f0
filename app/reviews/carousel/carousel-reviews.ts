import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { Locale } from '#domain/locale.ts'
import { type Review, starsOf } from '#domain/reviews/review.ts'

/** Only what a card shows, so that the page's data stays small. */
export type CarouselReview = Pick<Review, '_id' | 'name' | 'message' | 'isExample'> & {
	stars: number
}

const limit = 10

/** The newest reviews, or the sample reviews when the database cannot be read. */
export async function loadCarouselReviews(
	context: Readonly<RouterContextProvider>,
	locale: Locale,
): Promise<{ reviews: CarouselReview[]; isDegraded: boolean }> {
	const { reviews } = context.get(servicesContext)
	const latest = await reviews.latest({ locale, limit })
	return { ...latest, reviews: latest.reviews.map(carouselReview) }
}

function carouselReview({ _id, name, message, isExample, evaluation }: Review): CarouselReview {
	return { _id, name, message, isExample, stars: starsOf(evaluation) }
}
