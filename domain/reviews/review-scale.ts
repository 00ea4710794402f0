// Apart from review.ts, so that pages that only show reviews do not load schemas.

export const reviewLimits = { name: 80, message: 2000 } as const

/** 1 to 5: the highest score of a sample review is one above that of the form. */
export function starsOf(evaluation: number): number {
	return Math.min(evaluation + 1, 5)
}
