import { inWriteTransaction } from '#db/site-version.ts'
import { AppError } from '#domain/errors.ts'
import type { Visitor } from '#domain/forms/form-guard.ts'
import { ownReviewMs } from '#domain/reviews/own-review.ts'
import type { Review, ReviewPost } from '#domain/reviews/review.ts'
import { duplicateText, hashOfKey, type PublishDeps, sameTextMs } from './publish-review.ts'
import * as repository from './reviews-repository.ts'
import { isTellingText, reviewContentHash } from './same-content.ts'

/** The review's writer: the address of the browser and the key it kept. */
export type Writer = Visitor & { key: string }

/** Allowed for an hour, until the owner replies: a reply to other words would mislead. */
export async function correctReview(deps: PublishDeps, id: string, post: ReviewPost, by: Writer) {
	const { name, evaluation, message, language } = post
	const content_hash = reviewContentHash(message)
	return await changeOwn(deps, id, by, async (transaction, row, now): Promise<Review> => {
		if (row.answer !== null) throw new AppError('conflict')
		const same = await repository.findSameContent(transaction, content_hash, now - sameTextMs)
		if (isTellingText(message) && same.some((other) => other.id !== id)) throw duplicateText()
		const words = { name, evaluation, message, content_hash }
		const changed = await repository.replaceWords(transaction, row, words)
		if (!changed) throw new AppError('not-found')
		return repository.asReview(changed, language)
	})
}

/** Deleted at once, without undo: the writer wants it gone. */
export async function withdrawReview(deps: PublishDeps, id: string, by: Writer) {
	await changeOwn(deps, id, by, repository.deleteAtOnce)
}

type Change<Result> = (
	transaction: Parameters<typeof repository.deleteAtOnce>[0],
	row: repository.ReviewRow,
	now: number,
) => Promise<Result>

async function changeOwn<Result>(
	{ database, rateLimits, now }: PublishDeps,
	id: string,
	{ address, hasProof, key }: Writer,
	change: Change<Result>,
): Promise<Result> {
	await rateLimits.take('review-changes', address, hasProof)
	return await inWriteTransaction(database, async (transaction) => {
		const own = { keyHash: hashOfKey(key), since: now() - ownReviewMs }
		const row = await repository.findOwn(transaction, id, own)
		if (!row) throw new AppError('not-found')
		return await change(transaction, row, now())
	})
}
