import { sql } from 'kysely'
import type { Query, Transaction } from '#db/connect.ts'
import type { ReviewsTable } from '#db/tables.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { sampleText } from './sample-reviews.ts'

/** A place in the list, which is ordered newest first. */
type Position = { createdAt: number; id: string }

const shown = [
	'id',
	'name',
	'evaluation',
	'message',
	'is_sample',
	'created_at',
	'answer',
	'answered_at',
	'answered_by',
	'hidden_at',
	'guest_key_hash',
] as const satisfies (keyof ReviewsTable)[]

export type ReviewRow = Pick<ReviewsTable, (typeof shown)[number]>
type Page = { limit: number; after?: Position | undefined }

export async function listReviews(
	query: Query,
	{ locale, ...page }: { locale: Locale } & Page,
): Promise<Review[]> {
	const rows = await reviewsPageQuery(query, page).execute()
	return rows.map((row) => asReview(row, locale))
}

export function reviewsPageQuery(query: Query, { limit, after }: Page) {
	return newestFirst(query, { limit, after }).where('hidden_at', 'is', null)
}

// Numbers as literals: only then do the partial indices of the desk match.

/** Reviews without a reply, except samples and hidden ones. */
export function unrepliedQuery(query: Query, page: Page) {
	return reviewsPageQuery(query, page)
		.where('answered_at', 'is', null)
		.where('is_sample', '=', sql.lit<0>(0))
}

/** The other reviews that are not deleted, hidden ones included. */
export function othersQuery(query: Query, page: Page) {
	return newestFirst(query, page).where((row) =>
		row.or([
			row('answered_at', 'is not', null),
			row('hidden_at', 'is not', null),
			row('is_sample', '=', sql.lit<1>(1)),
		]),
	)
}

function newestFirst(query: Query, { limit, after }: Page) {
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

export function findById(query: Query, id: string) {
	return query
		.selectFrom('reviews')
		.select([...shown, 'content_hash'])
		.where('id', '=', id)
		.executeTakeFirst()
}

/** Whether a review has been marked by this key. */
export async function isGuestKeyUsed(query: Query, hash: string): Promise<boolean> {
	const found = await query
		.selectFrom('reviews')
		.select('id')
		.where('guest_key_hash', '=', hash)
		.where('deleted_at', 'is', null)
		.executeTakeFirst()
	return found !== undefined
}

/** The number of reviews of each score, without sample reviews. */
export function readScores(query: Query) {
	return query.selectFrom('review_scores').selectAll().orderBy('evaluation').execute()
}

export async function insertReview(transaction: Transaction, row: ReviewsTable) {
	await transaction.insertInto('reviews').values(row).execute()
	await countScore(transaction, row, 1)
}

/** Changes one that is not deleted; undefined when there is none. */
export function updateReview(
	transaction: Transaction,
	id: string,
	changes: Pick<ReviewsTable, 'answer' | 'answered_at' | 'answered_by'> | ReviewWords,
) {
	return transaction
		.updateTable('reviews')
		.set(changes)
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.returning(shown)
		.executeTakeFirst()
}

type ReviewWords = Pick<ReviewsTable, 'name' | 'evaluation' | 'message' | 'content_hash'>

/** Reviews that their writer may still change: written since then with this key. */
export function findOwn(query: Query, id: string, own: { keyHash: string; since: number }) {
	return query
		.selectFrom('reviews')
		.select(shown)
		.where('id', '=', id)
		.where('key_hash', '=', own.keyHash)
		.where('created_at', '>', own.since)
		.where('deleted_at', 'is', null)
		.executeTakeFirst()
}

/** Replaces text and score. */
export async function replaceWords(transaction: Transaction, row: ReviewRow, words: ReviewWords) {
	await countScore(transaction, row, -1)
	const changed = await updateReview(transaction, row.id, words)
	if (changed) await countScore(transaction, changed, 1)
	return changed
}

export async function deleteAtOnce(transaction: Transaction, row: ReviewRow) {
	await transaction.deleteFrom('reviews').where('id', '=', row.id).execute()
	await countScore(transaction, row, -1)
	return row
}

/** Hides a review, or shows it again with `at` null; undefined when there is none. */
export async function setHidden(transaction: Transaction, id: string, at: number | null) {
	const row = await transaction
		.selectFrom('reviews')
		.select(shown)
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.executeTakeFirst()
	if (!row || (row.hidden_at === null) === (at === null)) return row
	await transaction.updateTable('reviews').set({ hidden_at: at }).where('id', '=', id).execute()
	const changed = { ...row, hidden_at: at }
	await countScore(transaction, at === null ? changed : row, at === null ? 1 : -1)
	return changed
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

export async function hasSamples(query: Query): Promise<boolean> {
	const found = await query
		.selectFrom('reviews')
		.select('id')
		.where('is_sample', '=', 1)
		.where('deleted_at', 'is', null)
		.limit(1)
		.execute()
	return found.length > 0
}

export async function deleteSamples(transaction: Transaction) {
	await transaction.deleteFrom('reviews').where('is_sample', '=', 1).execute()
}

export async function purgeDeleted(query: Query, before: number) {
	await query.deleteFrom('reviews').where('deleted_at', '<=', before).execute()
}

/** Sample reviews are not counted: an average of invented scores would mislead. Nor are hidden ones. */
async function countScore(
	transaction: Transaction,
	{
		evaluation,
		is_sample,
		hidden_at,
	}: Pick<ReviewsTable, 'evaluation' | 'is_sample' | 'hidden_at'>,
	by: 1 | -1,
) {
	if (is_sample || hidden_at !== null) return
	await transaction
		.updateTable('review_scores')
		.set((row) => ({ count: row('count', '+', by) }))
		.where('evaluation', '=', evaluation)
		.execute()
}

export function asReview(row: ReviewRow, locale: Locale): Review {
	const isExample = row.is_sample === 1
	return {
		_id: row.id,
		name: row.name,
		evaluation: row.evaluation,
		message: (isExample && sampleText(row.id, locale)) || row.message,
		createdAt: row.created_at,
		isExample,
		...(row.guest_key_hash !== null && { isGuest: true as const }),
		...(row.answer !== null && {
			answer: { message: row.answer, at: row.answered_at ?? row.created_at },
		}),
	}
}
