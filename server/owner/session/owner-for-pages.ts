import type { OwnerForPages } from '#app/services.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import { AcceptedInvitationSchema } from '#domain/owner/people.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import { LoginSchema } from '#domain/owner/sign-in-schemas.ts'
import { formOutcome } from '#server/http/form-outcome.ts'
import type { Log } from '#server/http/logger.ts'
import type { PeopleService } from '#server/owner/people/people-service.ts'
import type { SessionService } from './session-service.ts'

/** Forms that were posted before scripts arrived, or without them. */
export function createOwnerForPages(
	session: SessionService,
	people: Pick<PeopleService, 'accept' | 'asksName' | 'nameOnInvitation'>,
	log: Log,
): OwnerForPages {
	return {
		asksName: people.asksName,
		nameOnInvitation: people.nameOnInvitation,
		async acceptInvitation(key, fields) {
			const { values, errors } = checkForm(AcceptedInvitationSchema, fields)
			if (errors) return { ok: false, code: 'invalid-input', errors }
			return await formOutcome(log, async () => ({
				token: await people.accept(key, values.password),
			}))
		},
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
