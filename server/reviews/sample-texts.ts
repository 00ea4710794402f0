import { sampleReviews } from '#content/reviews/sample-reviews.ts'
import type { ReviewsTable } from '#db/tables.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'

const idOf = (index: number) => `sample-${String(index + 1).padStart(2, '0')}`
const indexById = new Map(sampleReviews.map((_, index) => [idOf(index), index]))

/** The table holds one text, in Spanish. An example's id says which one it is, so its text can follow the page's language. */
export function sampleText(id: string, locale: Locale): string | undefined {
	const index = indexById.get(id)
	return index === undefined ? undefined : sampleReviews[index]?.message[locale]
}

/** For an empty new database. */
export function sampleRows(now: number): ReviewsTable[] {
	return sampleReviews.map(({ name, evaluation, message }, index) => ({
		id: idOf(index),
		name,
		evaluation,
		message: message.es,
		is_sample: 1,
		language: 'es',
		consent_version: null,
		content_hash: idOf(index),
		// One after the other, so that they keep their order.
		created_at: now - index,
		deleted_at: null,
	}))
}

/** For a page whose reviews cannot be read. */
export function builtInReviews(locale: Locale, now: number): Review[] {
	return sampleReviews.map(({ name, evaluation, message }, index) => ({
		_id: idOf(index),
		name,
		evaluation,
		message: message[locale],
		createdAt: now - index,
		isExample: true,
	}))
}
