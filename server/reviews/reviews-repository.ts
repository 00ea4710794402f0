import type { Query, Transaction } from '#db/connect.ts'
import type { ReviewsTable } from '#db/tables.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { sampleText } from './sample-reviews.ts'

/** A place in the list, which is ordered newest first. */
export type Position = { createdAt: number; id: string }

const shown = [
	'id',
	'name',
	'evaluation',
	'message',
	'is_sample',
	'created_at',
] as const satisfies (keyof ReviewsTable)[]

type Page = { limit: number; after?: Position | undefined }

export async function listReviews(
	query: Query,
	{ locale, ...page }: { locale: Locale } & Page,
): Promise<Review[]> {
	const rows = await reviewsPageQuery(query, page).execute()
	return rows.map((row) => asReview(row, locale))
}

export function reviewsPageQuery(query: Query, { limit, after }: Page) {
	return query
		.selectFrom('reviews')
		.select(shown)
		.where('deleted_at', 'is', null)
		.$if(after !== undefined, (some) =>
			some.where((row) =>
				row(
					row.refTuple('created_at', 'id'),
					'<',
					row.tuple(after?.createdAt ?? 0, after?.id ?? ''),
				),
			),
		)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit)
}

/** The place of a review, deleted or not. */
export async function findPosition(query: Query, id: string): Promise<Position | undefined> {
	const row = await query
		.selectFrom('reviews')
		.select('created_at')
		.where('id', '=', id)
		.executeTakeFirst()
	return row && { createdAt: row.created_at, id }
}

/** Reviews with the same words since then, also deleted ones, newest first. */
export function findSameContent(query: Query, hash: string, since: number) {
	return query
		.selectFrom('reviews')
		.select([...shown, 'deleted_at'])
		.where('content_hash', '=', hash)
		.where('created_at', '>', since)
		.orderBy('created_at', 'desc')
		.limit(20)
		.execute()
}

/** The number of reviews of each score, without sample reviews. */
export function readScores(query: Query) {
	return query.selectFrom('review_scores').selectAll().orderBy('evaluation').execute()
}

export async function insertReview(transaction: Transaction, row: ReviewsTable) {
	await transaction.insertInto('reviews').values(row).execute()
	await countScore(transaction, row, 1)
}

/** The deleted review; undefined when there was none. */
export async function markDeleted(transaction: Transaction, id: string, now: number) {
	const row = await transaction
		.updateTable('reviews')
		.set({ deleted_at: now })
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.returning(shown)
		.executeTakeFirst()
	if (row) await countScore(transaction, row, -1)
	return row
}

export async function unmarkDeleted(transaction: Transaction, id: string, since: number) {
	const row = await transaction
		.updateTable('reviews')
		.set({ deleted_at: null })
		.where('id', '=', id)
		.where('deleted_at', '>', since)
		.returning(shown)
		.executeTakeFirst()
	if (row) await countScore(transaction, row, 1)
	return row
}

export async function purgeDeleted(query: Query, before: number) {
	await query.deleteFrom('reviews').where('deleted_at', '<=', before).execute()
}

/** Sample reviews are not counted: an average of invented scores would mislead. */
async function countScore(
	transaction: Transaction,
	{ evaluation, is_sample }: Pick<ReviewsTable, 'evaluation' | 'is_sample'>,
	by: 1 | -1,
) {
	if (is_sample) return
	await transaction
		.updateTable('review_scores')
		.set((row) => ({ count: row('count', '+', by) }))
		.where('evaluation', '=', evaluation)
		.execute()
}

export function asReview(row: Pick<ReviewsTable, (typeof shown)[number]>, locale: Locale): Review {
	const isExample = row.is_sample === 1
	return {
		_id: row.id,
		name: row.name,
		evaluation: row.evaluation,
		message: (isExample && sampleText(row.id, locale)) || row.message,
		createdAt: row.created_at,
		isExample,
	}
}
