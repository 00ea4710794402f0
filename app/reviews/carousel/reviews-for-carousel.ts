import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { Locale } from '#domain/locale.ts'
import { type Review, starsOf } from '#domain/reviews/review.ts'

/** Stars are counted here, on the server: phones need not load the review's schemas for it. */
export type ShownReview = Pick<Review, '_id' | 'name' | 'message' | 'isExample'> & { stars: number }

const limit = 10

/** The newest reviews; the built-in examples when they cannot be read. */
export async function reviewsForCarousel(
	context: Readonly<RouterContextProvider>,
	locale: Locale,
): Promise<{ reviews: ShownReview[]; isDegraded: boolean }> {
	const { reviews, isDegraded } = await context
		.get(servicesContext)
		.reviews.latest({ locale, limit })
	return { reviews: reviews.map(shownReview), isDegraded }
}

function shownReview({ _id, name, message, isExample, evaluation }: Review): ShownReview {
	return { _id, name, message, isExample, stars: starsOf(evaluation) }
}
