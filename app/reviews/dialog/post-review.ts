import { ApiProblem } from '#app/api/call-api.ts'
import { openForm, sendForm } from '#app/api/send-form.ts'
import { checkForm } from '#domain/check-form.ts'
import type { FormGuardFields } from '#domain/form-guard.ts'
import { type Review, type ReviewDraft, ReviewDraftSchema } from '#domain/reviews/review.ts'

export { describeRefusal } from './describe-refusal.ts'
export { openForm }

/** The dialog's fields as the server will read them, or the problem it would answer with. */
export function readDraft(fields: object): ReviewDraft {
	const { values, errors } = checkForm(ReviewDraftSchema, fields)
	if (errors) throw new ApiProblem('invalid-input', { errors })
	return values
}

export async function publishReview(draft: ReviewDraft, guard: FormGuardFields): Promise<Review> {
	const answer = await sendForm('/api/create', { ...draft, ...guard })
	return answer.json()
}
