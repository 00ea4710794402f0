import type { ApiProblem } from '#app/api/call-api.ts'
import type { RefusalWords } from '#content/reviews/refusal-words.ts'
import type { Refusal } from './review-fields.tsx'

/** An exception that is no ApiProblem has neither. */
type Problem = Partial<Pick<ApiProblem, 'code' | 'errors'>>

/** In the visitor's words; also for a form posted without scripts. */
export function describeRefusal(
	{ code = 'internal', errors = [] }: Problem,
	{ checkTitle, refusedTitle, offline, errors: messages, failures }: RefusalWords,
): Refusal {
	const known = errors.flatMap(({ field, code }) =>
		code in messages ? [{ field, message: messages[code as keyof typeof messages] }] : [],
	)
	if (known.length > 0) return { title: checkTitle, errors: known }
	const reasons: Partial<Record<ApiProblem['code'], string>> = {
		'too-many-requests': failures.tooMany,
		'challenge-required': failures.challenge,
		offline,
	}
	return { title: refusedTitle, text: reasons[code] ?? failures.unavailable, errors: [] }
}
