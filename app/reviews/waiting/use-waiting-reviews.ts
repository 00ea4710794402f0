import { useEffect, useRef, useSyncExternalStore } from 'react'
import { subscribeToWaiting } from '#app/waiting/waiting-store.ts'
import type { Review } from '#domain/reviews/review.ts'
import { noWaitingReviews, retryReviews, waitingReviews } from './waiting-reviews.ts'

/** The reviews of this browser that wait, sent while the page is open. */
export function useWaitingReviews(onPublished: (review: Review) => void) {
	const report = useRef(onPublished)
	report.current = onPublished
	useEffect(() => retryReviews((review) => report.current(review)), [])
	return useSyncExternalStore(subscribeToWaiting, waitingReviews, noWaitingReviews)
}
