import { sampleReviews } from '#content/reviews/sample-reviews.ts'
import { type Database, holdNamedLock } from '#db/connect.ts'
import { addSetting, readSetting } from '#db/settings.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import type { ReviewsTable } from '#db/tables.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'

const setting = 'samples-seeded'
const idOf = (index: number) => `sample-${String(index + 1).padStart(2, '0')}`
const indexById = new Map(sampleReviews.map((_, index) => [idOf(index), index]))

/** The table holds the Spanish text. A sample review's id leads to its text in the page's language. */
export function sampleText(id: string, locale: Locale): string | undefined {
	const index = indexById.get(id)
	return index === undefined ? undefined : sampleReviews[index]?.message[locale]
}

/** For pages whose reviews cannot be read. */
export function sampleReviewsIn(locale: Locale, now: number): Review[] {
	return sampleReviews.map(({ name, evaluation, message }, index) => ({
		_id: idOf(index),
		name,
		evaluation,
		message: message[locale],
		// Older than any review of this moment.
		createdAt: now - 1 - index,
		isExample: true,
	}))
}

/** Runs once in a database's life: sample reviews that the owner deleted do not come back. */
export async function seedSampleReviews(database: Database, now: number): Promise<void> {
	if (await readSetting(database.query, setting)) return
	await inWriteTransaction(database, async (transaction) => {
		await holdNamedLock(transaction, setting)
		if (!(await addSetting(transaction, setting, String(now)))) return
		const some = await transaction.selectFrom('reviews').select('id').limit(1).execute()
		if (some.length === 0) await transaction.insertInto('reviews').values(sampleRows(now)).execute()
	})
}

function sampleRows(now: number): ReviewsTable[] {
	return sampleReviewsIn(defaultLocale, now).map(
		({ _id, name, evaluation, message, createdAt }) => ({
			id: _id,
			name,
			evaluation,
			message,
			is_sample: 1,
			language: defaultLocale,
			consent_version: null,
			content_hash: _id,
			created_at: createdAt,
			deleted_at: null,
			answer: null,
			answered_at: null,
			hidden_at: null,
			key_hash: null,
			guest_key_hash: null,
		}),
	)
}
