import type { Review } from '#domain/reviews/review.ts'

/** Every review in the browser: from the page, from scrolling, or written on this page. */
type ReviewSet = {
	known: ReadonlyMap<string, Review>
	/** Deleted on this page; the loader's data may be out of date for a moment. */
	removed: ReadonlySet<string>
}

export const noReviews: ReviewSet = { known: new Map(), removed: new Set() }

type ReviewChange =
	| { type: 'loaded'; reviews: readonly Review[] }
	| { type: 'removed'; id: string }
	| { type: 'restored'; review: Review }

export type Deletion = Exclude<ReviewChange, { type: 'loaded' }>

export function changeReviews(set: ReviewSet, change: ReviewChange): ReviewSet {
	const known = new Map(set.known)
	const removed = new Set(set.removed)
	if (change.type === 'loaded') for (const review of change.reviews) known.set(review._id, review)
	if (change.type === 'removed') removed.add(change.id)
	if (change.type === 'restored') {
		removed.delete(change.review._id)
		known.set(change.review._id, change.review)
	}
	return { known, removed }
}

/** Newest first, as on the server. */
export function inOrder({ known, removed }: ReviewSet): Review[] {
	return [...known.values()]
		.filter(({ _id }) => !removed.has(_id))
		.sort((a, b) => b.createdAt - a.createdAt || (a._id < b._id ? 1 : -1))
}
