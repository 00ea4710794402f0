import type { Challenge, FormOutcome } from '#domain/forms/form-guard.ts'
import type { Log } from './logger.ts'
import { asAppError } from './problems.ts'

/** Stores a form posted through a page, and describes a failure for the page instead of throwing. */
export async function formOutcome<Stored extends object>(
	log: Log,
	store: () => Promise<Stored>,
): Promise<FormOutcome<Stored>> {
	try {
		return { ok: true, ...(await store()) }
	} catch (error) {
		const { code, errors, retryAfterSeconds, members } = asAppError(error as never)
		if (code === 'internal') log.error({ err: error }, 'a form could not be stored')
		const challenge = members.challenge as Challenge | undefined
		return { ok: false, code, errors, retryAfterSeconds, challenge }
	}
}
