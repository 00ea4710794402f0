import { ApiProblem } from '#app/api/call-api.ts'
import { sendForm } from '#app/api/send-form.ts'
import type { Correction } from '#app/reviews/own/own-reviews.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import { reviewKeyHeader } from '#domain/reviews/own-review.ts'
import { type Review, type ReviewFormFields, ReviewFormSchema } from '#domain/reviews/review.ts'

/** Reads the dialog's fields as the server does, or throws the problem it would respond with. */
export function checkReview(fields: object): ReviewFormFields {
	const { values, errors } = checkForm(ReviewFormSchema, fields)
	if (errors) throw new ApiProblem('invalid-input', { errors })
	return values
}

export const wrongFields = (fields: object) => checkForm(ReviewFormSchema, fields).errors

export async function sendCorrection(
	{ review, key }: Correction,
	fields: ReviewFormFields,
): Promise<Review> {
	const headers = { [reviewKeyHeader]: key }
	const address = `/api/reviews/${review._id}`
	return (await sendForm(address, fields, { method: 'PUT', headers })).json()
}
