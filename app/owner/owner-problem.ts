import { ApiProblem } from '#app/api/call-api.ts'
import type { OwnerWords } from '#content/owner/owner-words.ts'
import { fill } from '#domain/text/fill.ts'

/** The failures that every form of the owner shares: too many attempts, no connection, a server error. */
export function describeOwnerProblem(
	problem: unknown,
	{ login, seconds, minutes }: OwnerWords,
): string {
	const { code, retryAfterSeconds = 60 } = problem instanceof ApiProblem ? problem : {}
	if (code === 'offline') return login.offline
	if (code !== 'too-many-requests') return login.failed
	const time =
		retryAfterSeconds < 90
			? fill(seconds, { count: String(Math.ceil(retryAfterSeconds)) })
			: fill(minutes, { count: String(Math.ceil(retryAfterSeconds / 60)) })
	return fill(login.tooMany, { time })
}
