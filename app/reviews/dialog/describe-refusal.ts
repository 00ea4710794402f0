import type { ApiProblem } from '#app/api/call-api.ts'
import { refusalWords } from '#content/reviews/refusal-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Refusal } from './refusal.ts'

type Problem = Pick<ApiProblem, 'code' | 'errors'>

/** Needed after a refusal only: the words come with this code, and not with every page. */
export function describeRefusal({ code, errors }: Problem, locale: Locale): Refusal {
	const { checkTitle, refusedTitle, offline, errors: messages, failures } = refusalWords[locale]
	const known = errors.flatMap(({ field, code }) =>
		code in messages ? [{ name: field, message: messages[code as keyof typeof messages] }] : [],
	)
	if (known.length > 0) return { title: checkTitle, errors: known }
	const reasons: Partial<Record<Problem['code'], string>> = {
		'too-many-requests': failures.tooMany,
		'challenge-required': failures.challenge,
		offline,
	}
	return { title: refusedTitle, text: reasons[code] ?? failures.unavailable, errors: [] }
}
