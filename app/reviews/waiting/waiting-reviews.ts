import { useEffect, useRef, useSyncExternalStore } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { sendForm } from '#app/api/send-form.ts'
import { keepOwnReview } from '#app/reviews/own/own-reviews.ts'
import { sendAlone, sendIfFree } from '#app/waiting/change-posts.ts'
import { retryWaiting } from '#app/waiting/retry-waiting.ts'
import type { WaitingPost } from '#app/waiting/waiting-posts.ts'
import {
	isWaiting,
	keepWaiting,
	removeWaiting,
	subscribeToWaiting,
	waitingPosts,
} from '#app/waiting/waiting-store.ts'
import type { FormGuardFields } from '#domain/forms/form-guard.ts'
import type { Review, ReviewFormFields } from '#domain/reviews/review.ts'

type ReviewPost = WaitingPost & {
	kind: 'review'
	/** With the key by which its writer may change it. */
	fields: ReviewFormFields & { id: string; key: string }
}

/** A review as it stands in the list while it waits. */
type WaitingReview = { review: Review; isRefused: boolean }

/**
 * Publishes a review. It is stored in the browser first: without a connection, or when the tab is closed meanwhile, it is
 * sent later under the same id.
 */
export function sendReview(id: string, fields: ReviewFormFields, guard: FormGuardFields) {
	return sendAlone(id, () => post({ ...fields, id, key: newKey() }, guard))
}

async function post(fields: ReviewPost['fields'], guard: FormGuardFields = {}): Promise<Review> {
	const kept: ReviewPost = {
		...{ id: fields.id, kind: 'review', address: '/api/create', fields },
		...{ keptAt: Date.now(), reason: 'offline', notBefore: 0 },
	}
	await keepWaiting(kept)
	try {
		const review: Review = await (await sendForm(kept.address, { ...fields, ...guard })).json()
		await removeWaiting(fields.id)
		keepOwnReview(review._id, fields.key)
		return review
	} catch (problem) {
		if (!isWithoutConnection(problem)) await removeWaiting(fields.id)
		throw problem
	}
}

/** 128 bits. Not `randomUUID`, which browsers have on secure pages only. */
function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function isWithoutConnection(problem: unknown): boolean {
	return codeOf(problem) === 'offline'
}

/** Sends the reviews that wait, as long as the page is open. */
export function retryReviews(onPublished: (review: Review) => void): () => void {
	return retryWaiting({
		kinds: ['review'],
		async send(waiting) {
			if (!isReview(waiting)) return
			const { id, fields } = waiting
			try {
				const review = await sendIfFree(id, async () =>
					(await isWaiting(id)) ? post(fields) : undefined,
				)
				if (review) onPublished(review)
			} catch (problem) {
				// Refused, it stays until the visitor discards it. A server in trouble is asked again.
				const isFinal = ['duplicate', 'conflict', 'invalid-input'].includes(codeOf(problem) ?? '')
				if (!isWithoutConnection(problem))
					await keepWaiting({ ...waiting, reason: isFinal ? 'invalid' : 'unavailable' })
			}
		},
		onAnswered: (waiting) => {
			const review = waiting.answer as Review
			if (isReview(waiting)) keepOwnReview(review._id, waiting.fields.key)
			onPublished(review)
		},
	})
}

function isReview(waiting: WaitingPost): waiting is ReviewPost {
	return waiting.kind === 'review'
}

const none: WaitingReview[] = []
let lastPosts: readonly WaitingPost[] = []
let lastRead = none

/** Returns the same array until something changes, as useSyncExternalStore requires. */
function waitingReviews(): WaitingReview[] {
	const posts = waitingPosts()
	if (posts !== lastPosts) {
		lastPosts = posts
		lastRead = posts.filter(isReview).map(({ id, fields, keptAt, reason }) => ({
			review: {
				...{ _id: id, name: fields.name, evaluation: fields.evaluation, message: fields.message },
				...{ createdAt: keptAt, isExample: false },
			},
			isRefused: reason === 'invalid',
		}))
	}
	return lastRead
}

const noWaitingReviews = () => none

/** The reviews of this browser that wait, sent while the page is open. */
export function useWaitingReviews(onPublished: (review: Review) => void) {
	const report = useRef(onPublished)
	report.current = onPublished
	useEffect(() => retryReviews((review) => report.current(review)), [])
	return useSyncExternalStore(subscribeToWaiting, waitingReviews, noWaitingReviews)
}
