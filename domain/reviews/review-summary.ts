import { type Review, starsOf } from './review.ts'

export type ReviewSummary = {
	count: number
	/** In stars, 1 to 5; null without reviews. */
	average: number | null
	/** The number of reviews with 1, 2, … 5 stars. */
	distribution: [number, number, number, number, number]
	/** Counts sample reviews because there are no others: to be labelled so. */
	isExample: boolean
}

type Score = { evaluation: number; count: number }

export function summarise(scores: Score[], { isExample = false } = {}): ReviewSummary {
	const distribution: ReviewSummary['distribution'] = [0, 0, 0, 0, 0]
	let count = 0
	let stars = 0
	for (const score of scores) {
		const index = (starsOf(score.evaluation) - 1) as 0 | 1 | 2 | 3 | 4
		distribution[index] += score.count
		count += score.count
		stars += score.count * (index + 1)
	}
	return {
		count,
		average: count === 0 ? null : stars / count,
		distribution,
		isExample: isExample && count > 0,
	}
}

export function summariseSamples(reviews: Review[]): ReviewSummary {
	const scores = reviews.map(({ evaluation }) => ({ evaluation, count: 1 }))
	return summarise(scores, { isExample: true })
}
