import { codeOf } from '#app/api/call-api.ts'
import { sendForm } from '#app/api/send-form.ts'
import { saveOwnReview } from '#app/reviews/own/own-reviews.ts'
import { sendAlone } from '#app/waiting/change-posts.ts'
import type { Carrier } from '#app/waiting/outbox.ts'
import type { WaitingPost } from '#app/waiting/waiting-posts.ts'
import { removeWaiting, saveWaiting } from '#app/waiting/waiting-store.ts'
import type { FormGuardFields } from '#domain/forms/form-guard.ts'
import type { Review, ReviewFormFields } from '#domain/reviews/review.ts'
import { hexOf } from '#domain/text/uuid.ts'

type WaitingReview = WaitingPost & {
	kind: 'review'
	/** With the key by which its writer may change it. */
	fields: ReviewFormFields & { id: string; key: string }
}

/**
 * Publishes a review. It is stored in the browser first: without a connection, or when the tab is closed meanwhile, it is
 * sent later under the same id.
 */
export function sendReview(id: string, fields: ReviewFormFields, guard: FormGuardFields) {
	return sendAlone(id, () => post({ ...fields, id, key: newKey() }, guard))
}

async function post(fields: WaitingReview['fields'], guard: FormGuardFields = {}): Promise<Review> {
	const waiting: WaitingReview = {
		id: fields.id,
		kind: 'review',
		address: '/api/create',
		fields,
		savedAt: Date.now(),
		reason: 'offline',
		notBefore: 0,
	}
	await saveWaiting(waiting)
	try {
		const review: Review = await (await sendForm(waiting.address, { ...fields, ...guard })).json()
		await removeWaiting(fields.id)
		saveOwnReview(review._id, fields.key)
		return review
	} catch (problem) {
		if (!isWithoutConnection(problem)) await removeWaiting(fields.id)
		throw problem
	}
}

/** 128 bits. Not `randomUUID`, which browsers have on secure pages only. */
function newKey(): string {
	return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}

export function isWithoutConnection(problem: unknown): boolean {
	return codeOf(problem) === 'offline'
}

export const reviewCarrier: Carrier<WaitingReview, Review> = {
	kinds: ['review'],
	async send(waiting) {
		try {
			return await post(waiting.fields)
		} catch (problem) {
			// Refused, it stays until the visitor discards it. A server in trouble is asked again.
			const isFinal = ['duplicate', 'conflict', 'invalid-input'].includes(codeOf(problem) ?? '')
			if (!isWithoutConnection(problem))
				await saveWaiting({ ...waiting, reason: isFinal ? 'invalid' : 'unavailable' })
			return undefined
		}
	},
	sentOf({ fields }, response) {
		const review = response as Review
		saveOwnReview(review._id, fields.key)
		return review
	},
}

/** The review as listed while it waits. */
export function asReview({ id, fields, savedAt }: WaitingReview): Review {
	const { name, evaluation, message } = fields
	return { _id: id, name, evaluation, message, createdAt: savedAt, isExample: false }
}
