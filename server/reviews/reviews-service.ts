import type { Transaction } from 'kysely'
import type { Database } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import type { Tables } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { type ReviewSummary, summarise, summariseExamples } from '#domain/reviews/review-summary.ts'
import type { Publish } from './publish-review.ts'
import { timeOfReviewId } from './review-id.ts'
import * as repository from './reviews-repository.ts'

const most = 100
/** Ten seconds as the visitor sees them, and some for a slow connection. */
const undoMs = 30_000
const purgeAfterMs = 60_000
const idForm = /^[\w-]{1,64}$/

export type ListOptions = { locale: Locale; limit: number; before?: string | undefined }
export type ReviewsPage = {
	reviews: Review[]
	/** The `before` of the next page; undefined on the last. */
	next: string | undefined
}

type Options = { database: Database; publish: Publish; now: () => number }
export type ReviewsService = ReturnType<typeof createReviewsService>

export function createReviewsService({ database, publish, now }: Options) {
	const { query } = database

	/** `before` is the id of a review that was shown: the page begins with the one after it. */
	async function findPosition(before: string | undefined) {
		if (before === undefined) return undefined
		const found = idForm.test(before) && (await repository.findPosition(query, before))
		if (found) return found
		const createdAt = timeOfReviewId(before)
		if (createdAt !== undefined) return { createdAt, id: before }
		throw new AppError('invalid-input', { errors: [{ field: 'before', code: 'unknown' }] })
	}

	async function list({ locale, limit, before }: ListOptions): Promise<ReviewsPage> {
		const after = await findPosition(before)
		// One more than asked for tells whether there is a next page.
		const reviews = await repository.listReviews(query, { locale, limit: limit + 1, after })
		if (reviews.length <= limit) return { reviews, next: undefined }
		const page = reviews.slice(0, limit)
		return { reviews: page, next: page.at(-1)?._id }
	}

	async function summary(): Promise<ReviewSummary> {
		const real = summarise(await repository.readScores(query))
		if (real.count > 0) return real
		// Then what is left to show are the examples, if the owner kept them.
		return summariseExamples(await repository.listReviews(query, { locale: 'es', limit: most }))
	}

	/** What finds nothing to change throws within the transaction, so that no page is made anew for it. */
	async function change<Row>(
		id: string,
		work: (transaction: Transaction<Tables>) => Promise<Row | undefined>,
	): Promise<Row> {
		if (!idForm.test(id)) throw new AppError('not-found')
		return await inWriteTransaction(database, async (transaction) => {
			const row = await work(transaction)
			if (row === undefined) throw new AppError('not-found')
			return row
		})
	}

	return {
		list,
		summary,
		publish,

		async remove(id: string): Promise<void> {
			await change(id, (transaction) => repository.markDeleted(transaction, id, now()))
		},

		/** Takes back a deletion of a moment ago. */
		async restore(id: string, locale: Locale): Promise<Review> {
			const since = now() - undoMs
			const restored = await change(id, (transaction) =>
				repository.unmarkDeleted(transaction, id, since),
			)
			return repository.asReview(restored, locale)
		},

		async forgetOld() {
			await repository.purgeDeleted(query, now() - purgeAfterMs)
		},
	}
}
