import { createHash } from 'node:crypto'
import { privacyVersion } from '#content/pages/privacy.ts'
import { type Database, holdNamedLock, type Transaction } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import type { ReviewsTable } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import type { FormGuardFields, Visitor } from '#domain/forms/form-guard.ts'
import type { Review, ReviewPost } from '#domain/reviews/review.ts'
import { newReviewId } from '#domain/reviews/review-id.ts'
import { summarise } from '#domain/reviews/review-summary.ts'
import { hourMs, minuteMs } from '#domain/time/dates.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { SpamGuard } from '#server/limits/spam/spam-guard.ts'
import {
	asReview,
	deleteSamples,
	findById,
	findSameContent,
	insertReview,
	isGuestKeyUsed,
	readScores,
} from './reviews-repository.ts'
import { isTellingText, reviewContentHash } from './same-content.ts'

export const sameTextMs = 24 * hourMs
const sentTwiceMs = 10 * minuteMs

export type PublishDeps = {
	database: Database
	rateLimits: RateLimits
	spam: SpamGuard
	now: () => number
	/** Whether a key is that of a guest with a confirmed booking. */
	isGuest: (key: string) => Promise<boolean>
}

/** The only way a review is published, from the page's form and from the API. `isNew` is false for a repeated post. */
export async function publishReview(
	{ database, rateLimits, spam, now, isGuest }: PublishDeps,
	post: ReviewPost,
	guard: FormGuardFields,
	visitor: Visitor,
	key?: string,
): Promise<{ review: Review; isNew: boolean }> {
	const countPost = await rateLimits.prepare('reviews', visitor.address, visitor.hasProof)
	const admit = await spam.prepare(guard, visitor)
	const guestKey = post.guest && (await isGuest(post.guest)) ? post.guest : undefined
	const unsaved = rowOf(post, now(), key)

	const outcome = await inWriteTransaction(database, async (transaction) => {
		// One at a time, so that of two equal texts the second finds the first.
		await holdNamedLock(transaction, 'publish-review')
		await countPost(transaction)
		await admit(transaction)
		const row = { ...unsaved, guest_key_hash: await hashOfUnusedKey(transaction, guestKey) }
		const known = post.id && (await findById(transaction, post.id))
		if (known)
			return known.content_hash === row.content_hash
				? { review: asReview(known, post.language), isNew: false }
				: 'conflict'
		const same = await findSameContent(transaction, row.content_hash, now() - sameTextMs)
		const before = same.find((other) => isSentTwice(other, row))
		if (before) return { review: asReview(before, post.language), isNew: false }
		if (same.length > 0 && isTellingText(row.message)) return 'duplicate'
		await insertReview(transaction, row)
		await retireSamples(transaction)
		return { review: asReview(row, post.language), isNew: true }
	})
	// Thrown after the commit, so that the attempt stays counted.
	if (outcome === 'conflict') throw new AppError('conflict')
	if (outcome === 'duplicate') throw duplicateText()
	return outcome
}

/** The home page shows three: from then on guests speak for themselves. */
const realReviewsWanted = 3

/** For good: whatever happens to the real reviews later, invented ones never come back beside or instead of them. */
async function retireSamples(transaction: Transaction) {
	const { count } = summarise(await readScores(transaction))
	if (count >= realReviewsWanted) await deleteSamples(transaction)
}

/** Null if the key has marked a review before: a key marks only one. */
async function hashOfUnusedKey(transaction: Transaction, key: string | undefined) {
	if (key === undefined) return null
	const hash = hashOfKey(key)
	return (await isGuestKeyUsed(transaction, hash)) ? null : hash
}

export function duplicateText(): AppError {
	return new AppError('duplicate', { errors: [{ field: 'message', code: 'reviewDuplicate' }] })
}

/** A double click, or a retry after a lost response: the visitor gets the review as it was published. */
function isSentTwice(
	other: Pick<ReviewsTable, 'name' | 'evaluation' | 'message' | 'created_at' | 'deleted_at'>,
	row: ReviewsTable,
) {
	const isSame =
		other.name === row.name &&
		other.evaluation === row.evaluation &&
		other.message === row.message &&
		other.deleted_at === null
	const isRecent = other.created_at > row.created_at - sentTwiceMs
	return isSame && (isRecent || isTellingText(row.message))
}

function rowOf(
	{ id, name, evaluation, message, language, consent }: ReviewPost,
	now: number,
	key: string | undefined,
) {
	return {
		id: id ?? newReviewId(now),
		name,
		evaluation,
		message,
		is_sample: 0,
		language,
		consent_version: consent ? privacyVersion : null,
		content_hash: reviewContentHash(message),
		created_at: now,
		deleted_at: null,
		answer: null,
		answered_at: null,
		hidden_at: null,
		key_hash: key === undefined ? null : hashOfKey(key),
		guest_key_hash: null,
	} satisfies ReviewsTable
}

/** Only this is stored of the key that the writer's browser keeps. */
export function hashOfKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}
