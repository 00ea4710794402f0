import type { Transaction } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import type { FormGuardFields, Visitor } from '#domain/forms/form-guard.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'
import { type OwnReviewKey, ownReviewMs } from '#domain/reviews/own-review.ts'
import type { DeskReview, DeskReviewList } from '#domain/reviews/published-review.ts'
import type { Review, ReviewPost } from '#domain/reviews/review.ts'
import { timeOfReviewId } from '#domain/reviews/review-id.ts'
import { type ReviewSummary, summarise, summariseSamples } from '#domain/reviews/review-summary.ts'
import { actingName } from '#server/http/acting-person.ts'
import { correctReview, type Writer, withdrawReview } from './own-review.ts'
import { hashOfKey, type PublishDeps, publishReview } from './publish-review.ts'
import * as repository from './reviews-repository.ts'

/** More than there are sample reviews. */
const mostSamples = 100
/** The owner's desk shows so many: nobody replies to more in one sitting. */
const mostUnreplied = 100
/** The visitor sees ten seconds; the rest is for slow connections. */
const undoMs = 30_000
const purgeAfterMs = 60_000
const idPattern = /^[\w-]{1,64}$/

export type ListOptions = { locale: Locale; limit: number; before?: string | undefined }
type ListedReviews = {
	reviews: Review[]
	/** The `before` of the next page; undefined on the last. */
	next: string | undefined
}

export type ReviewsService = ReturnType<typeof createReviewsService>

export function createReviewsService(deps: PublishDeps) {
	const { database, now } = deps
	const { query } = database

	/** `before` is the id of the last review shown: the page begins after it, even if it has been deleted. */
	async function findPosition(before: string | undefined) {
		if (before === undefined) return undefined
		const stored = idPattern.test(before) && (await repository.findPosition(query, before))
		if (stored) return stored
		const createdAt = timeOfReviewId(before)
		if (createdAt !== undefined) return { createdAt, id: before }
		throw invalidField('before', 'unknown')
	}

	/** Throws within the transaction when nothing changed, so that the site version stays. */
	async function change<Row>(
		id: string,
		work: (transaction: Transaction) => Promise<Row | undefined>,
	): Promise<Row> {
		if (!idPattern.test(id)) throw new AppError('not-found')
		return await inWriteTransaction(database, async (transaction) => {
			const row = await work(transaction)
			if (row === undefined) throw new AppError('not-found')
			return row
		})
	}

	return {
		publish: (post: ReviewPost, guard: FormGuardFields, visitor: Visitor, key?: string) =>
			publishReview(deps, post, guard, visitor, key),

		correct: (id: string, post: ReviewPost, by: Writer) => correctReview(deps, id, post, by),
		withdraw: (id: string, by: Writer) => withdrawReview(deps, id, by),

		async findOwn({ id, key }: OwnReviewKey, locale: Locale): Promise<Review | undefined> {
			const own = { keyHash: hashOfKey(key), since: now() - ownReviewMs }
			const row = await repository.findOwn(query, id, own)
			return row && repository.asReview(row, locale)
		},

		async list({ locale, limit, before }: ListOptions): Promise<ListedReviews> {
			const after = await findPosition(before)
			// One more than requested shows whether there is a next page.
			const reviews = await repository.listReviews(query, { locale, limit: limit + 1, after })
			if (reviews.length <= limit) return { reviews, next: undefined }
			const page = reviews.slice(0, limit)
			return { reviews: page, next: page.at(-1)?._id }
		},

		async summary(): Promise<ReviewSummary> {
			const real = summarise(await repository.readScores(query))
			if (real.count > 0) return real
			const samples = { locale: defaultLocale, limit: mostSamples }
			return summariseSamples(await repository.listReviews(query, samples))
		},

		async remove(id: string): Promise<void> {
			await change(id, (transaction) => repository.markDeleted(transaction, id, now()))
		},

		/** Whether invented reviews are on the site. */
		hasSamples: () => repository.hasSamples(query),

		/** Deletes all of them, for good. */
		removeSamples: () => inWriteTransaction(database, repository.deleteSamples),

		/** Undoes a deletion of a moment ago. */
		async restore(id: string, locale: Locale): Promise<Review> {
			const since = now() - undoMs
			const row = await change(id, (transaction) =>
				repository.unmarkDeleted(transaction, id, since),
			)
			return repository.asReview(row, locale)
		},

		/** Publishes the owner's reply, or withdraws it with null. */
		async reply(
			id: string,
			message: string | null,
			{ locale, seen }: { locale: Locale; seen?: string | undefined },
		): Promise<Review> {
			const isWithdrawn = message === null
			const changes = {
				answer: message,
				answered_at: isWithdrawn ? null : now(),
				answered_by: isWithdrawn ? null : actingName(),
			}
			const row = await change(id, async (transaction) => {
				const before = seen !== undefined && (await repository.findById(transaction, id))
				if (before && (before.answer ?? '') !== seen) throw new AppError('edited-elsewhere')
				return await repository.updateReview(transaction, id, changes)
			})
			return repository.asReview(row, locale)
		},

		async setHidden(id: string, isHidden: boolean): Promise<void> {
			await change(id, (transaction) =>
				repository.setHidden(transaction, id, isHidden ? now() : null),
			)
		},

		/** For the owner's desk: reviews without a reply first. */
		async listForDesk({ locale, limit, before }: ListOptions): Promise<DeskReviewList> {
			const after = await findPosition(before)
			const [unanswered, others] = await Promise.all([
				before === undefined
					? repository.unrepliedQuery(query, { limit: mostUnreplied }).execute()
					: [],
				repository.othersQuery(query, { limit: limit + 1, after }).execute(),
			])
			const asDeskReview = (row: repository.ReviewRow): DeskReview => ({
				...repository.asReview(row, locale),
				isHidden: row.hidden_at !== null,
				answeredBy: row.answered_by ?? null,
			})
			const page = others.slice(0, limit).map(asDeskReview)
			const next = others.length > limit ? page.at(-1)?._id : undefined
			return { unanswered: unanswered.map(asDeskReview), others: page, next }
		},

		async forgetOld() {
			await repository.purgeDeleted(query, now() - purgeAfterMs)
		},
	}
}
