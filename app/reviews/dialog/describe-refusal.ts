import type { ApiProblem } from '#app/api/call-api.ts'
import { refusalWords } from '#content/reviews/refusal-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Refusal } from './refusal.ts'

/** An exception that is no ApiProblem has neither. */
type Problem = Partial<Pick<ApiProblem, 'code' | 'errors'>>

/** Imported after a refusal only, so that its words are not part of every page. */
export function describeRefusal(
	{ code = 'internal', errors = [] }: Problem,
	locale: Locale,
): Refusal {
	const { checkTitle, refusedTitle, offline, errors: messages, failures } = refusalWords[locale]
	const known = errors.flatMap(({ field, code }) =>
		code in messages ? [{ name: field, message: messages[code as keyof typeof messages] }] : [],
	)
	if (known.length > 0) return { title: checkTitle, errors: known }
	const reasons: Partial<Record<ApiProblem['code'], string>> = {
		'too-many-requests': failures.tooMany,
		'challenge-required': failures.challenge,
		offline,
	}
	return { title: refusedTitle, text: reasons[code] ?? failures.unavailable, errors: [] }
}
