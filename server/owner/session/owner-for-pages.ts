import type { OwnerForPages } from '#app/services.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import { LoginSchema } from '#domain/owner/session.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import { formOutcome } from '#server/http/form-outcome.ts'
import type { Log } from '#server/http/logger.ts'
import type { SessionService } from './session-service.ts'

/** The sign-in of a form posted before scripts arrived. */
export function createOwnerForPages(
	session: SessionService,
	hasSeveral: () => Promise<boolean>,
	log: Log,
): OwnerForPages {
	return {
		hasSeveral,
		async signIn(fields, visitor) {
			const { name, ...rest } = fields as Record<string, unknown>
			const { values, errors } = checkForm(LoginSchema, { ...rest, name: name || signInName })
			if (errors) return { ok: false, code: 'invalid-input', errors }
			const outcome = await formOutcome(log, async () => ({
				token: await session.signIn(values, visitor.address),
			}))
			if (!outcome.ok) log.info({ code: outcome.code }, 'refused')
			return outcome
		},
	}
}
